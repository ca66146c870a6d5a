# Everything a newcomer needs: `make play` to try the bot, `make test` to prove it.
PYTHON ?= python3
BIN := .venv/bin

.PHONY: play demo test check unit browser bench lock clean

play: .venv/ready ## the bot and a local Discord together, no token needed
	$(BIN)/python bot.py

demo: .venv/ready ## a whole scripted match, printed as each person saw it
	$(BIN)/python bot.py demo

test: check unit ## lint, types and tests

check: .venv/ready
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

unit: .venv/ready browser
	$(BIN)/python -m pytest -n 3 --dist worksteal -rs

browser: ## the Chromium that tests the playground's page; without one those tests are skipped
	@command -v chromium >/dev/null || command -v chromium-browser >/dev/null \
	|| { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null \
		&& apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium >/dev/null; } \
	|| echo "No Chromium here, and no leave to install it: tests/page will be skipped."

bench: .venv/ready ## figures, not verdicts
	$(BIN)/python -m bench

.venv/ready: requirements-dev.txt
	$(PYTHON) -c 'import sys; sys.exit("Wardroom needs Python 3.11 or newer") if sys.version_info < (3, 11) else None'
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-dev.txt
	touch $@

LOCK := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-annotate --no-header --no-emit-index-url --no-emit-find-links

lock: .venv/ready ## write the two lock files anew from pyproject.toml
	$(BIN)/python -m pip install --quiet uv
	$(LOCK) pyproject.toml -o requirements.txt
	$(LOCK) pyproject.toml --extra dev -o requirements-dev.txt

clean:
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis
