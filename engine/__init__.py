"""Games, matches and luck: no Discord, no SQL, no clock."""
