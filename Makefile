# `make` alone lists what there is. Everything made here is ignored by git.

PYTHON ?= python3
GAME ?= revolution

export PIP_DISABLE_PIP_VERSION_CHECK := 1
PIP := -m pip install -qq

SOURCES := $(shell find src -type f -not -name '*.pyc') pyproject.toml packaging/build_engine.py
LOCK := packaging/requirements.lock
COMPILE := .venv-lock/bin/uv pip compile --quiet --upgrade --universal --python-version 3.11 \
	--generate-hashes --no-header

.DEFAULT_GOAL := help
.PHONY: help play text test check lint suite compiled crash load web web-lint web-suite bench format lock clean
.NOTPARALLEL:
.DELETE_ON_ERROR:

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: .venv/ready ## play in the browser, with bots and whoever can reach this machine
	@.venv/bin/tocsin serve --open $(ARGS)

text: .venv/ready ## play in the terminal: make text GAME=revolution ARGS="--players 4 --lang fr"
	@.venv/bin/tocsin play $(GAME) $(ARGS)

# The whole suite comes last, so that its closing line closes the run.
test: lint compiled suite ## what CI runs: check + compiled

check: lint suite ## format, lint, types, imports and the tests, on the sources

lint: .venv-dev/ready ## the part of check that runs no test
	.venv-dev/bin/ruff format --check
	.venv-dev/bin/ruff check
	.venv-dev/bin/mypy
	.venv-dev/bin/lint-imports --no-logo
	$(call with_node,$(MAKE) --no-print-directory web-lint)

# The web's own tests come first: the closing line of the run is pytest's.
suite: .venv-dev/ready ## all tests, on the sources
	$(call with_node,$(MAKE) --no-print-directory web-suite)
	.venv-dev/bin/python -m pytest -n auto --dist worksteal

# Only those who change the web client need node: its built files are part of the repository.
with_node = @if command -v npm >/dev/null; then $(1); else echo "no node: the web client's own checks are left out"; fi

web: web/node_modules/ready ## build the web client into the server
	npm --prefix web run --silent build

web-lint: web/node_modules/ready
	npm --prefix web run --silent check
	npm --prefix web run --silent build -- --logLevel warn
	git diff --exit-code --stat -- src/tocsin/server/static

web-suite: web/node_modules/ready
	npm --prefix web run --silent test

web/node_modules/ready: web/package-lock.json
	npm --prefix web ci --silent
	@touch $@

# Started from inside .venv-compiled, where only the installed wheel can be imported.
compiled: .venv-compiled/ready ## the rules tests against the compiled wheel
	cd .venv-compiled && TOCSIN_EXPECT_COMPILED=1 bin/python -m pytest -n auto \
		-c $(CURDIR)/pyproject.toml --rootdir $(CURDIR) $(CURDIR)/tests/battery $(CURDIR)/tests/games

crash: .venv-dev/ready ## kill the server 200 times, and two on PostgreSQL 30 times
	TOCSIN_KILLS=200 TOCSIN_KILLS_OF_TWO=30 .venv-dev/bin/python -m pytest -o log_cli=true \
		-o log_cli_level=INFO tests/server/test_crash.py tests/server/test_migration.py

load: .venv/ready ## 200 tables of four for a minute, beside boardgame.io
	.venv/bin/python -m bench.load

bench: .venv/ready ## measure the claims in bench/
	PYTHON=.venv/bin/python bench/run.sh

format: .venv-dev/ready ## put the layout right, and what the linter can mend
	.venv-dev/bin/ruff check --fix
	.venv-dev/bin/ruff format

# One resolution for all: what a server and a build need is taken from what a check needs.
lock: .venv-lock/ready ## renew the locks in packaging/ from pyproject.toml
	$(COMPILE) --group dev pyproject.toml -o $(LOCK)
	$(COMPILE) --constraint $(LOCK) --extra postgres pyproject.toml -o packaging/server.lock
	$(COMPILE) --constraint $(LOCK) --group build -o packaging/build.lock

clean: ## remove everything made here
	rm -rf web/node_modules
	rm -rf .venv .venv-dev .venv-compiled .venv-lock .venv-bench dist build
	rm -rf .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests bench packaging -name __pycache__ -type d -prune -exec rm -rf {} +

# Debian has ensurepip in a package of its own; without it a venv comes out without pip.
define new_venv
@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
	echo "Tocsin needs Python 3.11 or newer as $(PYTHON); name another: make PYTHON=python3.12 ..." >&2; \
	exit 1; }
@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
	if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		echo "Installing python3-venv, which $(PYTHON) lacks"; \
		{ apt-get -qq update && apt-get -qq -y install python3-venv; } >/dev/null; \
	else \
		echo "$(PYTHON) cannot make a venv; install it: sudo apt-get install python3-venv" >&2; \
		exit 1; \
	fi; }
@$(PYTHON) -m venv --clear $(@D)
endef

.venv/ready: $(SOURCES) packaging/server.lock packaging/build.lock
	@echo "Setting up .venv; with a C compiler this takes some three minutes (TOCSIN_COMPILE=0: half a minute), once"
	$(new_venv)
	@.venv/bin/python $(PIP) --require-hashes --no-deps -r packaging/server.lock -r packaging/build.lock
	@.venv/bin/python $(PIP) --no-deps --no-build-isolation .
	@touch $@

.venv-dev/ready: pyproject.toml $(LOCK)
	@echo "Setting up .venv-dev"
	$(new_venv)
	@.venv-dev/bin/python $(PIP) --require-hashes --no-deps -r $(LOCK)
	@TOCSIN_COMPILE=0 .venv-dev/bin/python $(PIP) --no-deps --no-build-isolation --editable .
	@touch $@

# The wheel brings the dependencies it declares, in the versions of the lock.
.venv-compiled/ready: .venv-dev/ready $(SOURCES)
	@echo "Setting up .venv-compiled"
	$(new_venv)
	@TOCSIN_COMPILE=1 .venv-dev/bin/python -m pip wheel -qq --no-deps --no-build-isolation \
		--wheel-dir .venv-compiled/wheel .
	@.venv-dev/bin/python -m pip freeze --exclude-editable > .venv-compiled/versions
	@.venv-compiled/bin/python $(PIP) --constraint .venv-compiled/versions \
		.venv-compiled/wheel/*.whl hypothesis pytest pytest-xdist
	@touch $@

.venv-lock/ready:
	$(new_venv)
	@.venv-lock/bin/python $(PIP) uv
	@touch $@
