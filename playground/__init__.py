"""A local Discord: its REST calls and gateway, spoken over HTTP and WebSocket on the loopback."""

from playground.answers import InteractionFailed, Modal, Reply
from playground.compose import Upload
from playground.invoke import Choice, Impossible
from playground.persona import Persona
from playground.records import Channel, Guild, Message
from playground.server import Playground
from playground.settings import UNHURRIED, Limits

__all__ = [
    "UNHURRIED",
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
    "Upload",
]
