"""Who at a table has sat down to its terms as they are: its opener may have changed them since."""

from __future__ import annotations

from dataclasses import replace

from engine.match.computers import is_computer
from engine.match.model import Join, PlayerId, Table


def settled(table: Table) -> tuple[Join, ...]:
    """Those with whom it can begin."""
    return tuple(join for join in table.joins if join.agreed)


def changed(table: Table) -> Table:
    """To what the table now says nobody but its opener and computers has agreed."""
    own = (table.opener, *filter(is_computer, table.players))
    joins = tuple(replace(join, agreed=join.player in own) for join in table.joins)
    return replace(table, joins=joins)


def seated_anew(table: Table, player: PlayerId) -> Table:
    """The player agrees to it, in the seat that was theirs."""
    joins = tuple(
        replace(join, agreed=join.agreed or join.player == player) for join in table.joins
    )
    return replace(table, joins=joins)
