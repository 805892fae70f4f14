# Two commands do everything on a fresh machine with Python 3.11:
#   make play    install, and sit down to play
#   make test    install what tests need, and run all checks

PYTHON ?= python3
VENV ?= .venv
BIN := $(VENV)/bin
EXAMPLE := examples/konane
SOURCES := $(shell find src $(EXAMPLE)/src -name '*.py')
CLIENT := $(wildcard client/src/*.ts client/*.json client/build.mjs building/*.py)
COMPILED := build/compiled
GAMES := $(notdir $(patsubst %/,%,$(dir $(wildcard src/atoll/games/*/__init__.py))))
# What is compiled is tested in BOTH forms. What plays many games is tested ONCE, in the compiled form, which is
# several times faster; all else once in the interpreted one: drawings, texts, the table, pages.
BOTH := $(addprefix tests/,engine bots playthroughs $(GAMES)) $(EXAMPLE)/tests
# What takes longest begins first, so that no worker waits for it in the end.
# A game that is laid out is tested uncompiled in tests/docs, and here in a compiled house.
ONCE := $(addprefix tests/,learn env lab arena contract playthroughs/test_perft.py tindaya/test_late_eras.py cli/test_new_game.py)
DRAWN := $(foreach name,board terminal texts,$(wildcard $(addsuffix /test_$(name).py,$(BOTH))))
# Neighbouring tests share servers, browsers and walks, so each of the two workers has neighbours.
PYTEST := $(BIN)/pytest -n 2 --dist worksteal --durations=12

# Tests start many processes, which would all have to read the sources anew.
export PYTHONDONTWRITEBYTECODE :=

.PHONY: help play test lint bench docs pictures wheels compiled interpreted tools debian-package clean

help:
	@echo "make play      install and play in the browser"
	@echo "make test      lint, types, all tests, in interpreted and compiled form"
	@echo "make lint      ruff and mypy alone"
	@echo "make bench     decisions per second and microseconds per copy"
	@echo "make docs      the documentation as a site, in build/site"
	@echo "make pictures  draw the pictures of the documentation anew"
	@echo "make wheels    a source package and a compiled wheel for this platform, in dist"
	@echo "make compiled  build engine, games and bots with mypyc in place; WITH=folder: a game's project, too"
	@echo "make interpreted  remove the compiled form again"

play: $(BIN)/.installed
	$(BIN)/atoll serve

# What is fetched from two places, and linting and compiling, which keep one core busy each, go side by side. Of what is installed for tests most
# is never imported: it gets no bytecode in advance.
test: interpreted
	$(MAKE) -j 2 $(BIN)/.installed-dev tools
	$(MAKE) -j 2 lint $(COMPILED)/.built
	HYPOTHESIS_PROFILE=brief $(PYTEST) tests $(EXAMPLE)/tests $(addprefix --ignore=,$(ONCE))
	$(MAKE) test-compiled

# The compiled form is tested on a copy, so that the tests leave the sources as they are. A game that
# `atoll new-game` lays out stays uncompiled: it must live in a compiled house, too.
.PHONY: test-compiled
test-compiled: $(COMPILED)/.built
	$(call packed,$(COMPILED),$(abspath build/wheel))
	ATOLL_WHEEL=$$(ls $(abspath build/wheel)/*.whl) ATOLL_EXPECT_COMPILED=1 \
		PYTHONPATH=$(abspath $(COMPILED)/src):$(abspath $(COMPILED)/$(EXAMPLE)/src) $(PYTEST) \
		tests/release $(filter-out $(addsuffix /%,$(BOTH)),$(ONCE)) $(BOTH) $(addprefix --ignore=,$(DRAWN))

$(COMPILED)/.built: $(BIN)/.installed-dev setup.py pyproject.toml $(SOURCES)
	rm -rf $(COMPILED)
	mkdir -p $(COMPILED)
	cp -r src examples building setup.py pyproject.toml README.md LICENSE $(COMPILED)
	cd $(COMPILED) && ATOLL_COMPILED=1 ATOLL_OPTIMISE=g ATOLL_WITH=$(EXAMPLE) $(abspath $(BIN))/python setup.py -q build_ext -j 2 --inplace
	touch $@

lint: $(BIN)/.installed-dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	cd src/atoll/template && MYPYPATH=src $(abspath $(BIN))/mypy --config-file $(abspath pyproject.toml) --cache-dir $(abspath .mypy_cache) -p mygame
	$(BIN)/python building/client.py check

docs: $(BIN)/.installed-dev
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict
	@echo "the site is in build/site: open build/site/index.html; to search it, too: $(PYTHON) -m http.server -d build/site"

pictures: $(BIN)/.installed-dev tools
	$(BIN)/python building/pictures.py
	$(BIN)/python building/findings.py

# A wheel of what was compiled in a folder; other projects compiled there stay out of it.
define packed
	rm -rf $(1)/build/lib*/konane* $(2)
	cd $(1) && ATOLL_COMPILED=packed $(abspath $(BIN))/python setup.py -q build_py bdist_wheel --skip-build --dist-dir $(2)
endef

wheels: $(BIN)/.installed-dev
	rm -rf build/release
	mkdir -p build/release dist
	cp -r src client building setup.py pyproject.toml MANIFEST.in README.md LICENSE build/release
	rm -rf build/release/client/node_modules
	find build/release -name '*.so' -delete
	cd build/release && ATOLL_COMPILED=1 $(abspath $(BIN))/python setup.py -q build_ext -j 2
	$(call packed,build/release,$(abspath build/release/dist))
	$(BIN)/python -m build --sdist --no-isolation --outdir build/release/dist .
	mv build/release/dist/* dist
	@ls dist

bench: $(BIN)/.installed
	$(BIN)/atoll bench

compiled: $(BIN)/.installed-dev
	ATOLL_COMPILED=1 ATOLL_WITH="$(WITH)" $(BIN)/python setup.py -q build_ext -j 2 --inplace

interpreted:
	find src examples -name '*.so' -delete

# Browser tests use Debian's chromium (browsers' own downloaders need other servers), store tests
# a PostgreSQL of their own. A chromium that cannot open windows does the same for half the work.
tools:
	@command -v chromium-headless-shell >/dev/null \
		|| $(MAKE) -s debian-package NAME=chromium-headless-shell >/dev/null 2>&1 \
		|| command -v chromium >/dev/null || $(MAKE) -s debian-package NAME=chromium
	@command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 \
		|| $(MAKE) -s debian-package NAME=postgresql

debian-package:
	@echo "installing $(NAME) for the tests"
	@{ apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq $(NAME) >/dev/null; } \
		|| { echo "make test needs $(NAME): install it with your package manager"; exit 1; }

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Atoll needs Python 3.11 or newer; say which: make PYTHON=python3.11 ..."; exit 1; }
	$(PYTHON) -m venv $(VENV)

$(BIN)/.installed: $(BIN)/python pyproject.toml requirements.lock $(CLIENT)
	$(BIN)/pip install -q --disable-pip-version-check -c requirements.lock -e .
	touch $@

$(BIN)/.installed-dev: $(BIN)/python pyproject.toml $(EXAMPLE)/pyproject.toml requirements.lock $(CLIENT)
	$(BIN)/pip install -q --disable-pip-version-check --no-compile -c requirements.lock -e '.[dev]'
	$(BIN)/pip install -q --disable-pip-version-check --no-deps --no-build-isolation -e $(EXAMPLE)
	touch $@ $(BIN)/.installed

clean: interpreted
	rm -rf build dist client/node_modules src/atoll/table/static/page.js src/*.egg-info examples/*/src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
