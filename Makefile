# Arbiter's commands. Everything runs in a virtual environment that make builds.
PYTHON ?= python3.11
VENV := .venv
RUN := $(VENV)/bin/python
READY := $(VENV)/.ready
GAMES := $(notdir $(wildcard data/cards/*))

.PHONY: play test clauses bench soak lint balance

$(READY): requirements.txt requirements-dev.txt
	@command -v $(PYTHON) >/dev/null || { echo "$(PYTHON) is missing: install Python 3.11 or newer, or say make PYTHON=python3.12"; exit 1; }
	@test -x $(RUN) || $(PYTHON) -m venv $(VENV)
	@echo "Installing what Arbiter needs into $(VENV) ..."
	@$(VENV)/bin/pip install --quiet --disable-pip-version-check -r requirements-dev.txt
	@touch $@

play: $(READY)
	@$(RUN) bot.py

test: $(READY) lint
	@$(RUN) -m pytest -n auto

lint: $(READY)
	@$(VENV)/bin/ruff check .
	@$(VENV)/bin/lint-imports --no-logo
	@$(VENV)/bin/pyright

clauses: $(READY)
	@$(RUN) bot.py clauses

bench: $(READY)
	@$(RUN) bot.py bench

balance: $(READY)
	@for game in $(GAMES); do $(RUN) bot.py balance $$game || exit 1; done

soak: $(READY)
	@for game in $(GAMES); do $(RUN) bot.py selfplay $$game --matches 10000 || exit 1; done
	@$(RUN) -m pytest -n auto -m soak
