"""What holds for all tests."""

from __future__ import annotations

import gc

from hypothesis import settings

# How long an example takes says more of the machine than of the code: `make bench` times.
settings.register_profile("wardroom", deadline=None)
settings.load_profile("wardroom")

gc.disable()


def pytest_collection_finish() -> None:
    """From here on look for garbage, but not again and again among all that was imported."""
    gc.freeze()
    gc.enable()
