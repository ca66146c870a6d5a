"""Matches over days: who sits where, what was asked, what was answered."""
