"""Recorded traffic against Discord's published description of its HTTP API."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator, ValidationError
from jsonschema.exceptions import best_match
from jsonschema.validators import extend

from playground.recorder import Exchange, Recorder

Json = dict[str, Any]

ROOT = Path(__file__).parents[1]
HERE = "urn:discord"
SENT = "urn:discord:sent"
"""The same for requests, where Discord takes a snowflake as a number too."""
BY_TYPE = "urn:discord:by-type"
"""A word of our own in schemas: what an object of each type must be like."""
REFUSED_FORM = 400
SNOWFLAKE = re.compile(r"\b[1-9]\d{16,19}\b")
MOMENT = re.compile(r"\b\d{4}-\d\d-\d\dT[\d:.]+\+00:00")
SIGNATURE = re.compile(r"\?ex=[0-9a-f]+&is=[0-9a-f]+&hm=[0-9a-f]+")
FAULT = 500
"""From this status on an answer is a fault, which the description does not describe."""
LONGEST_REPORT = 600


def where() -> Path:
    """The description's file; it need not be there."""
    named = os.environ.get("WARDROOM_OPENAPI")
    return Path(named) if named else ROOT / "../shared/discord/openapi.json"


def absent() -> str:
    """Why nothing can be validated; empty when all is well."""
    if where().is_file():
        return ""
    return f"Discord's openapi.json is not at {where()}; name it in WARDROOM_OPENAPI"


def violations(recorder: Recorder) -> list[str]:
    """What in the requests and answers differs from the description, one line each.

    A request the playground itself refused as a form is left out; its answer is not.
    """
    found: list[str] = []
    for exchange in recorder.exchanges:
        found.extend(_of(exchange))
    return found


def _of(exchange: Exchange) -> Iterator[str]:
    template = _template(exchange.method, exchange.path)
    call = f"{exchange.method} {exchange.path} ({exchange.status})"
    if template is None:
        if exchange.status != 404:
            yield f"{call}: not in the description"
        return
    key = (template, exchange.method.lower())
    if exchange.request is not None and exchange.status != REFUSED_FORM:
        for kind in ("application/json", "multipart/form-data"):
            if kind in _request_kinds(*key):
                yield from _wrong(f"{call} request", (*key, kind), exchange.request)
                break
    if exchange.status and exchange.status < FAULT:
        yield from _wrong_answer(call, key, exchange)


def _wrong_answer(call: str, key: tuple[str, str], exchange: Exchange) -> Iterator[str]:
    described = _responses(*key)
    named = (str(exchange.status), f"{exchange.status // 100}XX")
    status = next((s for s in named if s in described), None)
    if status is None:
        yield f"{call}: this status is not described, only {described}"
    elif exchange.response is not None:
        yield from _wrong(f"{call} answer", (*key, status), exchange.response)


def _wrong(call: str, key: tuple[str, ...], body: Any) -> Iterator[str]:
    report = _report(key, _alike(json.dumps(body, sort_keys=True)))
    if report:
        yield f"{call}: {report}"


def _alike(text: str) -> str:
    """A body with ids, moments and signatures that mean nothing, so that like bodies are one.

    Ids stay as long and as distinct as they were.
    """
    ids: dict[str, str] = {}

    def plain(found: re.Match[str]) -> str:
        return ids.setdefault(found[0], str(10 ** (len(found[0]) - 1) + len(ids)))

    text = MOMENT.sub("2015-01-01T00:00:00+00:00", SIGNATURE.sub("?", text))
    return SNOWFLAKE.sub(plain, text)


@cache
def _report(key: tuple[str, ...], text: str) -> str:
    validator = _validator(key)
    if validator is None:
        return ""
    error = best_match(validator.iter_errors(json.loads(text)))
    if error is None:
        return ""
    return f"{error.json_path}: {error.message}"[:LONGEST_REPORT]


@cache
def _description(name: str = HERE) -> Json:
    """The description, with references that name it.

    Beyond it, Discord takes ids as numbers, and names what is wrong with a form in words
    (its reference, "Error Messages"), where the description has numbers alone.
    """
    text = where().read_text(encoding="utf-8")
    described: Json = json.loads(text.replace('"#/components/', f'"{name}#/components/'))
    schemas = described["components"]["schemas"]
    words = {"code": {"type": "string"}, "message": {"type": "string"}}
    error = {"type": "object", "properties": words, "required": [*words]}
    schemas["InnerErrors"]["properties"]["_errors"]["items"] = error
    if name == SENT:
        schemas["SnowflakeType"] |= {"type": ["string", "integer"], "minimum": 0}
    quicker: Json = _quicker(described, schemas)
    return quicker


def _quicker(node: Any, schemas: Json) -> Any:
    """The same schema where a choice is made by looking instead of trying every branch."""
    if isinstance(node, list):
        return [_quicker(each, schemas) for each in node]
    if not isinstance(node, dict):
        return node
    quick = {key: _quicker(below, schemas) for key, below in node.items()}
    for word in ("oneOf", "anyOf"):
        branches = quick.get(word)
        if isinstance(branches, list) and all("const" in b for b in branches):
            del quick[word]
            quick["enum"] = [b["const"] for b in branches]
        elif isinstance(branches, list) and _told_apart(branches, schemas):
            del quick[word]
            quick |= _by_type(branches, schemas)
    return quick


def _types(branch: Json, schemas: Json) -> list[Any]:
    """The types a branch is for; empty when it does not insist on one."""
    schema = schemas.get(branch.get("$ref", "").rpartition("/")[2], {})
    if "type" not in schema.get("required", []):
        return []
    types: list[Any] = schema["properties"]["type"].get("enum", [])
    return types


def _told_apart(branches: list[Json], schemas: Json) -> bool:
    types = [_types(b, schemas) for b in branches]
    known = [t for some in types for t in some]
    return len(branches) > 1 and all(types) and len(set(known)) == len(known)


def _by_type(branches: list[Json], schemas: Json) -> Json:
    cases = {kind: branch for branch in branches for kind in _types(branch, schemas)}
    return {
        "type": "object",
        "required": ["type"],
        "properties": {"type": {"enum": [*cases]}},
        BY_TYPE: cases,
    }


def _one_of(validator: Any, cases: Json, instance: Any, _schema: Json) -> Iterator[ValidationError]:
    """Errors of the one branch that is for the object's type."""
    kind = instance.get("type") if isinstance(instance, dict) else None
    if isinstance(kind, str | int) and not isinstance(kind, bool) and kind in cases:
        yield from validator.descend(instance, cases[kind])


def _there(validator: Any, ref: str, instance: Any, _schema: Json) -> Iterator[ValidationError]:
    """Errors by a schema of the description that is named in another."""
    yield from validator.descend(instance, _named(ref), resolver=validator._resolver)


# Untyped in types-jsonschema.
VALIDATOR = extend(  # type: ignore[no-untyped-call]
    Draft202012Validator, {BY_TYPE: _one_of, "$ref": _there}
)


@cache
def _named(ref: str) -> Any:
    name, _, path = ref.partition("#/")
    found: Any = _description(name)
    for step in path.split("/"):
        found = found[step]
    return found


@cache
def _operation(template: str, method: str, name: str = HERE) -> Json:
    operation: Json = _description(name)["paths"][template][method]
    return operation


def _request_kinds(template: str, method: str) -> Json:
    body = _operation(template, method, SENT).get("requestBody", {})
    kinds: Json = body.get("content", {})
    return kinds


def _responses(template: str, method: str) -> list[str]:
    return [*_operation(template, method)["responses"]]


@cache
def _validator(key: tuple[str, ...]) -> Any:
    """For a request of a content type or an answer of a status; None if nothing is said."""
    template, method, which = key
    if "/" in which:
        content = _request_kinds(template, method)[which]
    else:
        answer = _operation(template, method)["responses"][which]
        content = _resolved(answer).get("content", {}).get("application/json")
    if content is None:
        return None
    return VALIDATOR(content["schema"])


def _resolved(node: Json) -> Json:
    resolved: Json = _named(node["$ref"]) if "$ref" in node else node
    return resolved


@cache
def _templates() -> list[tuple[re.Pattern[str], str, frozenset[str]]]:
    """Paths as patterns, those with the fewest names to fill in first."""
    paths = sorted(_description()["paths"].items(), key=lambda item: item[0].count("{"))
    return [(_pattern(path), path, frozenset(methods)) for path, methods in paths]


def _pattern(path: str) -> re.Pattern[str]:
    return re.compile(re.sub(r"\\{\w+\\}", "[^/]+", re.escape(path)))


@cache
def _template(method: str, path: str) -> str | None:
    for pattern, template, methods in _templates():
        if method.lower() in methods and pattern.fullmatch(path):
            return template
    return None
