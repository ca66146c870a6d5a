"""Who may import whom, and what stands where. A line in a table here is a decision."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Callable, Iterator
from fnmatch import fnmatch
from functools import cache
from pathlib import Path

import pytest

from engine.registry import load_games

ROOT = Path(__file__).parents[1]
GAMES = frozenset(load_games())
FOLDERS = ("engine", "db", "cogs", "playground")
FILES = sorted(
    path.relative_to(ROOT)
    for path in (ROOT / "bot.py", *(p for top in FOLDERS for p in (ROOT / top).rglob("*.py")))
)

# The first pattern that fits a file decides. {game} is the file's own game.
MAY_IMPORT = {
    "engine/games/__init__.py": "",
    "engine/games/*": """
        engine.chance engine.data engine.frozen engine.game engine.scene engine.screen engine.text
        engine.tabletop engine.games.{game}
    """,
    "engine/match/*": """
        engine.match engine.ai engine.chance engine.codec engine.game engine.screen engine.text
    """,
    "engine/ai/*": "engine.ai engine.chance engine.codec engine.game",
    "engine/*": """
        engine.chance engine.codec engine.data engine.frozen engine.game engine.games
        engine.registry
        engine.scene engine.screen engine.text
    """,
    "db/*": """
        db engine.game engine.match.calendar engine.match.entries engine.match.model
        engine.match.pace engine.match.places engine.match.ports engine.match.terms
        aiosqlite
    """,
    "cogs/{game}.py": """
        cogs engine.game engine.match engine.registry engine.text engine.games.{game} discord
    """,
    "cogs/{game}/*.py": """
        cogs engine.game engine.match engine.registry engine.text engine.games.{game} discord
    """,
    "cogs/*": """
        cogs engine.ai.levels engine.game engine.match engine.registry engine.rulebook engine.scene
        engine.screen engine.text discord structlog
    """,
    "playground/*": "playground aiohttp",
    "bot.py": """
        cogs db engine playground pydantic pydantic_settings structlog
    """,
}
MAY_IMPORT_TOO = {
    "engine/codec.py": ("pydantic", "reads stored JSON"),
    "engine/text.py": ("fluent", "holds the sentences"),
    "cogs/translator.py": ("fluent", "holds the names of commands"),
    "cogs/ui/animation.py": ("PIL", "draws"),
    "cogs/ui/layers.py": ("PIL", "draws"),
    "cogs/ui/lettering.py": ("PIL", "draws"),
    "cogs/ui/raster.py": ("PIL", "draws"),
    "cogs/ui/theme.py": ("fontpkg_pt_sans", "says how pictures look"),
    "cogs/ui/announcer.py": ("aiohttp", "a lost connection is a trouble that passes"),
    "cogs/ui/posts.py": ("aiolimiter", "keeps within Discord's requests a second"),
    "playground/wiring.py": ("discord yarl", "points the library at the playground"),
}
# What a game may use of the standard library: nothing with a clock, chance, loop or disk in it.
PURE = """
    __future__ collections dataclasses enum functools itertools math operator string typing
"""
# Each is kept to one place, so that tests can have their own: time and chance come in from outside.
STANDARD_BUT = {
    "engine/*": "random time datetime os",
    "db/*": "random time datetime",
    "cogs/*": "random time datetime os",
    "bot.py": "random datetime os",
}
STANDARD_TOO = {
    "engine/ai/minds.py": ("os", "lets its processes give way to all others"),
    "engine/ai/workers.py": ("os", "ends its processes with the one that asks them"),
    "cogs/ui/moments.py": ("datetime", "reads dates that people type; is told the time"),
    "engine/match/calendar.py": ("datetime", "turns times it is given into local ones"),
}
LONGEST_FILE = 300
LONGEST_FUNCTION = 40


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse((ROOT / path).read_text("utf-8"))


def imports(path: Path) -> Iterator[str]:
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path} imports relatively"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def game_of(path: Path) -> str | None:
    """The game a file belongs to: its folder's, or the one its cog is named for."""
    if path.parts[:2] == ("engine", "games") and len(path.parts) > 3:
        return path.parts[2]
    name = path.parts[1].removesuffix(".py") if path.parts[0] == "cogs" else None
    return name if name in GAMES else None


def layer(path: Path) -> tuple[str, str]:
    """The pattern that decides, and what it allows."""
    game = game_of(path) or "?"
    for pattern, allowed in MAY_IMPORT.items():
        if fnmatch(path.as_posix(), pattern.replace("{game}", game)):
            return pattern, allowed.replace("{game}", game)
    raise AssertionError(f"{path} is in no layer")


def under(name: str, tops: str) -> bool:
    return any(f"{name}.".startswith(f"{top}.") for top in tops.split())


def strangers(path: Path) -> list[str]:
    pattern, allowed = layer(path)
    more, _why = MAY_IMPORT_TOO.get(path.as_posix(), ("", ""))
    standard = PURE if pattern == "engine/games/*" else " ".join(sys.stdlib_module_names)
    banned = " ".join(names for p, names in STANDARD_BUT.items() if fnmatch(path.as_posix(), p))
    excused, _reason = STANDARD_TOO.get(path.as_posix(), ("", ""))
    return [
        name
        for name in imports(path)
        if not under(name, f"{allowed} {more} {standard}")
        or (under(name, banned) and not under(name, excused))
    ]


def literals(path: Path) -> Iterator[str]:
    """Every string of a file but its docstrings and attribute docs."""
    module = tree(path)
    docs = {id(node.value) for node in ast.walk(module) if isinstance(node, ast.Expr)}
    for node in ast.walk(module):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs:
            yield node.value


def found_by(look: Callable[[Path], list[str]]) -> dict[str, list[str]]:
    """What a look at each file finds, by file; those in which it finds nothing are left out."""
    return {path.as_posix(): found for path in FILES if (found := look(path))}


def test_a_file_imports_only_what_its_layer_may() -> None:
    assert len(FILES) > 250
    assert found_by(strangers) == {}


def test_every_line_of_the_tables_is_needed() -> None:
    layers = {layer(path)[0] for path in FILES}

    assert layers == set(MAY_IMPORT)
    for name, (modules, why) in MAY_IMPORT_TOO.items():
        assert why
        found = list(imports(Path(name)))
        assert all(any(under(i, module) for i in found) for module in modules.split()), name


@pytest.mark.parametrize(
    ("path", "source", "stranger"),
    [
        ("engine/games/ships/model.py", "import random", "random"),
        ("engine/games/ships/model.py", "from time import time", "time.time"),
        ("engine/games/ships/model.py", "from asyncio import sleep", "asyncio.sleep"),
        ("engine/games/ships/model.py", "import os.path", "os.path"),
        ("engine/games/ships/model.py", "from pydantic import Field", "pydantic.Field"),
        ("engine/games/ships/model.py", "import discord", "discord"),
        ("engine/games/ships/model.py", "import aiosqlite", "aiosqlite"),
        ("engine/games/ships/model.py", "from engine.games import nim", "engine.games.nim"),
        ("engine/games/ships/model.py", "from engine import codec", "engine.codec"),
        ("engine/match/service.py", "import discord", "discord"),
        ("engine/match/service.py", "import time", "time"),
        ("engine/match/service.py", "from engine.games import ships", "engine.games.ships"),
        ("engine/game.py", "from engine.match import model", "engine.match.model"),
        ("engine/game.py", "import pydantic", "pydantic"),
        (
            "db/matches.py",
            "from engine.match.service import Matches",
            "engine.match.service.Matches",
        ),
        ("db/matches.py", "import discord", "discord"),
        ("cogs/game.py", "from db import matches", "db.matches"),
        ("cogs/game.py", "from engine.games.ships import model", "engine.games.ships.model"),
        ("cogs/game.py", "from playground import server", "playground.server"),
        ("cogs/ships.py", "from engine.games.nim import GAME", "engine.games.nim.GAME"),
        ("playground/server.py", "from engine import game", "engine.game"),
        ("playground/server.py", "import discord", "discord"),
    ],
)
def test_a_stranger_is_found(
    path: str, source: str, stranger: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(f"{__name__}.tree", lambda _: ast.parse(source))

    assert strangers(Path(path)) == [stranger]


def other_games(path: Path) -> list[str]:
    """Texts in which a file names a game that is not its own."""
    if path.parts[0] not in {"engine", "db", "cogs"}:
        return []
    others = "|".join(sorted(GAMES - {game_of(path)}))
    return [text for text in literals(path) if re.search(rf"\b({others})\b", text)]


def test_only_a_games_own_folder_and_cog_name_it() -> None:
    assert found_by(other_games) == {}


def rules_asked(path: Path) -> list[str]:
    """What a cog uses of a game that is for the engine alone."""
    if path.parts[0] != "cogs":
        return []
    touched = {node.attr for node in ast.walk(tree(path)) if isinstance(node, ast.Attribute)}
    own = touched & {"legal_actions", "apply", "concede", "setup"}
    return [*own, *({"engine.game.play"} & set(imports(path)))]


def test_no_cog_asks_a_game_what_is_legal_or_plays_it() -> None:
    assert found_by(rules_asked) == {}


def handlers(path: Path) -> Iterator[tuple[str, ast.ExceptHandler]]:
    """Each handler of a file, with what it catches."""
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.ExceptHandler):
            yield ast.unparse(node.type) if node.type else "everything", node


def wide_nets(path: Path) -> list[str]:
    return [caught for caught, _ in handlers(path) if caught in {"everything", "Exception"}]


def test_only_one_file_catches_whatever_goes_wrong() -> None:
    assert found_by(wide_nets) == {"cogs/errors.py": ["Exception", "Exception"]}


def swallowed(path: Path) -> list[str]:
    """Handlers of even a cancellation that do not end by raising it again."""
    return [
        ast.unparse(handler)
        for caught, handler in handlers(path)
        if caught == "BaseException" and ast.unparse(handler.body[-1]) != "raise"
    ]


def test_whoever_catches_even_a_cancellation_raises_it_again() -> None:
    assert found_by(swallowed) == {}


def too_long(path: Path) -> list[str]:
    """A file's length and those of its functions, where they are too long."""
    lines = len((ROOT / path).read_text("utf-8").splitlines())
    functions = [
        f"{node.name}: {length}"
        for node in ast.walk(tree(path))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        if (length := body_length(node)) > LONGEST_FUNCTION
    ]
    return [f"{lines} lines"] * (lines > LONGEST_FILE) + functions


def test_files_and_functions_are_short() -> None:
    assert found_by(too_long) == {}


def body_length(node: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    """Lines after the docstring."""
    body = node.body[1:] if ast.get_docstring(node) is not None else node.body
    return (node.end_lineno or 0) - body[0].lineno + 1 if body else 0
