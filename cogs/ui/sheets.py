"""Whole messages: the public board, a hand, a table, the log. Each made anew when it is shown."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final, Protocol

import discord
from discord import ui

from cogs.ui import cards, controls, offers, paint
from cogs.ui.frame import Frame, Picture, link, mention, pager, words
from cogs.ui.hosting import homeless, host_word
from cogs.ui.news import recap
from cogs.ui.offers import Offers
from cogs.ui.people import People
from cogs.ui.waiting import waiting
from engine.game import Outcome, Seat, Viewer
from engine.match.computers import is_computer
from engine.match.homes import Homes
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
        offers: Offers,
        homes: Homes,
    ) -> None:
        self._matches = matches
        self._tables = tables
        self._people = people
        self._deliveries = deliveries
        self._illustrator = illustrator
        self._offers = offers
        self._homes = homes

    def has_hands(self, match: Match) -> bool:
        """Whether its game hides anything: where it does not, all is on the board."""
        return self._matches.games[match.game].secret

    async def text(self, match: Match | Table, language: Language) -> Text:
        names = await self._people.names(match.players, language)
        return load_texts(match.game, TEXT)(language, names)

    async def board(self, which: MatchId | Match, language: Language, page: int = 0) -> Sheet:
        """What everyone may see. Raises MatchNotFound; not for a match at hand."""
        look = await self._look(which, None)
        match, t = look.match, await self.text(look.match, language)
        seat = _asked_on_board(look)
        if seat is not None:
            look = replace(look, choices=self._matches.view(match, seat).choices)
        secret = look.game.secret
        offer = offers.board(match, t) if secret else await self._offers.board(match, seat, t)
        frame = Frame(
            f"## {t('title')}",
            (),
            _lines(await self._state_of_play(look, None, t), *offer.lines),
            (*((controls.row(*offer.own),) if offer.own else ()), _board_row(look, t, offer)),
            notice="" if match.ended else _quoted(await host_word(self._homes, match, t)),
            picture=await self._illustrator.picture(look, None, language),
            ended=match.ended is not None,
        )
        question = _question(look, seat, public=True)
        body = _page(look, question, t, page, "board", frame.room)
        called = _known(match) if match.ended is not None else _called(look)
        return Sheet(replace(frame, body=body).view(), called, frame.picture)

    async def hand(
        self,
        which: MatchId | Match,
        seat: Seat,
        language: Language,
        page: int = 0,
        *,
        word: str = "",
        news: Sequence[str] = (),
    ) -> Sheet:
        """What one seat may see and choose, headed by a word to it. Like ``board`` otherwise.

        Args:
            news: what it has not seen yet, a line each.
        """
        look = await self._look(which, seat)
        match, t = look.match, await self.text(look.match, language)
        offer = await self._offers.hand(match, seat, t)
        frame = Frame(
            f"## {t('title')}\n-# {await self._against(match, seat, t)}",
            (),
            _lines(await self._state_of_play(look, seat, t), *offer.lines),
            offer.rows,
            notice=_quoted(word),
            news=recap(news, match.id, t) if news else None,
            picture=await self._illustrator.picture(look, seat, language),
            ended=match.ended is not None,
        )
        body = _page(look, _question(look, seat), t, page, "hand", frame.room)
        return Sheet(replace(frame, body=body).view(), picture=frame.picture)

    async def unseated(self, match: Match, seat: Seat, language: Language) -> Sheet:
        """Tells whoever sat there that somebody else has taken the seat over."""
        t = await self.text(match, language)
        rivals = t.listed(t.who(other) for other in range(len(match.players)) if other != seat)
        board = await self.where(match, t)
        told = t("seat-taken", game=t("title"), who=t.who(seat), rivals=rivals, board=board)
        return Sheet(words(told))

    async def table(self, table_id: MatchId, language: Language | None = None) -> Sheet:
        """Seats filling, in the table's own language or a reader's. Raises MatchNotFound."""
        table = await self._tables.load(table_id)
        t = await self.text(table, language or table.language)
        view = cards.card(table, self._tables, t, own=language is not None)
        return Sheet(view, cards.called(table))

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

    async def where(self, match: Match, t: Text) -> str:
        """A link to the live board, or to its channel while there is none; or that it has none."""
        if await self._homes.strays.placeless(match):
            return t("board-nowhere")
        board = await self._deliveries.live(match.id, BOARD)
        return t("board-link", link=link(match.home, board.message if board else None))

    async def _look(self, which: MatchId | Match, viewer: Viewer) -> Look:
        if isinstance(which, Match):
            return self._matches.view(which, viewer)
        return await self._matches.look(which, viewer)

    async def _against(self, match: Match, seat: Seat, t: Text) -> str:
        """Whom a seat plays against, and where the board is."""
        rivals = t.listed(t.who(other) for other in range(len(match.players)) if other != seat)
        if await self._homes.strays.homeless(match):
            return homeless(rivals, t)
        return t("hand-against", rivals=rivals, board=await self.where(match, t))

    async def _state_of_play(self, look: Look, viewer: Viewer, t: Text) -> str:
        """Whom it waits for and until when; or how it ended, with the seed."""
        match = look.match
        if match.ended is None:
            return waiting(match, viewer, t)
        if look.outcome is not None:
            ending = _ending(match, look.outcome, t)
        else:
            ending = await host_word(self._homes, match, t) or t("end-by-host")
        players = " · ".join(mention(player, t) for player in _known(match))
        seed = f"-# {t('end-seed', seed=match.seed, id=match.id)}"
        return _lines(ending, players if viewer is None else "", seed)


def _quoted(word: str) -> str:
    return f"> {word}" if word else ""


def _asked_on_board(look: Look) -> Seat | None:
    """The seat whose question the board carries, for all to see."""
    match = look.match
    if look.game.secret or match.ended is not None or match.paused is not None:
        return None
    return match.awaited[0] if len(match.awaited) == 1 else None


def _called(look: Look) -> tuple[PlayerId, ...]:
    """Whom a board calls: who is to move, and, where there are no hands, who is asked to agree."""
    match = look.match
    seats = map(Seat, range(len(match.players)))
    asked = () if look.game.secret else (seat for seat in seats if offers.asks(match, seat))
    called = dict.fromkeys(match.players[seat] for seat in (*match.awaited, *asked))
    return tuple(player for player in called if not is_computer(player))


def _question(look: Look, seat: Viewer, *, public: bool = False) -> paint.Question:
    match = look.match
    asked = 0 if seat is None else match.asked[seat]
    return paint.Question(look.game, match.id, asked, seat if public else None)


def _page(
    look: Look, question: paint.Question, t: Text, page: int, verb: str, room: int
) -> Sequence[controls.Item]:
    pages = paint.pages(look.screen(t), question, room)
    page = min(page, len(pages) - 1)
    return (*pages[page], *pager(verb, look.match.id, page, len(pages)))


def _board_row(look: Look, t: Text, offer: offers.Offer) -> controls.Row:
    match = look.match
    label, emoji = ("button-hand", "✋") if look.game.secret else ("button-own", "🌐")
    buttons = [
        controls.button(controls.custom_id("hand", match.id, 0), t(label), emoji=emoji),
        controls.button(controls.custom_id("log", match.id, -1), t("button-log"), emoji="📜"),
        controls.button(controls.custom_id("rules", match.game), t("button-rules")),
    ]
    if match.ended is not None and look.game.picture is not None:
        name = controls.custom_id("replay", match.id, 0)
        buttons.insert(2, controls.button(name, t("button-replay"), emoji="🎞️"))
    return controls.row(*buttons, *offer.buttons)


def _lines(*lines: str) -> str:
    return "\n".join(line for line in lines if line)


def _known(match: Match) -> tuple[PlayerId, ...]:
    """Its players, but for those who have had themselves forgotten, and computers."""
    return tuple(
        player for player in match.players if player != DELETED and not is_computer(player)
    )


def _ending(match: Match, outcome: Outcome, t: Text) -> str:
    cause = t.who(outcome.cause) if outcome.cause is not None else ""
    first = [seat for seat, place in enumerate(outcome.places) if place == 1]
    drawn = len(first) == len(match.players)
    result = t("end-draw") if drawn else t("end-won", who=t.listed(map(t.who, first)))
    return f"{t(outcome.reason, name=cause)}\n**{result}**"


def rules(key: str, language: Language, topic: int = 0) -> Sheet:
    """A topic of a game's rule book, with the others to choose from, and the next at hand."""
    t = load_texts(key, TEXT)(language)
    topics = read_rulebook(key, language)
    topic = topic if 0 <= topic < len(topics) else 0
    options = [
        controls.choice(str(number), each.title, default=number == topic)
        for number, each in enumerate(topics)
    ]
    choice = controls.select(controls.custom_id("topic", key), t("rules-topic"), options)
    rows = [controls.row(choice)]
    if topic + 1 < len(topics):
        label = t("rules-next", topic=topics[topic + 1].title)
        name = controls.custom_id("topic", key, topic + 1)
        rows.append(controls.row(controls.button(name, label, emoji="▶️")))
    body: tuple[controls.Item, ...] = (ui.TextDisplay(paint.split_text(topics[topic].body)[0]),)
    head = f"## {t('title')} · {topics[topic].title}"
    return Sheet(Frame(head, body, f"-# {t('rules-fan')}", rows).view())
