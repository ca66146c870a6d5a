"""The papers are true: every command they show is there, every setting is explained."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from bot import Settings

ROOT = Path(__file__).parents[1]
PAPERS = ("README.md", "CONTRIBUTING.md", "docs/hosting.md")
every_paper = pytest.mark.parametrize("paper", PAPERS)


def read(name: str) -> str:
    return (ROOT / name).read_text("utf-8")


def shown_commands(paper: str) -> list[str]:
    """What stands behind a prompt, or as code in a sentence or a table."""
    pattern = r"^\$ (.+)$|`(make [a-z]+|[^`]*bot\.py [^`]*)`"
    return [prompt or inline for prompt, inline in re.findall(pattern, read(paper), re.MULTILINE)]


def make_targets() -> set[str]:
    return set(re.findall(r"^([a-z]+):", read("Makefile"), re.MULTILINE))


@every_paper
def test_every_make_target_a_paper_shows_exists(paper: str) -> None:
    shown = {command.split()[1] for command in shown_commands(paper) if command.startswith("make ")}

    assert shown - make_targets() == set()


@every_paper
def test_every_file_a_paper_links_to_exists(paper: str) -> None:
    links = re.findall(r"\]\((?!https?:)([^)#]+)\)", read(paper))
    missing = [link for link in links if not (ROOT / paper).parent.joinpath(link).exists()]

    assert missing == []


@every_paper
def test_every_lock_file_a_paper_installs_exists(paper: str) -> None:
    named = re.findall(r"-r (requirements\S*)", read(paper))

    assert [name for name in named if not (ROOT / name).exists()] == []


@pytest.mark.parametrize("paper", ["README.md", "docs/hosting.md"])
def test_every_use_of_the_bot_a_paper_shows_is_one_it_knows(paper: str) -> None:
    help_text = subprocess.run(
        [sys.executable, "bot.py", "--help"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout
    used = {
        command.split("bot.py", 1)[1].split()[0]
        for command in shown_commands(paper)
        if "bot.py " in command
    }

    assert [name for name in used if name not in help_text] == []


def test_the_readme_shows_both_commands_and_their_equivalents() -> None:
    readme = read("README.md")

    for command in ("make play", "make test", "bot.py", "pytest", "mypy", "ruff check"):
        assert command in readme


def test_every_setting_is_explained_and_none_that_is_not_there() -> None:
    explained = re.findall(r"^(?:# )?WARDROOM_([A-Z_]+)=", read(".env.example"), re.MULTILINE)

    assert sorted(name.lower() for name in explained) == sorted(Settings.model_fields)


def test_ci_calls_make_test_and_nothing_cleverer() -> None:
    assert read(".ci/run").splitlines()[-1] == "exec make test"


def test_no_lock_file_names_an_index() -> None:
    for name in ("requirements.txt", "requirements-dev.txt"):
        assert not re.search(r"https?://|--(?:extra-)?index-url|--find-links", read(name))
