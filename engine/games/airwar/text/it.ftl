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

## Pictures

picture-turn = Turno { $turn } · { $name }
picture-stage-air = Stadio Base aerea
picture-stage-carrier = Stadio Portaerei
picture-over = La partita è finita
picture-no-raid = Ancora nessun raid
picture-raid = Raid: { $target }
picture-last-raid = Ultimo raid: { $target }
picture-resources = Risorse
picture-hit = Industria −{ $industry }, Convoglio −{ $convoy }
picture-destroyed = { $strength } : { $defense }, distrutta
picture-holds = { $strength } : { $defense }, resiste
picture-fled = nessuno è passato
picture-hand = La tua mano
picture-empty = La tua mano è vuota.
picture-set-aside = Messe da parte per il raid

# What pictures tell those who cannot see them. Numbers of places are aircraft there and capacity.
alt-seat-0 = Sotto, l’Asse, { $name }: Industria { $industry }, Convoglio { $convoy }; carte in mano { $hand }, nel mazzo { $deck }.
alt-seat-1 = Sopra, gli Alleati, { $name }: Industria { $industry }, Convoglio { $convoy }; carte in mano { $hand }, nel mazzo { $deck }.
alt-places = Basi aeree e portaerei: { $places }.
alt-place = { $place }, Difesa { $defense }
alt-war = Carte Guerra: { $cards }.
alt-raid = Raid di { $name }. Bersaglio: { $target }. Aerei: { $n }.
alt-intercepted = { $n ->
    [0] { $name } lascia passare il raid.
    [one] { $name } intercetta con { $n } aereo.
   *[other] { $name } intercetta con { $n } aerei.
}
alt-hidden = Carte nascoste di { $name }: { $n }.
alt-exposed = Scoperti: { $cards }.
alt-combatant = { $card } (Aria-Aria { $shoots }, Difesa { $defense })
alt-clash-open = Scontro: { $one } contro { $other }.
alt-clash-none = Ultimo scontro: { $one } contro { $other }; nessuno è caduto.
alt-clash-one = Ultimo scontro: { $one } contro { $other }; è caduto il primo.
alt-clash-other = Ultimo scontro: { $one } contro { $other }; è caduto il secondo.
alt-clash-both = Ultimo scontro: { $one } contro { $other }; sono caduti entrambi.
alt-hand = La tua mano: { $cards }.
alt-set-aside = Messe da parte per questo raid: { $cards }.
