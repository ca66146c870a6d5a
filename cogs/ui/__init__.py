"""How matches look and feel in Discord."""
