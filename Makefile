# One door for everything. `make play` and `make test` set up whatever is missing.
PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/pip --disable-pip-version-check -q

.PHONY: help setup play test check format bench golden clean

help:
	@echo "make play    a game against bots      make test   every test"
	@echo "make check   format, lint, types      make bench  speed, written to bench/results.md"
	@echo "make golden  record the golden games anew, after a change of rules"

setup: .venv/.ready

.venv/.ready: pyproject.toml constraints.txt
	$(PYTHON) -m venv .venv
	$(PIP) install -c constraints.txt -e '.[dev]'
	@touch $@

.venv/.ready-bench: .venv/.ready
	$(PIP) install -c constraints.txt -e '.[dev,bench]'
	@touch $@

play: setup
	@$(BIN)/penstock play schwarzer-freitag

test: setup
	$(BIN)/python -m pytest -n auto

check: setup
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

format: setup
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

bench: .venv/.ready-bench
	$(BIN)/python -m bench

golden: setup
	$(BIN)/python -m tests.golden

clean:
	rm -rf .venv .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis
