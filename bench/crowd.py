"""People who use a bot as fast as it answers: a command, then a press on the answer, and again."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Final

from bench.bots import Bot
from engine.match.model import MatchId
from playground.persona import Persona
from playground.records import Message

AT_ONCE: Final = 20
"""Commands and presses under way at any time."""


@dataclass(frozen=True, slots=True)
class Chair:
    """A person at a match. The bare bot's people have chairs too, at no match."""

    who: Persona
    match: MatchId


@dataclass(slots=True)
class Round:
    """What came of one turn of a bot."""

    acknowledged: list[float] = field(default_factory=list)
    """Seconds until the first answer, as the local Discord noted them."""
    answers: int = 0
    seconds: float = 0.0


async def use(bot: Bot, chairs: Sequence[Chair], commands: int, pause: float, number: int) -> Round:
    """So many commands and presses, from one chair after the other.

    Args:
        pause: seconds from one command or press of a person to their next; 0 for none.
        number: of the round, which goes on at the chairs where the one before ended.
    """
    visits = commands // 2
    turns = iter(range(number * visits, (number + 1) * visits))
    done, luck = Round(), random.Random(number)

    async def person(place: int) -> None:
        await asyncio.sleep(2 * pause * place / AT_ONCE)
        for turn in turns:
            async with _lasting(2 * pause):
                answers = await _visit(bot, chairs[turn % len(chairs)], luck, pause)
            done.answers += answers

    bot.discord.recorder.clear()
    started = time.perf_counter()
    await asyncio.gather(*(person(place) for place in range(AT_ONCE)))
    done.seconds = time.perf_counter() - started
    done.acknowledged = [each.seconds for each in bot.discord.recorder.acknowledgements]
    return done


@asynccontextmanager
async def _lasting(seconds: float) -> AsyncIterator[None]:
    """Take no less than so long over what is done in here."""
    end = time.perf_counter() + seconds
    yield
    await asyncio.sleep(max(end - time.perf_counter(), 0))


async def _visit(bot: Bot, chair: Chair, luck: random.Random, pause: float) -> int:
    """A command, and something pressed on its answer; how many were answered."""
    channel = bot.discord.channel("wardroom")
    async with _lasting(pause):
        if bot.kind == "echo":
            reply = await chair.who.command(channel, "echo", text=chair.match)
        else:
            reply = await chair.who.command(channel, "ships hand", match=chair.match)
    assert reply.message is not None
    pressed = await _press(chair.who, reply.message, luck)
    chair.who.dismiss(reply.message)
    return 1 + pressed


async def _press(who: Persona, hand: Message, luck: random.Random) -> bool:
    """Use any control that plays; whether there was one. Forged: quicker, and alike on the wire."""
    selects = [each for each in hand.selects if not each.disabled]
    buttons = [each.custom_id for each in hand.buttons if each.custom_id and not each.disabled]
    if selects and (not buttons or luck.random() < 0.5):
        select = luck.choice(selects)
        names = [option.value for option in select.options]
        count = luck.randint(max(select.least, 1), select.most)
        reply = await who.forge(hand, select.custom_id, values=luck.sample(names, count))
    elif buttons:
        reply = await who.forge(hand, luck.choice(buttons))
    else:
        return False
    await reply.outcome()
    return True
