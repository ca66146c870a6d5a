"""What holds for all tests."""

from hypothesis import settings

# How long an example takes says more of the machine than of the code: `make bench` times.
settings.register_profile("wardroom", deadline=None)
settings.load_profile("wardroom")
