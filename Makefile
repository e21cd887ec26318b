# One door for everything. `make play` and `make test` set up whatever is missing.
PYTHON ?= python3
EXTRAS ?= dev
BIN := .venv/bin
PIP := $(BIN)/pip --disable-pip-version-check -q

# Where an environment forbids it to keep what it has compiled, Python reads our sources anew in every process.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help setup play serve dev quick quick-types quick-page quick-rules test test-page test-python libraries soak check format bench golden gen docs wheel site screenshots clean

help:
	@echo "make play    the page in a browser   make test   every test"
	@echo "make check   format, lint, types      make bench  speed, written to bench/results.md"
	@echo "make serve   only the server          make soak   long proofs of the server"
	@echo "make quick   what one needs after each change: types, paragraphs, engine, Vitest"
	@echo "make dev     server and page with reload, while you change them"
	@echo "make golden  record the golden games anew, after a change of rules"
	@echo "make gen     the page's types, after a change of views, moves or answers"
	@echo "make web/dist  build the page        make screenshots  pictures of every page"
	@echo "make docs    the documentation as a site, in docs-site"
	@echo "make wheel   the package with the built page in it, in dist"
	@echo "make site    the page as a folder of files that needs no server, in site"

setup: .venv/.ready

.venv/.ready: pyproject.toml constraints.txt
	$(PYTHON) -m venv .venv
	$(PIP) install -c constraints.txt -e '.[$(EXTRAS)]'
	@touch $@

.venv/.ready-bench: .venv/.ready
	$(PIP) install -c constraints.txt -e '.[dev,bench]'
	@touch $@

# The documentation as a site; a dead link or an unknown name fails.
.venv/.ready-docs: .venv/.ready
	$(PIP) install -c constraints.txt -e '.[dev,docs]'
	@touch $@

docs: .venv/.ready-docs
	$(BIN)/sphinx-build -q -W --keep-going -b html docs docs-site
	@echo "docs-site/index.html"

# The page: built from source by the Node.js that comes with the environment.
NPM := NODE_USE_SYSTEM_CA=1 PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web --no-update-notifier
WEB_SOURCES := $(shell find web/src web/public -type f 2>/dev/null; find src/penstock/games -name '*.ftl') web/index.html web/vite.config.ts

web/node_modules/.ready: web/package-lock.json .venv/.ready
	$(NPM) ci --silent
	@touch $@

# The games themselves, for a page that plays without a server; modules come from the cache where no rule has changed.
GAME_SOURCES := $(shell find src/penstock/engine src/penstock/games src/penstock/bots -name '*.py') \
  $(shell find src/penstock -name '*.ftl' -o -name '*.toml' -o -name net.bin) $(shell find docs/rules -name '*.md')

web/public/local/games.en.json: .venv/.ready $(GAME_SOURCES)
	$(BIN)/penstock site --games web/public/local
	@touch $@

web/dist: web/node_modules/.ready web/public/local/games.en.json $(WEB_SOURCES)
	$(NPM) run --silent build -- --logLevel warn
	@touch $@

# What `pip install` needs, the built page included (hatch_build.py).
wheel: setup web/dist
	$(PIP) wheel --no-deps --no-build-isolation -w dist .
	@ls dist/*.whl

# The page with all games and bots in it, for any web server or none of your own.
site: setup web/dist
	$(BIN)/penstock site --page web/dist site

# A browser for the tests of the page: the system's Chromium, Debian's package, or Playwright's own.
.venv/.ready-browser: .venv/.ready
	command -v chromium || command -v chromium-browser \
	  || apt-get install -y -q chromium \
	  || { apt-get update -q && apt-get install -y -q chromium; } \
	  || $(BIN)/playwright install chromium
	@touch $@

# The page's types, from the server's answers and the games.
gen: setup
	$(BIN)/python -m tests.web.write_types

screenshots: web/dist .venv/.ready-browser
	$(BIN)/python -m tests.web.screenshots

# At a terminal: the page in a browser. Without one: a whole game between bots, shown and done.
play: setup web/dist
	@if [ -t 0 ] && [ -t 1 ]; then $(BIN)/penstock serve --page web/dist --open; \
	else $(BIN)/penstock play schwarzer-freitag; fi

serve: setup web/dist
	@$(BIN)/penstock serve --page web/dist

# Server and page with reload while you change them; Ctrl-C ends both. (The environment's `node` is a
# Python program around the real one, which would not wait for their end.)
dev: setup web/node_modules/.ready
	@cd web && export PATH="$(CURDIR)/$(BIN):$$PATH" && exec "$$(node -p process.execPath)" dev.js

# After each change, in a minute: types, every paragraph on the plain backend, the engine, the page's own tests.
# Side by side: types are checked by one process alone.
quick: setup web/node_modules/.ready
	@$(MAKE) --no-print-directory -j3 quick-types quick-page quick-rules

quick-types:
	$(BIN)/mypy

quick-page:
	$(NPM) test --silent

quick-rules:
	$(BIN)/python -m pytest -n auto --dist worksteal -m 'not slow' tests/games tests/engine

# Side by side; two workers to a core, for many tests wait for a server, a browser or a process.
WORKERS = $(shell $(BIN)/python -c 'import os; print(2 * (os.cpu_count() or 1))')

test: setup web/dist .venv/.ready-browser
	@$(MAKE) --no-print-directory -j2 test-page test-python

test-python: libraries
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal --durations=20

test-page: web/node_modules/.ready
	$(NPM) run --silent check
	$(NPM) test --silent

# Compiled once, for all tests.
libraries: setup
	$(BIN)/python -m tests.prepare

# The long forms of the server's proofs: some hours unattended, figures in bench/results.md.
soak: setup
	$(BIN)/python -m bench.soak

check: setup web/node_modules/.ready
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(NPM) run --silent lint

format: setup web/node_modules/.ready
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	$(NPM) run --silent format

bench: .venv/.ready-bench
	$(BIN)/python -m bench

golden: setup
	$(BIN)/python -m tests.golden

clean:
	rm -rf .venv web/node_modules web/dist web/public/local dist site docs-site .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis
