# Two commands matter: `make play` and `make test`. Everything is installed into .venv, and into
# node_modules for the page; nothing else is needed than Python 3.11 or newer.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
ARGS ?=
# The tool that installs everything else; pinned like everything else.
UV := uv==0.13.7

.DEFAULT_GOAL := help
.PHONY: help play terminal serve page screenshots test coverage check docs release bench bench-research soak mutants format lock clean
.PHONY: .check-python .check-page .test-python .test-page .beside
# `make` builds the page by itself, so an install does not.
export SALEROOM_PAGE := none
# Without compiled modules every start, of a server too, takes twice as long.
unexport PYTHONDONTWRITEBYTECODE
# What mypy knows of a file holds in every checkout that has the same file.
export MYPY_CACHE_DIR ?= $(or $(SALEROOM_CACHE),$(or $(XDG_CACHE_HOME),$(HOME)/.cache)/saleroom)/mypy
BUILD := $(BIN)/python frontend/build.py --node-from lock/page.txt

help: ## say what can be made
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /  make \1\t/' | expand -t 24

play: $(VENV)/.play page ## play in the browser (ARGS="--port 9000")
	@$(BIN)/saleroom serve --next-port $(ARGS)

terminal: $(VENV)/.play ## play in the terminal (ARGS="--seat none" watches bots)
	@$(BIN)/saleroom play $(ARGS)

serve: $(VENV)/.play page ## run the server at http://127.0.0.1:8080 and nowhere else
	@$(BIN)/saleroom serve $(ARGS)

page: $(VENV)/.uv ## build the page into the package, if it is not fresh
	@$(BUILD)

screenshots: $(VENV)/.dev page ## take the pictures of the documentation again
	$(BIN)/python docs/pictures/screens.py $(ARGS)

test: $(VENV)/.uv ## run every check and test; branch coverage of the kernel has a floor
	@$(MAKE) --no-print-directory --jobs=2 $(VENV)/.dev page
	@rm -rf build/coverage && mkdir -p build/coverage
	@$(MAKE) --no-print-directory --jobs=2 .beside .test-python
	@$(if $(ARGS),,$(BIN)/coverage combine --quiet && $(BIN)/coverage report)

# The checks, with what time the tests leave. Says nothing until it is done: tests run beside it.
.beside:
	@mkdir -p build
	@nice -n 10 $(MAKE) --no-print-directory --keep-going .check-python .check-page .test-page > build/checks.txt 2>&1; \
		status=$$?; cat build/checks.txt; exit $$status

.test-page:
	$(BUILD) test

.test-python:
	$(if $(ARGS),,SALEROOM_COVERAGE=kernel) $(BIN)/pytest --forks 6 $(ARGS)

coverage: $(VENV)/.dev page ## branch coverage of the whole package by all tests, without a floor
	@rm -rf build/coverage && mkdir -p build/coverage
	SALEROOM_COVERAGE=all $(BIN)/pytest --forks 6 $(ARGS)
	@$(BIN)/coverage combine --quiet && $(BIN)/coverage report --fail-under=0

check: $(VENV)/.dev ## format, lint, types and import rules
	@$(MAKE) --no-print-directory --jobs=2 .check-python .check-page

.check-python:
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache

.check-page:
	$(BUILD) check

docs: $(VENV)/.dev ## build the documentation as a site
	$(BIN)/python docs/site.py

release: $(VENV)/.dev page ## build what is published, try it out, say what is left to do
	$(BIN)/python release.py

bench: $(VENV)/.dev ## measure speed; prints ratios side by side
	$(BIN)/python benchmarks/playouts.py $(ARGS)

# What is only measured beside our environments lies in a folder of its own.
bench-research: $(VENV)/.dev ## measure environments beside those of others
	$(BIN)/uv pip install --quiet --require-hashes --no-deps --target build/bench -r lock/bench.txt
	PYTHONPATH=build/bench taskset -c 0 $(BIN)/python -W ignore benchmarks/research.py $(ARGS)

soak: $(VENV)/.dev page ## the long tests: many more games, many more bad moves
	@mkdir -p build
	$(BIN)/pytest --forks 2 -m soak -rA --durations=0 --junit-xml=build/soak.xml $(ARGS) > build/soak.txt 2>&1; \
		status=$$?; tail -n 40 build/soak.txt; echo "the whole report: build/soak.txt, build/soak.xml"; exit $$status

mutants: $(VENV)/.dev ## change the kernel line by line; which changes do no tests notice?
	PYTHONPATH=tests nice -n 15 $(BIN)/python -m mutants $(ARGS)

format: $(VENV)/.dev ## put the sources in order
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	$(BUILD) format

lock: $(VENV)/.uv ## choose the newest versions that fit and write them down
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-annotate --no-header --upgrade \
		--extra fast --extra server pyproject.toml -o lock/play.txt
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-annotate --no-header --upgrade \
		--all-extras --group dev pyproject.toml -o lock/dev.txt
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-annotate --no-header --upgrade \
		--group pyproject.toml:page -o lock/page.txt
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-annotate --no-header --upgrade \
		-c lock/dev.txt --no-emit-package numpy lock/bench.in -o lock/bench.txt

clean: ## remove what was installed and built
	rm -rf $(VENV) dist build .mypy_cache .ruff_cache .pytest_cache .hypothesis
	rm -rf frontend/node_modules frontend-test/node_modules src/saleroom/web/static

# A stamp says that the environment is as the lock file says. The play install is part of the dev
# install, so either may come first.
$(VENV)/.uv: Makefile
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Saleroom needs Python 3.11 or newer; set PYTHON=python3.x")'
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(BIN)/pip install --quiet --disable-pip-version-check $(UV)
	@touch $@

$(VENV)/.play: $(VENV)/.uv lock/play.txt pyproject.toml
	@echo "installing into $(VENV) ..."
	@$(BIN)/uv pip install --quiet --python $(BIN)/python --require-hashes -r lock/play.txt
	@$(BIN)/uv pip install --quiet --python $(BIN)/python --no-deps --editable .
	@touch $@

$(VENV)/.dev: $(VENV)/.uv lock/dev.txt pyproject.toml
	@echo "installing into $(VENV) ..."
	@$(BIN)/uv pip install --quiet --python $(BIN)/python --require-hashes -r lock/dev.txt
	@$(BIN)/uv pip install --quiet --python $(BIN)/python --no-deps --no-build-isolation --editable .
	@touch $@ $(VENV)/.play
