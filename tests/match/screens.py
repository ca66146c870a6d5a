"""Screens of every shape a game might draw, in words without end."""

from __future__ import annotations

from hypothesis import strategies as st

from engine.game import Span
from engine.screen import Amount, Heading, Menu, Note, Option, Pick, Prose, Rule, Screen
from tests.match.parley import Write

WORDS = st.text(st.sampled_from("abz é\n*ї界"), max_size=60)
SENTENCES = st.one_of(
    WORDS,
    st.builds(lambda word, times: word * times, WORDS, st.integers(0, 200)),
    st.builds(lambda n: "x" * n, st.integers(2990, 6010)),
)
LABELS = st.text(st.sampled_from("abz é*_"), max_size=120).map(lambda text: f"l{text}")
ACTIONS = st.builds(Write, st.integers(0, 60))
OPTIONS = st.builds(
    Option,
    LABELS,
    st.lists(ACTIONS, min_size=1, max_size=2).map(tuple),
    st.one_of(st.just(""), LABELS),
    st.booleans(),
    st.sampled_from(("plain", "main", "danger")),
)
CHOICES = st.one_of(st.lists(OPTIONS, max_size=7), st.lists(OPTIONS, min_size=24, max_size=60)).map(
    tuple
)
BLOCKS = st.one_of(
    st.builds(Heading, WORDS),
    st.builds(Prose, SENTENCES),
    st.builds(Note, SENTENCES),
    st.just(Rule()),
    st.builds(Menu, SENTENCES, CHOICES),
    st.builds(Pick, SENTENCES, CHOICES, st.builds(Write, st.integers(0, 2)), st.integers(1, 70)),
    st.builds(Amount, WORDS, LABELS, st.just(Span(Write(0), "number", 0, 99))),
)
SCREENS = st.lists(BLOCKS, max_size=8).map(lambda blocks: Screen(tuple(blocks)))
