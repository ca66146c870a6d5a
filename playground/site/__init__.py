"""The playground's web page: what it is sent, and what it may ask for."""

from playground.site.site import Site
from playground.site.stage import Stage

__all__ = ["Site", "Stage"]
