# Arbiter's commands. Everything runs in a virtual environment that make builds, with what the command at hand needs.
PYTHON ?= python3.11
VENV := .venv
RUN := $(VENV)/bin/python
PIP := $(VENV)/bin/pip install --quiet --no-compile --disable-pip-version-check
TABLE := $(VENV)/.table
READY := $(VENV)/.ready
GAMES := $(notdir $(wildcard data/cards/*))

# What Python has compiled is kept: a test run starts it a hundred times.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play test battery clauses bench soak lint balance

$(RUN):
	@command -v $(PYTHON) >/dev/null || { echo "$(PYTHON) is missing: install Python 3.11 or newer, or say make PYTHON=python3.12"; exit 1; }
	@echo "Making a virtual environment in $(VENV) ..."
	@$(PYTHON) -m venv $(VENV)

$(TABLE): requirements.txt requirements-table.txt | $(RUN)
	@echo "Installing the bot: discord.py, SQLAlchemy, Pillow and what goes with them. This is the longest step ..."
	@$(PIP) -r requirements.txt
	@echo "Installing the local table: a simulated Discord ..."
	@$(PIP) -r requirements-table.txt
	@touch $@

$(READY): $(TABLE) requirements-dev.txt
	@echo "Installing what the tests and checks need: pyright, pytest, PostgreSQL and others ..."
	@$(PIP) -r requirements-dev.txt
	@touch $@

play: $(TABLE)
	@$(RUN) bot.py

# The checks take one core, the tests the others.
test: $(READY)
	@$(MAKE) --no-print-directory -j2 lint battery

battery: $(READY)
	@$(RUN) -m pytest -n auto

lint: $(READY)
	@$(VENV)/bin/ruff check .
	@$(VENV)/bin/lint-imports --no-logo
	@$(VENV)/bin/pyright

clauses: $(TABLE)
	@$(RUN) bot.py clauses

bench: $(READY)
	@$(RUN) bot.py bench

balance: $(TABLE)
	@for game in $(GAMES); do $(RUN) bot.py balance $$game || exit 1; done

soak: $(READY)
	@for game in $(GAMES); do $(RUN) bot.py selfplay $$game --matches 10000 || exit 1; done
	@$(RUN) -m pytest -n auto -m soak
	@ARBITER_TEST_FAULTS=5000 ARBITER_TEST_KILLS=200 $(RUN) -m pytest -n auto tests/cogs/test_storm.py tests/cogs/test_processes.py tests/referee/test_crashes.py
	@$(RUN) -m tests.mutation
