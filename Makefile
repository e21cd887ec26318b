# One door for everything. `make play` and `make test` set up whatever is missing.
PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/pip --disable-pip-version-check -q

.PHONY: help setup play serve test soak check format bench golden clean

help:
	@echo "make play    a game against bots      make test   every test"
	@echo "make check   format, lint, types      make bench  speed, written to bench/results.md"
	@echo "make serve   tables in the browser    make soak   long proofs of the server"
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

serve: setup
	@$(BIN)/penstock serve

test: setup
	$(BIN)/python -m pytest -n auto

# The long forms of the server's proofs; about an hour, figures at the end.
soak: setup
	$(BIN)/python -m tests.server.crash --rounds 20 --tables 50
	$(BIN)/python -m tests.server.crash --rounds 20 --tables 50 --postgres --webs 2
	$(BIN)/python -m tests.server.crash --rounds 20 --tables 50 --postgres --kill-postgres
	PENSTOCK_SECRET_CASES=20 $(BIN)/python -m pytest tests/server/test_secrets.py -n 0
	PENSTOCK_SCHEMA_EXAMPLES=200 $(BIN)/python -m pytest tests/server/test_schema.py -n 0
	$(BIN)/python -m bench.durable
	$(BIN)/python -m bench.durable --postgres
	$(BIN)/python -m bench.tables --clients 1000 --think 5 --seconds 60 --compile

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
