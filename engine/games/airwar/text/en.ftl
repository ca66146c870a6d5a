title = AirWar: Pacific!

## Cards
# Aircraft, air bases and carriers have the same names in every language: see decks/.

card-flak = Flak batteries
card-construction = Construction battalion
card-kido-butai = Kido Butai
card-submarines = Submarine campaign
card-out-of-the-sun = Out of the sun
card-evasion = Evasive manoeuvre
card-ace = Ace pilot
card-head-on = Head-on pass
card-thach-weave = Thach Weave

# Kinds, after a name or above a list.
kind-fighter = fighter
kind-bomber = bomber
kind-base = air base
kind-carrier = carrier
kind-war = War card
kind-battle = Battle card
carrier-based = carrier-based

# What a War card does.
gain-base-defense = Defense +{ $n } for the air base it is laid on
gain-base-capacity = capacity +{ $n } for the air base it is laid on
gain-carrier-capacity = capacity +{ $n } for each own carrier
gain-convoy = at each own Mobilisation the enemy Convoy loses { $n }

# What a Battle card does: $gains is one or both of the two gains, or both-fall.
gain-air-to-air = Air-to-Air +{ $n }
gain-defense = Defense +{ $n }
both-fall = both aircraft of the clash are destroyed
battle-once = { $gains }, once, in this clash
battle-attached = { $gains }, attached to a fighter until it is lost

# On pictures a card's name has room for about fourteen letters.
picture-flak = Flak batteries
picture-construction = Construction
picture-kido-butai = Kido Butai
picture-submarines = Submarines
picture-out-of-the-sun = Out of the sun
picture-evasion = Evasion
picture-ace = Ace pilot
picture-head-on = Head-on pass
picture-thach-weave = Thach Weave
