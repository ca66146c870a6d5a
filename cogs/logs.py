"""Log lines: JSON for machines, colours for a terminal, never a token."""

from __future__ import annotations

import logging
import re
import sys
from typing import Any, Final

import structlog
from structlog.typing import Processor, WrappedLogger

SECRETS: Final = re.compile(
    r"(?<=/interactions/)[^\s'\"\\]+|(?<=/webhooks/)[^\s'\"\\]+"
    r"|[\w-]{23,28}\.[\w-]{6,7}\.[\w-]{27,}|aW50ZXJhY3Rpb246[\w-]+"
)
"""Interaction and webhook tokens, which let anyone answer for us for a while, and bot tokens."""


def configure(level: str) -> None:
    """Send our lines and the libraries' one way: through structlog, to standard error."""
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
    ]
    terminal = sys.stderr.isatty()
    renderer: Any = (
        structlog.dev.ConsoleRenderer() if terminal else structlog.processors.JSONRenderer()
    )
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler()
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                renderer,
                redact,
            ],
        )
    )
    logging.basicConfig(handlers=[handler], level=level, force=True)
    logging.getLogger("discord").setLevel(max(logging.getLevelName(level), logging.WARNING))


def redact(_logger: WrappedLogger, _method: str, line: Any) -> str:
    """Blot out every token of a finished line, wherever in it one stands."""
    return SECRETS.sub("[redacted]", str(line))
