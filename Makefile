# `make` alone lists what there is. Everything made here is ignored by git.

PYTHON ?= python3
GAME ?= revolution

export PIP_DISABLE_PIP_VERSION_CHECK := 1
# What Python has compiled once it need not compile again: the tests start some two hundred servers.
unexport PYTHONDONTWRITEBYTECODE
PIP := -m pip install -qq
# uv takes a sixth of pip's time; where it cannot be had, or finds no packages, pip does the same.
QUICK_PIP = .venv-dev/bin/uv pip install --quiet --python $(1) $(2) 2>/dev/null || \
	.venv-dev/bin/python -m pip --python $(1) install -qq --no-compile $(2)

FIND_SOURCES := find src pyproject.toml packaging/build_engine.py -type f -not -name '*.pyc'
SOURCES := $(shell $(FIND_SOURCES))
LOCK := packaging/requirements.lock
COMPILE := .venv-lock/bin/uv pip compile --quiet --upgrade --universal --python-version 3.11 \
	--generate-hashes --no-header

.DEFAULT_GOAL := help
.PHONY: help ready engine install-compiled play text test check lint lint-python lint-web suite sources web-tests web-checks compiled crash load web types web-format web-lint web-suite strength studies agent ablation bench format lock clean
.DELETE_ON_ERROR:

# One target after another, but for those that are said to bear it: each tells all at its end.
ifndef SIDE_BY_SIDE
.NOTPARALLEL:
endif
side_by_side = @$(MAKE) --no-print-directory --jobs SIDE_BY_SIDE=1 \
	$(if $(filter output-sync,$(.FEATURES)),--output-sync=target) $(1)

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# Servers and browsers let a test wait: one more at a time than there are cores. The tests of a file
# share theirs, so they stay together; the small files, which come last, fill up what is left.
RUN = pytest -n $(shell expr $$(getconf _NPROCESSORS_ONLN) + 1) --dist loadfile --no-loadscope-reorder
PYTEST = .venv-dev/bin/python -m $(RUN)
# Whoever insists on the compiled engine waits for it.
FIRST := $(if $(filter 1,$(TOCSIN_COMPILE)),engine,ready)

play: $(FIRST) ## play in the browser, with bots and whoever can reach this machine
	$(compile_meanwhile)
	@.venv/bin/tocsin serve --open $(ARGS)

text: $(FIRST) ## play in the terminal: make text GAME=revolution ARGS="--players 4 --lang fr"
	$(compile_meanwhile)
	@.venv/bin/tocsin play $(GAME) $(ARGS)

# The whole suite comes last, so that its closing line closes the run. All else goes side by side
# with the setting up of the environments and the build of the wheel.
test: ## what CI runs: lint, the rules on the sources, everything on the compiled wheel
	$(call side_by_side,lint-python web-checks sources .venv-compiled/ready)
	@$(MAKE) --no-print-directory compiled

check: lint suite ## format, lint, types, imports and the tests, on the sources

lint: .venv-dev/ready ## the part of check that runs no test
	$(call side_by_side,lint-python lint-web)

lint-python: .venv-dev/ready
	.venv-dev/bin/ruff format --check
	.venv-dev/bin/ruff check
	.venv-dev/bin/mypy
	.venv-dev/bin/lint-imports --no-logo

lint-web:
	$(call with_node,$(MAKE) --no-print-directory web-lint)

# The web's own tests come first: the closing line of the run is pytest's.
suite: web-tests .venv-dev/ready ## all tests, on the sources
	$(PYTEST)

# The sources need not be put through all of it again at a tenth of the speed: the rules hold on
# them too, and the checksums say that they play the same matches, tell the same and judge the same.
sources: .venv-dev/ready
	$(PYTEST) tests/games tests/kernel tests/battery/test_checksums.py $(OF_SOURCES)

# Of no use to a wheel: classes made from compiled ones, builds with the tools of .venv-dev.
OF_SOURCES := tests/battery/test_reads.py tests/bots/test_rollout.py tests/test_packaging.py

web-tests:
	$(call with_node,$(MAKE) --no-print-directory web-suite)

# One make for both, for both need the same modules.
web-checks:
	$(call with_node,$(MAKE) --no-print-directory web-lint web-suite)

# Only those who change the web client need node: its built files are part of the repository.
with_node = @if command -v npm >/dev/null; then $(1); else echo "no node: the web client's own checks are left out"; fi

web: web/node_modules/ready ## build the web client into the server
	npm --prefix web run --silent build

types: .venv-dev/ready ## write the TypeScript types of what the server tells
	.venv-dev/bin/python packaging/web_types.py

# Built elsewhere: meanwhile others may read what is compared with it.
web-lint: web/node_modules/ready
	npm --prefix web run --silent lint
	npm --prefix web run --silent check
	npm --prefix web run --silent build -- --logLevel warn --emptyOutDir --outDir $(CURDIR)/build/static
	diff --recursive --brief build/static src/tocsin/server/static

web-suite: web/node_modules/ready
	npm --prefix web run --silent test

web/node_modules/ready: web/package-lock.json
	npm --prefix web ci --silent
	@touch $@

# Started from inside .venv-compiled, where only the installed wheel can be imported.
compiled: .venv-compiled/ready ## all tests, against the compiled wheel
	cd .venv-compiled && TOCSIN_EXPECT_COMPILED=1 bin/python -m $(RUN) \
		-c $(CURDIR)/pyproject.toml --rootdir $(CURDIR) $(CURDIR)/tests \
		$(addprefix --ignore=$(CURDIR)/,$(OF_SOURCES))

crash: .venv-dev/ready ## kill the server 200 times, and two on PostgreSQL 30 times
	TOCSIN_KILLS=200 TOCSIN_KILLS_OF_TWO=30 .venv-dev/bin/python -m pytest -o log_cli=true \
		-o log_cli_level=INFO tests/server/test_crash.py tests/server/test_migration.py

load: engine ## the server under load, beside boardgame.io: make load ARGS="full half --seconds 30"
	.venv/bin/python -m bench.load $(ARGS)

strength: engine ## how strong the levels are, hours: make strength ARGS="--game paris --matches 40"
	.venv/bin/python -m bench.strength $(ARGS)

studies: .venv-lab/ready ## a question to each game, answered from matches: writes docs/studies/
	.venv-lab/bin/python -m bench.studies $(ARGS)

# Started from inside .venv-agent, where only the installed wheel can be imported.
agent: .venv-agent/ready ## teach the agents of docs/environments.md; brings PyTorch, 1 GB
	cd .venv-agent && bin/python -m pytest -c $(CURDIR)/pyproject.toml --rootdir $(CURDIR) \
		$(CURDIR)/tests/envs/test_first_agent.py

ablation: engine ## what each technique of the server gains: make ablation ARGS="compression --rounds 5"
	.venv/bin/python -m bench.ablation $(ARGS)

bench: engine ## measure the claims in bench/
	PYTHON=.venv/bin/python bench/run.sh

format: .venv-dev/ready ## put the layout right, and what the linter can mend
	.venv-dev/bin/ruff check --fix
	.venv-dev/bin/ruff format
	$(call with_node,$(MAKE) --no-print-directory web-format)

web-format: web/node_modules/ready
	npm --prefix web run --silent format

# One resolution for all: what a server and a build need is taken from what a check needs.
lock: .venv-lock/ready ## renew the locks in packaging/ from pyproject.toml
	$(COMPILE) --group dev pyproject.toml -o $(LOCK)
	$(COMPILE) --constraint $(LOCK) --extra postgres --extra nets pyproject.toml -o packaging/server.lock
	$(COMPILE) --constraint $(LOCK) --group build -o packaging/build.lock
	$(COMPILE) --group install -o packaging/install.lock

clean: ## remove everything made here
	rm -rf web/node_modules
	rm -rf .venv .venv-dev .venv-compiled .venv-lab .venv-agent .venv-lock .venv-bench dist build
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

# .venv plays from the sources until the compiled engine takes their place, for the next start: a
# server that runs keeps what it started with. One make at a time changes it.
ALONE = $(PYTHON) packaging/alone.py

ready:
	@$(ALONE) Makefile $(MAKE) --silent .venv/ready

# pip's own byte-compiling of everything costs more than what a start needs of it.
.venv/base: packaging/server.lock packaging/build.lock
	@echo "Setting up .venv: some twenty seconds, once"
	$(new_venv)
	@.venv/bin/python $(PIP) --no-compile --require-hashes --no-deps \
		-r packaging/server.lock -r packaging/build.lock
	@touch $@

# An install that was cut short may have left files which would hide the sources.
.venv/ready: .venv/base $(SOURCES)
	@rm -rf $@ .venv/compiled .venv/lib/*/site-packages/tocsin*
	@.venv/bin/python $(PIP) --no-deps --no-build-isolation --editable .
	@touch $@

# Out of reach of Ctrl-C, which stops the server only. Without a C compiler, or cut short, it leaves
# .venv as it is, and the next start tries again.
define compile_meanwhile
@if [ ! -e .venv/compiled ] && [ "$$TOCSIN_COMPILE" != 0 ]; then \
	echo "Plain Python for now; with a C compiler the engine is compiled meanwhile, for the next start (.venv/compile.log)"; \
	MAKEFLAGS= nice -n 19 $(ALONE) packaging/build_engine.py $(MAKE) --silent .venv/compiled \
		</dev/null >>.venv/compile.log 2>&1 & \
fi
endef

engine: ready
	@[ "$$TOCSIN_COMPILE" = 0 ] || $(ALONE) packaging/build_engine.py $(MAKE) --silent .venv/compiled

.venv/compiled:
	@touch .venv/begun
	@rm -rf .venv/wheel
	@TOCSIN_COMPILE=1 .venv/bin/python -m pip wheel -qq --no-deps --no-build-isolation --wheel-dir .venv/wheel .
	@$(ALONE) Makefile $(MAKE) --silent install-compiled
	@touch $@

# Half done there is no .venv/ready, so that one cut short is made anew.
install-compiled:
	@changed=$$($(FIND_SOURCES) -newer .venv/begun && find .venv/ready -newer .venv/begun) || exit 1; \
	[ -z "$$changed" ] || { echo "Changed while it was compiled:" $$changed >&2; exit 1; }
	@mv .venv/ready .venv/was-ready
	@.venv/bin/python $(PIP) --no-deps --no-index --force-reinstall .venv/wheel/*.whl
	@mv .venv/was-ready .venv/ready

# What a build needs comes first, for the wheel takes longer than all the rest.
.venv-dev/base: pyproject.toml $(LOCK) packaging/build.lock packaging/install.lock
	@echo "Setting up .venv-dev"
	$(new_venv)
	@.venv-dev/bin/python $(PIP) --no-compile --require-hashes --no-deps --only-binary :all: \
		-r packaging/install.lock || echo "no uv: pip takes its place"
	@$(call QUICK_PIP,.venv-dev/bin/python,--require-hashes --no-deps -r packaging/build.lock)
	@touch $@

.venv-dev/ready: .venv-dev/base
	@$(call QUICK_PIP,.venv-dev/bin/python,--require-hashes --no-deps -r $(LOCK))
	@TOCSIN_COMPILE=0 .venv-dev/bin/python $(PIP) --no-deps --no-build-isolation --editable .
	@touch $@

.venv-compiled/wheel/built: .venv-dev/base $(SOURCES)
	@rm -rf $(@D)
	@TOCSIN_COMPILE=1 .venv-dev/bin/python -m pip wheel -qq --no-deps --no-build-isolation --wheel-dir $(@D) .
	@touch $@

# The wheel brings the dependencies it declares, in the versions of the lock, and serves with them
# alone; then come those of the tests.
.venv-compiled/ready: .venv-compiled/wheel/built .venv-dev/ready
	@echo "Setting up .venv-compiled"
	@$(PYTHON) -m venv --without-pip $(@D)
	@rm -rf .venv-compiled/lib/python*/site-packages/*
	@.venv-dev/bin/python -m pip freeze --exclude-editable > .venv-compiled/versions
	@$(call QUICK_PIP,.venv-compiled/bin/python,--constraint .venv-compiled/versions .venv-compiled/wheel/*.whl)
	@.venv-compiled/bin/python -c "import tocsin.cli, tocsin.server.run"
	@.venv-dev/bin/python -c 'import sysconfig; print(sysconfig.get_path("purelib"))' > .venv-compiled/tests.pth
	@mv .venv-compiled/tests.pth .venv-compiled/lib/python*/site-packages/
	@touch $@

# The compiled wheel with some of its extras, in the versions of the lock where it has them.
define with_extras
$(new_venv)
@.venv-$(1)/bin/python $(PIP) --constraint .venv-compiled/versions "$$(echo .venv-compiled/wheel/*.whl)[$(2)]" $(3)
@touch $@
endef

.venv-lab/ready: .venv-compiled/ready
	@echo "Setting up .venv-lab"
	$(call with_extras,lab,lab)

.venv-agent/ready: .venv-compiled/ready
	@echo "Setting up .venv-agent: PyTorch takes minutes"
	$(call with_extras,agent,agents,hypothesis pytest scikit-learn)

.venv-lock/ready:
	$(new_venv)
	@.venv-lock/bin/python $(PIP) uv
	@touch $@
