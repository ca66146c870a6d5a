title = AirWar: Pacific!

## Cards
# Aircraft, air bases and carriers have the same names in every language: see decks/.

card-flak = Batterie contraeree
card-construction = Battaglione del genio
card-kido-butai = Kido Butai
card-submarines = Guerra sottomarina
card-out-of-the-sun = Dal sole
card-evasion = Manovra evasiva
card-ace = Asso
card-head-on = Attacco frontale
card-thach-weave = Thach Weave

# Kinds, after a name or above a list.
kind-fighter = caccia
kind-bomber = bombardiere
kind-base = base aerea
kind-carrier = portaerei
kind-war = carta Guerra
kind-battle = carta Battaglia
carrier-based = imbarcato

# What a War card does.
gain-base-defense = Difesa +{ $n } alla base aerea su cui è messa
gain-base-capacity = capacità +{ $n } alla base aerea su cui è messa
gain-carrier-capacity = capacità +{ $n } a ogni tua portaerei
gain-convoy = a ogni tua Mobilitazione il Convoglio nemico perde { $n }

# What a Battle card does: $gains is one or both of the two gains, or both-fall.
gain-air-to-air = Aria-Aria +{ $n }
gain-defense = Difesa +{ $n }
both-fall = entrambi gli aerei dello scontro sono distrutti
battle-once = { $gains }, una volta, in questo scontro
battle-attached = { $gains }, collegata a un caccia finché non è perso

# On pictures a card's name has room for about fourteen letters.
picture-flak = Contraerea
picture-construction = Genio
picture-kido-butai = Kido Butai
picture-submarines = Sommergibili
picture-out-of-the-sun = Dal sole
picture-evasion = Evasione
picture-ace = Asso
picture-head-on = Frontale
picture-thach-weave = Thach Weave
