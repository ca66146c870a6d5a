"""A bounded memory of what takes long to make."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from threading import Lock
from typing import Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Hashed(Generic[K]):
    """A key that takes long to hash, such as a picture's shapes, hashed once."""

    __slots__ = ("_hash", "key")

    def __init__(self, key: K) -> None:
        self.key = key
        self._hash = hash(key)

    def __hash__(self) -> int:
        return self._hash

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Hashed) and hash(other) == self._hash and other.key == self.key


class Keep(Generic[K, V]):
    """Remembers what was made, the latest used longest, up to a total size. For many threads."""

    def __init__(self, room: int, size: Callable[[V], int]) -> None:
        self._room = room
        self._size = size
        self._kept: OrderedDict[K, V] = OrderedDict()
        self._used = 0
        self._lock = Lock()

    def get(self, key: K) -> V | None:
        with self._lock:
            if key in self._kept:
                self._kept.move_to_end(key)
            return self._kept.get(key)

    def put(self, key: K, value: V) -> None:
        with self._lock:
            old = self._kept.pop(key, None)
            self._used += self._size(value) - (0 if old is None else self._size(old))
            self._kept[key] = value
            while self._used > self._room:
                _, gone = self._kept.popitem(last=False)
                self._used -= self._size(gone)

    def __len__(self) -> int:
        return len(self._kept)
