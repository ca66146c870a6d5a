"""Luck that makes a match short: what it holds depends on nothing but how it is played."""

from __future__ import annotations

import pytest

from engine.match.model import Table


def deal(monkeypatch: pytest.MonkeyPatch, seed: str) -> None:
    """Have every match dealt from two digits, whoever joins it and when."""
    monkeypatch.setattr("secrets.token_hex", lambda size=32: seed * size)
    monkeypatch.setattr(Table, "context", "luck")
