"""What the local Discord may lean on."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import playground

HOME = Path(playground.__file__).parent
ALLOWED = {"aiohttp", "playground"} | set(sys.stdlib_module_names)


def imported(path: Path) -> set[str]:
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            names.add((node.module or "").partition(".")[0])
    return names


def test_only_the_wiring_knows_discord_py() -> None:
    foreign = {p.name: imported(p) - ALLOWED for p in HOME.rglob("*.py")}

    assert {name: some for name, some in foreign.items() if some} == {
        "wiring.py": {"discord", "yarl"}
    }
