from __future__ import annotations

import pytest

from bench import (
    aamonopoly,
    acks,
    airwar,
    computers,
    dogfight,
    dues,
    pictures,
    press,
    service,
    startup,
)
from bench.__main__ import ALL, main
from bench.figures import Scale, percentile
from engine.registry import load_games

TINY = Scale(
    matches=(2,),
    rounds=1,
    commands=8,
    submits=8,
    many=2,
    late=20,
    stored=30,
    live=120,
    starts=1,
    flights=2,
    estates=1,
    duels=1,
    warm=0,
)


def cells(shown: list[str], name: str) -> list[list[str]]:
    """What stands in the rows of a name."""
    return [line.removeprefix(name).split() for line in shown if line.startswith(f"{name} ")]


async def test_acknowledgements_are_measured_at_both_paces() -> None:
    shown = list[str]()
    await acks.run(TINY, shown.append)

    rows = cells(shown, "2 in play")
    assert [len(row) for row in rows] == [8, 8]
    assert [row[-1] for row in rows] == ["8", "8"]
    assert "nan" not in "\n".join(shown)


async def test_pictures_are_timed_and_weighed_and_the_loop_watched_meanwhile(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ships = {"ships": load_games()["ships"]}
    monkeypatch.setattr(pictures, "load_games", lambda: ships)
    shown = list[str]()
    await pictures.run(TINY, shown.append)

    one_by_one, at_once = cells(shown, "ships: board")
    ((*_, hands),) = cells(shown, "ships: hand")
    assert 0 < float(one_by_one[2]) <= float(one_by_one[3]) < 60
    assert int(hands) > 2
    assert int(at_once[-1]) > 0


async def test_a_press_is_taken_apart_for_our_bot_and_the_bare_one() -> None:
    shown = list[str]()
    await press.run(TINY, shown.append)

    ((whole, share, _bare),) = cells(shown, "in all")
    assert share == "100%"
    assert float(whole) > 0
    assert any(line.startswith("  Means of 8 and 8,") for line in shown)


async def test_the_service_shows_rates_parts_and_a_long_match() -> None:
    shown = list[str]()
    await service.run(TINY, shown.append)

    assert [row[-1] for row in cells(shown, "1 match, 1 at once")] == ["8"]
    assert [row[-1] for row in cells(shown, "2 matches, 2 at once")] == ["8"]
    assert len(cells(shown, "append: waiting for the disk")) == 1
    for name in ("look at a hand, ms", "submit an action, ms", "read the whole log, ms"):
        assert [len(row) for row in cells(shown, name)] == [6]
    assert "  22 entries in the long log." in shown


async def test_aamonopoly_is_played_by_itself_at_every_length(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(aamonopoly, "LONGEST", 20)
    shown = list[str]()
    await aamonopoly.run(TINY, shown.append)

    rows = [cells(shown, f"{rounds} rounds") for rounds in (10, 30, 60)]
    assert [int(row[0]) for (row,) in rows] == [10, 20, 20]
    assert all(1 < float(row[3]) < 4 for (row,) in rows)


async def test_dogfight_is_played_by_itself_with_every_setting() -> None:
    shown = list[str]()
    await dogfight.run(TINY, shown.append)

    rows = [line.split() for line in shown if line.endswith(("56-61%", "49-50%"))]
    assert [line[0].strip(",") for line in rows] == [
        *("quick", "quick", "short", "short"),
        *("standard", "standard", "long", "long"),
    ]
    assert all(5 <= int(line[-6]) <= int(line[-4]) <= 80 for line in rows)


async def test_airwar_is_played_by_itself_and_its_questions_are_counted() -> None:
    shown = list[str]()
    await airwar.run(TINY, shown.append)

    patience = [cells(shown, f"two very patient, weariness {n}") for n in (0, 1, 2)]
    assert [len(line) for lines in patience for line in lines] == [7, 7, 7]
    ((_, _, most, *_, waits),) = cells(shown, "by standing orders")
    ((_, _, more, *_, longer),) = cells(shown, "asked everything")
    assert 1 <= int(most) <= int(more)
    assert 1 < float(waits) < float(longer)
    assert [len(cells(shown, side)[0]) for side in ("Axis", "Allies")] == [3, 3]


async def test_the_due_loop_is_measured_with_nothing_due_and_with_a_hundred() -> None:
    shown = list[str]()
    await dues.run(TINY, shown.append)

    assert [row[-1] for row in cells(shown, "nothing due")] == ["0"]
    assert [row[-1] for row in cells(shown, "100 reminders due")] == ["100"]
    assert [row[-1] for row in cells(shown, "100 stand-ins due")] == ["100"]
    assert "nan" not in "\n".join(shown)


async def test_starts_are_timed_with_an_empty_and_a_full_database() -> None:
    shown = list[str]()
    await startup.run(TINY, shown.append)

    for name in ("bare bot", "0 live matches", "30 live matches"):
        assert [row[-1] for row in cells(shown, name)] == ["1"]


def test_a_percentile_is_a_value_that_was_measured() -> None:
    values = [float(value) for value in range(1, 201)]

    assert percentile(values, 50) == 100
    assert percentile(values, 99) == 198
    assert percentile([7.0], 99) == 7


async def test_computers_are_measured_in_every_game_by_strength_pace_and_lag(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(computers, "PAIRS", (("stand-in", "random"),))
    monkeypatch.setattr(computers, "MEASURED", 5)
    monkeypatch.setattr(computers, "AT_ONCE", 1)
    monkeypatch.setattr(computers, "spare", lambda: 1)
    monkeypatch.setattr(computers, "IN_A_ROW", 1)
    monkeypatch.setattr(computers, "IDLE", 0.02)
    monkeypatch.setattr(computers, "ASKED", "easy")
    shown = list[str]()
    await computers.run(TINY, shown.append)

    for game in load_games():
        ((*_, decisions),) = cells(shown, f"{game}: stand-in against random")
        assert int(decisions) > 5
        assert [len(row) for row in cells(shown, game)] == [7]
        assert [len(row) for row in cells(shown, f"{game}, in 1")] == [5]
    assert [len(row) for row in cells(shown, "nobody")] == [5]
    assert "nan" not in "\n".join(shown)


def test_every_benchmark_can_be_named() -> None:
    assert list(ALL) == [
        *(
            "aamonopoly",
            "acks",
            "airwar",
            "computers",
            "dogfight",
            "dues",
            "pictures",
            "press",
            "service",
            "startup",
        ),
    ]


def test_an_unknown_benchmark_or_game_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    for typed, complaint in (
        (["chess"], "no such benchmark: chess"),
        (["computers", "--games", "chess,ships"], "no such game: chess"),
    ):
        with pytest.raises(SystemExit):
            main(typed)
        assert complaint in capsys.readouterr().err
