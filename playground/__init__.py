"""A local Discord: its REST calls and gateway, spoken over HTTP and WebSocket on the loopback."""

from playground.interactions import InteractionFailed, Modal, Reply
from playground.invoke import Choice, Impossible
from playground.persona import Persona
from playground.records import Channel, Guild, Message
from playground.server import Playground
from playground.settings import Limits

__all__ = [
    "Channel",
    "Choice",
    "Guild",
    "Impossible",
    "InteractionFailed",
    "Limits",
    "Message",
    "Modal",
    "Persona",
    "Playground",
    "Reply",
]
