"""AA-Monopoly over the wire: by buttons, by forms, by commands, and what each is told."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from engine import codec
from engine.chance import Chance
from engine.game import Seat, Step
from engine.games.aamonopoly import GAME
from engine.games.aamonopoly.model import Deed, Observation, Options, State
from engine.games.aamonopoly.tasks import Arrival, Finish
from engine.match.model import MatchId
from engine.registry import load_games, load_texts
from engine.text import Text, language_of
from playground import Message, Modal, Persona, Reply
from tests.games.aamonopoly.tables import A, B, at, owning, standing, turn_of
from tests.wire.checks import faults
from tests.wire.stage import Stage, staged


class Power:
    """A person playing AA-Monopoly: by the screen alone, or by commands in the channel."""

    def __init__(self, stage: Stage, person: Persona, match_id: MatchId, seat: int) -> None:
        self.stage = stage
        self.person = person
        self.match_id = match_id
        self.seat = Seat(seat)

    @property
    def t(self) -> Text:
        names = (self.stage.anna.name, self.stage.bruno.name)
        return load_texts("aamonopoly")(language_of(self.person.locale), names)

    @property
    def hand(self) -> Message:
        return self.stage.delivered(self.match_id, f"seat:{self.seat}")

    @property
    def state(self) -> State:
        state: State = codec.load(State, self.stage.match(self.match_id)["state"])
        return state

    @property
    def seen(self) -> Observation:
        seen: Observation = GAME.observe(self.state, self.seat)
        return seen

    async def press(self, label: str) -> Reply:
        reply = await self.person.press(self.hand, label=label)
        await self.stage.settled()
        return reply

    async def open_form(self, label: str) -> Modal:
        modal = (await self.press(label)).modal
        assert modal is not None
        return modal

    async def send(self, modal: Modal, text: str) -> Reply:
        reply = await self.person.submit(modal, {"number": text})
        await self.stage.settled()
        return reply

    async def command(self, name: str, **options: Any) -> Reply:
        reply = await self.person.command(self.stage.channel, f"aamonopoly {name}", **options)
        await self.stage.settled()
        return reply


@asynccontextmanager
async def powers(
    folder: Path, monkeypatch: pytest.MonkeyPatch, position: Callable[[State], State]
) -> AsyncIterator[tuple[Stage, Power, Power]]:
    """Anna and Bruno at a match that begins from a position; Anna has seat A."""

    def setup(options: Options, seats: int, chance: Chance) -> Step[State, Any]:
        return Step(position(GAME.setup(options, seats, chance).state))

    game = replace(GAME, setup=setup)
    monkeypatch.setattr("bot.load_games", lambda: {**load_games(), GAME.key: game})
    async with staged(folder) as stage:
        match_id = await stage.begin(stage.anna, stage.bruno, game="aamonopoly")
        one = Power(stage, stage.anna, match_id, 0)
        yield stage, one, Power(stage, stage.bruno, match_id, 1)


def in_italy(state: State) -> State:
    """Seat A has reached Italy, which is for sale; B has Moscow."""
    state = owning(standing(state, A, "italy"), B, "moscow")
    return turn_of(state, A, Arrival(0, fight=False), Finish())


def at_rest(state: State) -> State:
    """Seat A is about to throw, and has Italy; B has Moscow."""
    return owning(owning(state, A, "italy"), B, "moscow")


async def test_a_lot_goes_to_the_auction_and_bids_are_typed_into_forms(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with powers(tmp_path, monkeypatch, in_italy) as (stage, anna, bruno):
        await anna.press(anna.t("decline"))
        form = await bruno.open_form(bruno.t("bid"))
        wrong = await bruno.send(form, "a lot")
        untouched = bruno.seen.bid
        await bruno.send(form, " 70 ")
        told = anna.hand.text
        await anna.send(await anna.open_form(anna.t("bid")), "99")

        refusal = bruno.t("error-amount", text="a lot", low=0, high=1500)
        assert refusal in stage.told(wrong) + bruno.hand.text
        assert untouched is None
        assert "70" not in told
        assert anna.state.deeds[at("italy")] == Deed(A)
        assert [estate.cash for estate in anna.state.estates] == [1500 - 71, 1500]
        assert await faults(stage) == []


async def test_a_form_that_is_out_of_date_plays_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with powers(tmp_path, monkeypatch, in_italy) as (stage, anna, bruno):
        form = await bruno.open_form(bruno.t("bid"))
        button = next(b for b in bruno.hand.buttons if b.label == bruno.t("bid"))
        await anna.command("buy", match=anna.match_id)
        before = stage.kept()

        late = await bruno.send(form, "5")
        again = await bruno.person.forge(bruno.hand, str(button.custom_id))
        await stage.settled()

        assert bruno.t("error-board-moved-on") in stage.told(late)
        assert bruno.t("error-no-such-choice") in stage.told(again)
        assert stage.kept() == before


async def test_a_bid_ahead_stays_secret_and_can_be_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with powers(tmp_path, monkeypatch, in_italy) as (stage, anna, bruno):
        await bruno.command("bid", amount=123, match=bruno.match_id)
        await bruno.command("bid", amount=877, match=bruno.match_id)
        seen = anna.hand.text + stage.board(anna.match_id).text

        assert (bruno.seen.bid, anna.seen.bid) == (877, None)
        assert "877" in bruno.hand.text
        assert "123" not in seen
        assert "877" not in seen


async def test_a_trade_by_command_is_offered_and_answered_by_a_button(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with powers(tmp_path, monkeypatch, at_rest) as (stage, anna, bruno):
        offered = await anna.person.autocomplete(
            stage.channel, "aamonopoly trade", focus="get", partner=bruno.person
        )
        given = await anna.person.autocomplete(stage.channel, "aamonopoly trade", focus="give")
        await anna.command("trade", partner=bruno.person, give="italy", get="moscow", ask=30)
        await bruno.press(bruno.t("accept"))

        assert [choice.value for choice in offered] == ["moscow"]
        assert [choice.value for choice in given] == ["italy"]
        assert anna.state.deeds[at("moscow")] == Deed(A)
        assert anna.state.deeds[at("italy")] == Deed(B)
        assert [estate.cash for estate in anna.state.estates] == [1530, 1470]
        assert await faults(stage) == []


async def test_a_trade_is_written_by_buttons_in_secret(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with powers(tmp_path, monkeypatch, at_rest) as (stage, anna, bruno):
        theirs = bruno.hand.text
        await anna.press("Bruno")
        (select,) = [s for s in anna.hand.selects if s.placeholder == anna.t("menu-gives")]
        await anna.person.choose(anna.hand, custom_id=select.custom_id, labels=["Italy"])
        await stage.settled()
        unseen = bruno.hand.text
        form = await anna.open_form(anna.t("propose-gets", name="Bruno"))
        await anna.send(form, "200")

        assert unseen == theirs
        (offer,) = anna.state.offers
        assert (offer.gives.squares, offer.gets.cash) == ((at("italy"),), 200)
        assert bruno.t("accept") in [button.label for button in bruno.hand.buttons]


async def test_commands_say_which_rule_forbids_what_was_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with powers(tmp_path, monkeypatch, at_rest) as (stage, anna, bruno):
        before, t = stage.kept(), anna.t
        asked: list[tuple[str, dict[str, Any], str]] = [
            ("build", {"lot": "italy"}, t("error-group-not-whole")),
            ("sell", {"lot": "moscow"}, t("error-not-yours")),
            ("lift", {"lot": "italy"}, t("error-not-mortgaged")),
            ("mortgage", {"lot": "atlantis"}, t("error-unknown-lot", text="atlantis")),
            ("combat", {"choice": "attack"}, t("error-first-throw")),
            ("combat", {"choice": "on"}, t("error-no-victory")),
            ("bid", {"amount": 5}, t("error-no-auction")),
            ("prison", {}, t("error-not-in-prison")),
            ("answer", {"choice": "accept"}, t("error-no-offer")),
            ("answer", {"choice": "withdraw"}, t("error-no-own-offer")),
            ("raise", {}, t("error-army-where")),
            ("trade", {"partner": stage.oksana, "give": "italy"}, t("error-no-partner")),
            ("trade", {"partner": stage.bruno, "give": "moscow"}, t("error-not-theirs")),
            ("pay", {}, t("error-first-throw")),
            ("buy", {}, t("error-first-throw")),
            ("army", {"army": 2}, t("error-first-throw")),
            ("end", {}, t("error-first-throw")),
            ("orders", {}, t("error-which-order")),
            ("orders", {"wait": False}, t("error-order-not-given")),
        ]
        told = [stage.told(await anna.command(name, **options)) for name, options, _ in asked]
        early = stage.told(await bruno.command("throw"))

        missing = [
            (name, text)
            for (name, _, why), text in zip(asked, told, strict=True)
            if why not in text
        ]
        assert missing == []
        assert bruno.t("error-not-your-turn") in early
        assert stage.kept() == before


async def test_a_turn_by_commands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with powers(tmp_path, monkeypatch, in_italy) as (stage, anna, bruno):
        await anna.command("buy")
        await bruno.command("mortgage", lot="moscow")
        await bruno.command("orders", no_mercy=True, wait=True)
        await bruno.press(bruno.t("order-take"))
        await bruno.command("throw")

        assert anna.state.deeds[at("italy")] == Deed(A)
        assert bruno.state.deeds[at("moscow")] == Deed(B, 0, True)
        assert not bruno.seen.estates[B].harsh
        assert bruno.seen.estates[B].lingers
        assert bruno.t("linger-take") in [button.label for button in bruno.hand.buttons]
        assert anna.t("seat-lingers") in stage.board(anna.match_id).text
        assert bruno.seen.progress.dice or bruno.seen.turn == A
        assert await faults(stage) == []


async def test_the_length_and_the_stakes_are_chosen_with_the_challenge(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with staged(tmp_path) as stage:
        match_id = await stage.begin(
            stage.anna, stage.bruno, game="aamonopoly", rounds=10, high_stakes=True
        )

        state: State = codec.load(State, stage.match(match_id)["state"])
        assert (state.options.rounds, state.options.stakes) == (10, 10)
