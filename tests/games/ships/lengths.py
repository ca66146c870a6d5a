"""How long matches are, in turns: ``python -m tests.games.ships.lengths [matches]``."""

from __future__ import annotations

import sys
from statistics import median

from engine.games.ships import GAME
from engine.games.ships.model import Options
from tests.helpers import Picker, absent, at_random, briskly, walk


def turns(seed: str, picker: Picker) -> int:
    *_, last = walk(GAME, 2, seed, picker, Options())
    turn: int = last.state.turn
    return turn


def main(matches: int) -> None:
    pickers: dict[str, Picker] = {"stand-in": absent, "mixed": briskly, "random": at_random}
    for name, picker in pickers.items():
        found = [turns(f"length-{n}", picker) for n in range(matches)]
        sys.stdout.write(f"{name}: median {median(found)}, {min(found)} to {max(found)} turns\n")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100)
