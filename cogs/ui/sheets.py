"""Whole messages: the public board, a hand, a table, the log. Each made anew when it is shown."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final, Protocol

import discord
from discord import ui

from cogs.ui import controls, paint
from cogs.ui.frame import Frame, Picture, link, mention, pager
from cogs.ui.news import recap
from cogs.ui.people import People
from cogs.ui.waiting import waiting
from engine.game import Outcome, Seat, Viewer
from engine.match.model import BOARD, DELETED, Match, MatchId, PlayerId, Table
from engine.match.ports import DeliveryStore
from engine.match.service import Look, Matches
from engine.match.tables import Tables
from engine.registry import load_texts
from engine.rulebook import read_rulebook
from engine.text import Language, Text

TEXT: Final = Path(__file__).parents[1] / "text"
"""Sentences of the cogs themselves."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """One message, ready to be sent."""

    view: ui.LayoutView
    mentions: tuple[PlayerId, ...] = ()
    """Whom it calls."""
    picture: Picture | None = None
    """What the view shows as an attachment; it must be sent along."""

    def files(self) -> list[discord.File]:
        """Fresh at each call: sending uses them up."""
        return [] if self.picture is None else [self.picture.file()]

    def without_picture(self) -> Sheet:
        """The same message for where nothing may be attached."""
        for item in list(self.view.walk_children()):
            if isinstance(item, ui.MediaGallery) and isinstance(item.parent, ui.Container):
                item.parent.remove_item(item)
        return Sheet(self.view, self.mentions)


class Illustrator(Protocol):
    async def picture(self, look: Look, viewer: Viewer, language: Language) -> Picture | None:
        """The board for no seat, else that seat's hand; None where there is none, or it fails."""
        ...


class Sheets:
    """Makes every message about one match or table."""

    def __init__(
        self,
        matches: Matches,
        tables: Tables,
        people: People,
        deliveries: DeliveryStore,
        illustrator: Illustrator,
    ) -> None:
        self._matches = matches
        self._tables = tables
        self._people = people
        self._deliveries = deliveries
        self._illustrator = illustrator

    async def text(self, match: Match | Table, language: Language) -> Text:
        names = await self._people.names(match.players)
        return load_texts(match.game, TEXT)(language, names)

    async def board(self, match_id: MatchId, language: Language, page: int = 0) -> Sheet:
        """What everyone may see. Raises MatchNotFound."""
        look = await self._matches.look(match_id, None)
        match, t = look.match, await self.text(look.match, language)
        frame = Frame(
            f"## {t('title')}",
            (),
            _state_of_play(look, None, t),
            (_board_row(look, t),),
            picture=await self._illustrator.picture(look, None, language),
            ended=match.ended is not None,
        )
        view = replace(frame, body=_page(look, None, t, page, "board", frame.room)).view()
        called = tuple(match.players[seat] for seat in match.awaited)
        return Sheet(view, called if match.ended is None else _known(match), frame.picture)

    async def hand(
        self,
        match_id: MatchId,
        seat: Seat,
        language: Language,
        page: int = 0,
        *,
        word: str = "",
        news: Sequence[str] = (),
    ) -> Sheet:
        """What one seat may see and choose, headed by a word to it. Raises MatchNotFound.

        Args:
            news: what it has not seen yet, a line each.
        """
        look = await self._matches.look(match_id, seat)
        match, t = look.match, await self.text(look.match, language)
        rivals = t.listed(t.who(other) for other in range(len(match.players)) if other != seat)
        against = t("hand-against", rivals=rivals, board=await self.where(match))
        frame = Frame(
            f"## {t('title')}\n-# {against}",
            (),
            _state_of_play(look, seat, t),
            notice=f"> {word}" if word else "",
            news=recap(news, match.id, t) if news else None,
            picture=await self._illustrator.picture(look, seat, language),
            ended=match.ended is not None,
        )
        body = _page(look, seat, t, page, "hand", frame.room)
        return Sheet(replace(frame, body=body).view(), picture=frame.picture)

    async def table(self, table_id: MatchId) -> Sheet:
        """Seats filling, in the table's own language. Raises MatchNotFound."""
        table = await self._tables.load(table_id)
        t = await self.text(table, table.language)
        players = ", ".join(map(mention, table.players))
        kind = "table" if table.invited is None else "challenge"
        sentence = t(
            f"{kind}-{table.status}",
            opener=mention(table.opener),
            invited=mention(table.invited or 0),
            players=players,
            taken=len(table.joins),
            seats=table.seats,
        )
        rows = (_table_row(table, self._tables, t),) if table.status == "open" else ()
        lucky = f"-# {t('table-seed', hash=table.commitment)}"
        body: tuple[controls.Item, ...] = (ui.TextDisplay(sentence),)
        frame = Frame(f"## {t('title')}", body, lucky, rows)
        invited = () if table.invited is None else (table.invited,)
        return Sheet(frame.view(), invited)

    async def log(
        self, match_id: MatchId, viewer: Viewer, language: Language, page: int = -1
    ) -> Sheet:
        """All the viewer saw happen, the last page first shown. Raises MatchNotFound."""
        match = (await self._matches.look(match_id, viewer)).match
        t = await self.text(match, language)
        lines = await self._matches.history(match_id, viewer, t)
        parts = paint.split_text("\n".join(lines) or t("log-empty"))
        page %= len(parts)
        rows = pager("log", match_id, page, len(parts))
        body: tuple[controls.Item, ...] = (ui.TextDisplay(parts[page]),)
        return Sheet(Frame(f"## {t('title')} · {t('log-title')}", body, rows=rows).view())

    async def where(self, match: Match) -> str:
        """A link to the live board, or to its channel while there is none."""
        board = await self._deliveries.live(match.id, BOARD)
        return link(match.home, board.message if board else None)


def _page(
    look: Look, viewer: Viewer, t: Text, page: int, verb: str, room: int
) -> Sequence[controls.Item]:
    match = look.match
    asked = 0 if viewer is None else match.asked[viewer]
    pages = paint.pages(look.screen(t), paint.Question(look.game, match.id, asked), room)
    page = min(page, len(pages) - 1)
    return (*pages[page], *pager(verb, match.id, page, len(pages)))


def _board_row(look: Look, t: Text) -> controls.Row:
    match = look.match
    buttons = [
        controls.button(controls.custom_id("hand", match.id, 0), t("button-hand"), emoji="✋"),
        controls.button(controls.custom_id("log", match.id, -1), t("button-log"), emoji="📜"),
        controls.button(controls.custom_id("rules", match.game), t("button-rules")),
    ]
    if match.ended is not None and look.game.picture is not None:
        name = controls.custom_id("replay", match.id, 0)
        buttons.insert(2, controls.button(name, t("button-replay"), emoji="🎞️"))
    return controls.row(*buttons)


def _state_of_play(look: Look, viewer: Viewer, t: Text) -> str:
    """Whom it waits for and until when; or how it ended, with the seed."""
    match = look.match
    if match.ended is None:
        return waiting(match, viewer, t)
    ending = t("end-by-host") if look.outcome is None else _ending(match, look.outcome, t)
    lines = [ending, f"-# {t('end-seed', seed=match.seed, id=match.id)}"]
    if viewer is None:
        lines.insert(1, " · ".join(mention(player) for player in _known(match)))
    return "\n".join(lines)


def _known(match: Match) -> tuple[PlayerId, ...]:
    """Its players, but for those who have had themselves forgotten."""
    return tuple(player for player in match.players if player != DELETED)


def _ending(match: Match, outcome: Outcome, t: Text) -> str:
    cause = t.who(outcome.cause) if outcome.cause is not None else ""
    first = [seat for seat, place in enumerate(outcome.places) if place == 1]
    drawn = len(first) == len(match.players)
    result = t("end-draw") if drawn else t("end-won", who=t.listed(map(t.who, first)))
    return f"{t(outcome.reason, name=cause)}\n**{result}**"


def rules(key: str, language: Language, topic: int = 0) -> Sheet:
    """A topic of a game's rule book, with the others to choose from."""
    t = load_texts(key, TEXT)(language)
    topics = read_rulebook(key, language)
    topic = topic if 0 <= topic < len(topics) else 0
    options = [
        controls.choice(str(number), each.title, default=number == topic)
        for number, each in enumerate(topics)
    ]
    row = controls.row(controls.select(controls.custom_id("topic", key), t("rules-topic"), options))
    body: tuple[controls.Item, ...] = (ui.TextDisplay(paint.split_text(topics[topic].body)[0]),)
    head = f"## {t('title')} · {topics[topic].title}"
    return Sheet(Frame(head, body, f"-# {t('rules-fan')}", (row,)).view())


def _table_row(table: Table, tables: Tables, t: Text) -> controls.Row:
    verbs = ["join", "leave"]
    if min(tables.games[table.game].seats) < table.seats and table.invited is None:
        verbs.append("start")
    kind = "challenge" if table.invited is not None else "table"
    styles = {"join": controls.GO, "leave": controls.PLAIN, "start": controls.MAIN}
    buttons = [
        controls.button(
            controls.custom_id(verb, table.id), t(f"button-{kind}-{verb}"), styles[verb]
        )
        for verb in verbs
    ]
    rules_button = controls.button(controls.custom_id("rules", table.game), t("button-rules"))
    return controls.row(*buttons, rules_button)
