"""What an embed may hold."""

from __future__ import annotations

from typing import Any, Final

from playground.limits.problems import Problems
from playground.records import Json

MOST_EMBEDS: Final = 10
MOST_TEXT: Final = 6000


def check(here: Problems, embeds: list[Json]) -> None:
    if len(embeds) > MOST_EMBEDS:
        here.add("BASE_TYPE_MAX_LENGTH", f"Must be {MOST_EMBEDS} or fewer in length.")
    for index, embed in enumerate(embeds):
        _one(here.at(index), embed)
    if sum(map(_size, embeds)) > MOST_TEXT:
        here.at(0).add("MAX_EMBED_SIZE_EXCEEDED", f"Embed size exceeds maximum size of {MOST_TEXT}")


def _one(here: Problems, embed: Json) -> None:
    here.at("title").text(embed.get("title"), 0, 256)
    here.at("description").text(embed.get("description"), 0, 4096)
    here.at("footer", "text").text((embed.get("footer") or {}).get("text"), 0, 2048)
    here.at("author", "name").text((embed.get("author") or {}).get("name"), 0, 256)
    here.at("color").number(embed.get("color"), 0, 0xFFFFFF)
    fields = embed.get("fields") or []
    here.at("fields").count(fields, 0, 25)
    for index, field in enumerate(fields):
        here.at("fields", index, "name").text(field.get("name"), 1, 256)
        here.at("fields", index, "value").text(field.get("value"), 1, 1024)


def _size(embed: Json) -> int:
    pieces: list[Any] = [embed.get("title"), embed.get("description")]
    pieces += [(embed.get("footer") or {}).get("text"), (embed.get("author") or {}).get("name")]
    for field in embed.get("fields") or ():
        pieces += [field.get("name"), field.get("value")]
    return sum(len(p) for p in pieces if isinstance(p, str))


def shape(embed: Json) -> Json:
    """An embed as Discord gives it back."""
    kept: Json = {k: v for k, v in embed.items() if v is not None and k != "type"}
    if "fields" in kept:
        kept["fields"] = [{"inline": False, **field} for field in kept["fields"]]
    return {"type": "rich", **kept}
