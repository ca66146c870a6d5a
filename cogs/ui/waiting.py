"""Whom a match waits for and until when, in words that stay true however late they are read.

Only Discord tells how long is left: a message is not made anew because time passes.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from cogs.ui.frame import mention
from engine.game import Seat, Viewer
from engine.match import pace
from engine.match.calendar import NEVER, Away, Time
from engine.match.model import Match
from engine.text import Text


def ends(match: Match, seat: Seat) -> Time:
    """When an awaited seat's time runs out, as its due is kept; NEVER while it stands still."""
    return pace.ends(match.clocks[seat], match.calendars[seat])


def left(at: Time) -> str:
    """How long it is until then, told by Discord itself."""
    return f"<t:{at}:R>"


def until(match: Match, seat: Seat, t: Text) -> str:
    """When an awaited seat's time runs out; what it has in reserve is counted in, and said to be.

    Without that word a match of three days a move seems to give four.
    """
    when = left(ends(match, seat))
    return t("when-reserve", when=when) if match.clocks[seat].bank else when


def waiting(match: Match, viewer: Viewer, t: Text) -> str:
    """The viewer's own move first; seats with the same deadline share a line."""
    if match.paused is not None:
        return "\n".join((t(f"paused-{match.paused}"), *_next_to_move(match, viewer, t)))
    lines = [_line(seats, match, viewer, t) for seats in _by_deadline(match, viewer)]
    return "\n".join((*lines, *_vacations(match, viewer, t), *_nights(match, viewer, t)))


def vacation(match: Match, seat: Seat) -> Away | None:
    """The vacation that holds up a seat's running clock; the first, of several."""
    since = match.clocks[seat].since
    if since is None:
        return None
    until = ends(match, seat)
    ahead = (away for away in match.calendars[seat].away if since < away.end)
    return next((away for away in ahead if away.start < until), None)


def quiet(match: Match, seat: Seat) -> bool:
    """Whether quiet hours hold up a seat's clock every day."""
    hours = match.calendars[seat].quiet
    return hours is not None and hours.start != hours.end


def called(match: Match, seat: Seat, viewer: Viewer, t: Text) -> str:
    """A seat's name; a mention for everyone, since that is how they are called."""
    return mention(match.players[seat], t) if viewer is None else t.who(seat)


def _by_deadline(match: Match, viewer: Viewer) -> Iterator[list[Seat]]:
    def when(seat: Seat) -> tuple[bool, Time, bool]:
        return seat != viewer, ends(match, seat), match.clocks[seat].bank > 0

    for _, seats in groupby(sorted(match.awaited, key=when), key=when):
        yield [*seats]


def _line(seats: list[Seat], match: Match, viewer: Viewer, t: Text) -> str:
    who = t.listed(called(match, seat, viewer, t) for seat in seats)
    key = "wait-you" if viewer in seats else "wait-other"
    if ends(match, seats[0]) == NEVER:
        return t(f"{key}-still", who=who)
    return t(key, who=who, when=until(match, seats[0], t))


def _next_to_move(match: Match, viewer: Viewer, t: Text) -> Iterator[str]:
    others = [seat for seat in match.awaited if seat != viewer]
    if viewer in match.awaited:
        yield t("wait-you-still")
    if others:
        yield t("wait-other-still", who=t.listed(called(match, s, viewer, t) for s in others))


def _vacations(match: Match, viewer: Viewer, t: Text) -> Iterator[str]:
    for seat in match.awaited:
        away = vacation(match, seat)
        if away is not None:
            key = "away-you" if seat == viewer else "away-other"
            start, end = f"<t:{away.start}:f>", f"<t:{away.end}:f>"
            yield f"-# {t(key, who=t.who(seat), start=start, end=end)}"


def _nights(match: Match, viewer: Viewer, t: Text) -> Iterator[str]:
    """That nobody's time runs at night; when their night is, is their own affair."""
    asleep = [seat for seat in match.awaited if quiet(match, seat)]
    if viewer in asleep:
        yield f"-# {t('quiet-you')}"
    if others := [t.who(seat) for seat in asleep if seat != viewer]:
        yield f"-# {t('quiet-other', who=t.listed(others))}"
