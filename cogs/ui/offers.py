"""What boards and hands offer beside the game's own questions: seats, pauses, taking back."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final, Literal, TypeAlias

from cogs.ui import controls
from cogs.ui.frame import mention
from cogs.ui.keep import Keep
from engine.game import Seat
from engine.match.agreements import Agreements
from engine.match.model import DELETED, Match, MatchId, Motion
from engine.match.recap import Recaps
from engine.text import Text

MISSED: Final = 5
"""Lines at most of what a stand-in did; the log has them all."""
MISSED_LENGTH: Final = 100
"""Characters of each."""
REMEMBERED: Final = 4096
"""Answers to whether a seat may take back."""
Way: TypeAlias = Literal["undo", "ask"] | None


@dataclass(frozen=True, slots=True)
class Offer:
    lines: tuple[str, ...] = ()
    buttons: tuple[controls.Control, ...] = ()
    own: tuple[controls.Control, ...] = ()
    """Those of some players alone, though all see them; in a row of their own."""

    @property
    def rows(self) -> tuple[controls.Row, ...]:
        return (controls.row(*self.buttons),) if self.buttons else ()


class Offers:
    def __init__(self, agreements: Agreements, recaps: Recaps) -> None:
        self._agreements = agreements
        self._recaps = recaps
        self._found: Keep[tuple[MatchId, int, Seat], tuple[Way]] = Keep(REMEMBERED, len)

    async def hand(self, match: Match, seat: Seat, t: Text) -> Offer:
        """What a seat is offered, and told of its absence."""
        if seat in match.gone:
            return Offer()
        if match.ended is not None:
            return Offer(buttons=(_rematch(match, t),) if _may_repeat(match) else ())
        missed = await self._missed(match, seat, t)
        if match.paused is not None:
            return Offer(missed, (_plain("resume", t("button-resume"), match.id),))
        if match.motion is not None:
            line = motion_line(match, match.motion, t, seat)
            return Offer((*missed, line), motion_buttons(match, match.motion, seat, t))
        return Offer(missed, await self._taking_back(match, seat, t))

    async def board(self, match: Match, seat: Seat | None, t: Text) -> Offer:
        """What stands on a board that carries a seat's question, as all others then have no hand.

        Args:
            seat: whose question it is; None while it carries none.
        """
        told = board(match, t)
        if match.ended is not None:
            return told
        if match.motion is not None:
            return _motion_on_board(match, match.motion, told, t)
        if seat is None or await self._way_back(match, seat) != "undo":
            return told
        back = _plain("undo", t("button-undo"), match.id, match.asked[seat], seat)
        return replace(told, own=(back,))

    async def _missed(self, match: Match, seat: Seat, t: Text) -> tuple[str, ...]:
        """What the stand-in did since the player last came: told until they do something."""
        if not match.absent[seat]:
            return ()
        recap = await self._recaps.since(match.id, match.players[seat], t)
        done = [controls.clip(f"- {line}", MISSED_LENGTH) for line in recap.stood_in[-MISSED:]]
        lines = (t("seat-yours-missed"), *done) if done else ()
        open_to_others = seat in match.vacant and match.terms.watch == "open"
        return (*lines, t("seat-yours-vacant")) if open_to_others else lines

    async def _taking_back(self, match: Match, seat: Seat, t: Text) -> tuple[controls.Control, ...]:
        match await self._way_back(match, seat):
            case "undo":
                return (_plain("undo", t("button-undo"), match.id, match.asked[seat]),)
            case "ask":
                return (_plain("propose", t("button-ask-undo"), match.id, "undo"),)
            case None:
                return ()

    async def _way_back(self, match: Match, seat: Seat) -> Way:
        """Found once a version: it may take playing the whole match again."""
        key = match.id, match.version, seat
        if (found := self._found.get(key)) is None:
            found = (await self._agreements.offered(match, seat),)
            self._found.put(key, found)
        return found[0]


def board(match: Match, t: Text) -> Offer:
    """What everyone is told and offered; the row of the board's own buttons has room for it."""
    if match.ended is not None:
        return Offer(buttons=(_rematch(match, t),) if _may_repeat(match) else ())
    lines = tuple(_board_lines(match, t))
    buttons = []
    if match.paused is not None:
        buttons.append(_plain("resume", t("button-resume"), match.id))
    if match.vacant and match.terms.watch == "open":
        name = controls.custom_id("takeover", match.id)
        buttons.append(controls.button(name, t("button-takeover"), controls.GO))
    return Offer(lines, tuple(buttons))


def _motion_on_board(match: Match, motion: Motion, told: Offer, t: Text) -> Offer:
    """With the answers to it, and a call to those who have yet to give one."""
    waiting = match.yet_to_agree
    called = [mention(match.players[seat], t) for seat in waiting if seat not in match.awaited]
    lines = (*told.lines, " ".join(called)) if called else told.lines
    return replace(told, lines=lines, own=motion_buttons(match, motion, waiting[0], t))


def asks(match: Match, seat: Seat) -> bool:
    """Whether the others' motion awaits this seat's answer."""
    return match.motion is not None and seat in match.yet_to_agree


def motion_line(match: Match, motion: Motion, t: Text, viewer: Seat | None = None) -> str:
    """What is asked, and who has yet to agree."""
    waiting = match.yet_to_agree
    if viewer in waiting:
        return t(f"motion-{motion.kind}-you", who=t.who(motion.by))
    names = t.listed(map(t.who, waiting))
    return t(f"motion-{motion.kind}", who=t.who(motion.by), waiting=names)


def motion_buttons(
    match: Match, motion: Motion, seat: Seat, t: Text
) -> tuple[controls.Control, ...]:
    """To agree or refuse; to withdraw, for whoever asked. They hold for this motion alone."""
    key = motion_key(motion)
    if seat == motion.by:
        return (_plain("refuse", t("button-motion-withdraw"), match.id, key),)
    if seat in (*motion.agreed, *motion.excused):
        return ()
    agree = controls.custom_id("agree", match.id, key)
    return (
        controls.button(agree, t("button-agree"), controls.GO),
        _plain("refuse", t("button-refuse"), match.id, key),
    )


def motion_key(motion: Motion) -> str:
    """Which motion a control is about."""
    target = "" if motion.target is None else f".{motion.target}"
    return f"{motion.kind}.{motion.by}{target}"


def _board_lines(match: Match, t: Text) -> Iterator[str]:
    if match.motion is not None:
        yield motion_line(match, match.motion, t)
    key = "seat-vacant" if match.terms.watch == "open" else "seat-vacant-private"
    for seat in match.vacant:
        yield t(key, who=t.who(seat))


def _may_repeat(match: Match) -> bool:
    return DELETED not in match.players


def _rematch(match: Match, t: Text) -> controls.Control:
    name = controls.custom_id("rematch", match.id)
    return controls.button(name, t("button-rematch"), controls.MAIN, emoji="🔁")


def _plain(verb: str, label: str, *args: object) -> controls.Control:
    return controls.button(controls.custom_id(verb, *args), label)
