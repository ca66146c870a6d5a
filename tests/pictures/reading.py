"""Reads words back into what they tell, by the sentences they were made of."""

from __future__ import annotations

import re
from dataclasses import dataclass

from engine.text import Text


@dataclass(frozen=True)
class Words:
    t: Text
    text: str

    def found(
        self, key: str, words: str = "", numbers: str = "", **known: object
    ) -> re.Match[str] | None:
        """Where a sentence stands, with the parts that are not known as groups, by name."""
        parts = dict.fromkeys(words.split(), ".+?") | dict.fromkeys(numbers.split(), "[0-9]+")
        pattern = re.escape(self.t(key, **known, **{name: f"@{name}@" for name in parts}))
        for name, part in parts.items():
            pattern = pattern.replace(f"@{name}@", f"(?P<{name}>{part})", 1)
        return re.search(pattern, self.text)

    def sure(self, key: str, words: str = "", numbers: str = "", **known: object) -> re.Match[str]:
        said = self.found(key, words, numbers, **known)
        assert said is not None, f"no {key} in {self.text}"
        return said
