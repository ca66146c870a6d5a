"""A whole match of Ships of the Line by two people, printed as each of them saw it."""

from __future__ import annotations

from collections.abc import Callable

from playground.server import Playground


async def play_demo(discord: Playground, show: Callable[[str], None]) -> None:
    """Play it through the wire, by buttons alone."""
    anna, bruno = discord.persona("Anna"), discord.persona("Bruno")
    channel = discord.channel("wardroom")
    await discord.until(lambda: discord.gateway.connected and discord.world.commands)
    reply = await anna.command(channel, "ships challenge", opponent=bruno)
    show(str(reply))
    await discord.until(lambda: len(bruno.messages(channel)) >= 1)
    for m in bruno.messages(channel):
        show(m.text)
    r = await bruno.press(bruno.messages(channel)[0], label="Accept")
    await discord.until(
        lambda: bruno.dm() and bruno.messages(bruno.dm()) and anna.dm() and anna.messages(anna.dm())
    )
    for m in bruno.messages(channel):
        show(m.text)
    m = bruno.messages(bruno.dm())[0]
    show(m.text)
    show(str(m.buttons))
    show(str(m.selects))
