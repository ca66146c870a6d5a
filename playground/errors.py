"""Discord's refusals: a status, a code and a sentence, and for forms a tree of what is wrong."""

from __future__ import annotations

from typing import Any, Final

SENTENCES: Final = {
    10002: "Unknown Application",
    10003: "Unknown Channel",
    10004: "Unknown Guild",
    10007: "Unknown Member",
    10008: "Unknown Message",
    10013: "Unknown User",
    10015: "Unknown Webhook",
    10062: "Unknown interaction",
    10063: "Unknown application command",
    30003: "Maximum number of pins reached (250)",
    30032: "Maximum number of application commands reached",
    30034: "Maximum number of daily application command creates has been reached (200)",
    40005: "Request entity too large",
    40060: "Interaction has already been acknowledged.",
    50001: "Missing Access",
    50005: "Cannot edit a message authored by another user",
    50006: "Cannot send an empty message",
    50007: "Cannot send messages to this user",
    50008: "Cannot send messages in a non-text channel",
    50013: "Missing Permissions",
    50021: "Cannot execute action on a system message",
    50024: "Cannot execute action on this channel type",
    50027: "Invalid Webhook Token",
    50035: "Invalid Form Body",
    50083: "Thread is archived",
    50109: "The request body contains invalid JSON.",
    50278: "Cannot send messages to this user due to having no mutual guilds",
    160004: "A thread has already been created for this message",
    160005: "Thread is locked",
    160006: "Maximum number of active threads reached",
}

STATUSES: Final = {
    10002: 404,
    10003: 404,
    10004: 404,
    10007: 404,
    10008: 404,
    10013: 404,
    10015: 404,
    10062: 404,
    10063: 404,
    40005: 413,
    50001: 403,
    50005: 403,
    50007: 403,
    50013: 403,
    50021: 403,
    50027: 401,
    50278: 403,
    160005: 403,
}


class ApiError(Exception):
    """An answer other than a success."""

    def __init__(
        self, code: int, *, status: int | None = None, errors: dict[str, Any] | None = None
    ) -> None:
        self.code = code
        self.status = STATUSES.get(code, 400) if status is None else status
        self.body: dict[str, Any] = {
            "message": SENTENCES.get(code, f"{self.status}: Refused"),
            "code": code,
        }
        if errors is not None:
            self.body["errors"] = errors
        super().__init__(f"{self.status} {code} {self.body['message']} {errors or ''}")


UNAUTHORIZED: Final = {"message": "401: Unauthorized", "code": 0}
NOT_FOUND: Final = {"message": "404: Not Found", "code": 0}
