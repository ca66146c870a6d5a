"""What the commands of AA-Monopoly suggest while they are typed."""

from __future__ import annotations

from cogs.aamonopoly.estates import continued
from engine.games.aamonopoly.board import LOTS

GOODS = [(lot.key.title(), lot.key) for lot in LOTS.values()]


def values(typed: str) -> list[str]:
    return [str(choice.value) for choice in continued(GOODS, typed)]


def test_each_suggestion_goes_on_after_the_last_comma() -> None:
    assert values("panama, ita") == ["panama, italy"]
    assert "panama, panama" not in values("panama, ")


def test_no_suggestion_is_longer_than_discord_takes() -> None:
    """At most 100 characters; with a longer one it shows none at all (Discord, choice object)."""
    typed = "mediterranean-sea, great-britain, atlantic-ocean, anti-aircraft, indian-ocean, "

    assert values(typed)[0] == f"{typed}panama"
    assert max(map(len, values(typed))) <= 100
    assert values(f"{typed}philippines, suez-canal, ") == []
