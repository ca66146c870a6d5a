"""Discord's side: commands, controls and messages. No rules, no SQL."""
