"""What a card is called, and what it does, in words."""

from __future__ import annotations

from typing import assert_never

from engine.games.airwar.faces import Aircraft, Battle, Face, War
from engine.text import Text


def called(face: Face, t: Text) -> str:
    """Its proper name, the same in every language; of War and Battle cards what the texts say."""
    return face.name or t(f"card-{face.key}")


def effect(face: War | Battle, t: Text) -> str:
    match face:
        case War():
            return _gains(
                {
                    "gain-base-defense": face.base_defense,
                    "gain-base-capacity": face.base_capacity,
                    "gain-carrier-capacity": face.carrier_capacity,
                    "gain-convoy": face.convoy,
                },
                t,
            )
        case Battle():
            own = {"gain-air-to-air": face.air_to_air, "gain-defense": face.defense}
            gains = t("both-fall") if face.both_fall else _gains(own, t)
            return t("battle-attached" if face.attached else "battle-once", gains=gains)
        case _:
            assert_never(face)


def _gains(by_key: dict[str, int], t: Text) -> str:
    return t.listed(t(key, n=n) for key, n in by_key.items() if n)


def short(face: Face, t: Text) -> str:
    """Its name on pictures, without the maker's designation: ``Zero 32`` for ``A6M3 Zero 32``."""
    name = face.name or t(f"picture-{face.key}")
    return name.removeprefix(designation(face)).strip()


def designation(face: Face) -> str:
    """``A6M3`` of an ``A6M3 Zero 32``; empty for a name without one."""
    first, _, rest = face.name.partition(" ")
    coded = first.isupper() or not first.isalpha()
    return first if isinstance(face, Aircraft) and rest and coded else ""
