"""How fast it is: figures to read, not verdicts."""
