"""What of the local Discord can be set: its limits in time and number."""

from dataclasses import dataclass

MIB = 1024 * 1024


@dataclass(frozen=True, slots=True)
class Rate:
    """So many calls in so many seconds."""

    calls: int
    seconds: float


@dataclass(frozen=True, slots=True)
class Limits:
    """Discord's own limits, unless a test asks for others. None switches a rate off."""

    first_answer: float = 3.0
    """Real seconds a bot has to acknowledge an interaction."""
    completion: float = 15.0
    """Real seconds a person waits for a deferred answer before giving up."""
    token_life: float = 15 * 60
    """Seconds, by the playground's clock, that an interaction's token works."""
    nonce_window: float = 5 * 60
    """Seconds, by the playground's clock, that ``enforce_nonce`` remembers."""
    message_create: Rate | None = Rate(5, 5.0)
    """Messages a channel."""
    overall: Rate | None = Rate(50, 1.0)
    """All calls with the bot's token."""
    other_routes: Rate | None = Rate(50, 1.0)
    """Every other route, by its channel or guild."""
    old_edits: Rate | None = Rate(3, 6.0)
    """Edits, by channel, of messages older than an hour."""
    file_size: int = 10 * MIB
    request_size: int = 25 * MIB
    pins: int = 250
    active_threads: int = 1000
    command_creates: int = 200
    """Commands a day that may be created."""
    heartbeat: float = 41.25
    """Seconds between two beats of a gateway connection."""
    acknowledging: float = 0.05
    """Seconds until a beat is acknowledged: over a network no answer is quicker. discord.py notes
    when it sent a beat only afterwards, in another thread, and an answer that is there before takes
    the beat before it for its own.
    """
    replay: int = 2000
    """Events kept for a session that may resume."""
    privileged_intents: int = 0
    """Bits of the privileged intents the application was granted; others close with 4014."""


UNHURRIED = Limits(message_create=None, overall=None, other_routes=None, old_edits=None)
"""No rate limits: for tests that are about something else."""
