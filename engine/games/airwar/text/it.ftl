title = AirWar: Pacific!

## Cards
# Aircraft, air bases and carriers have the same names in every language: see decks/.

card-flak = Batterie contraeree
card-construction = Battaglione del genio
card-kido-butai = Kido Butai
card-submarines = Guerra sottomarina
card-out-of-the-sun = Attacco dal sole
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

# On pictures the name of a card has room for about fourteen letters.
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
picture-no-raid = Ancora nessun raid
picture-raid = Raid: { $target }
picture-last-raid = Ultimo raid: { $target }
picture-destroyed = { $strength } : { $defense }, distrutta
picture-holds = { $strength } : { $defense }, resiste
picture-fled = nessuno è passato
picture-hand = La tua mano
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
alt-picked = Scelte: { $cards }.
alt-set-aside = Messe da parte per questo raid: { $cards }.

## Board

side-0 = Asse
side-1 = Alleati
resources = Risorse
turn = Turno { $turn } di { $limit } · { $name }
over = La partita è finita
seat = **{ $name }** · { $side } · Industria { $industry } · Convoglio { $convoy }
place = { $name }: { $kind }, aerei { $used } su { $capacity }, Difesa { $defense }
war = Carte Guerra: { $cards }
piles = Carte in mano { $hand }, nel mazzo { $deck }, scartate { $discards }
hand = La tua mano: { $cards }
hand-empty = La tua mano è vuota.
set-aside = Messe da parte per questo raid: { $cards }
printed = { $shoots }/{ $defense }/{ $bombing }/{ $carriers }/{ $convoy }
printed-carrier = I
legend = Aerei: Aria-Aria / Difesa / Bombardamento / Attacco a portaerei / Attacco a convogli; I: imbarcato.
known = { $name } ha ripreso in mano, sotto gli occhi di tutti: { $cards }
card-on = { $card } su { $place }
detail-station = { $kind } · capacità { $capacity } · Difesa { $defense }
detail-aircraft = Aria-Aria { $shoots } · Difesa { $defense }
detail-bombing = Bombardamento { $n }
detail-carrier-attack = Portaerei { $n }
detail-convoy-attack = Convogli { $n }

# The running account of a raid; also in the log.
raid-air = { $n ->
    [one] Raid di { $name } dalle basi aeree con { $n } aereo. Bersaglio: { $target }.
   *[other] Raid di { $name } dalle basi aeree con { $n } aerei. Bersaglio: { $target }.
}
raid-carrier = { $n ->
    [one] Raid di { $name } dalle portaerei con { $n } aereo. Bersaglio: { $target }.
   *[other] Raid di { $name } dalle portaerei con { $n } aerei. Bersaglio: { $target }.
}
raid-intercepted = { $n ->
    [0] { $name } lascia passare il raid.
    [one] { $name } intercetta con { $n } aereo.
   *[other] { $name } intercetta con { $n } aerei.
}
# $result is one of the four below; $one and $other are combatants.
clash = { $one } contro { $other }: { $result }
combatant = { $card } { $shoots }/{ $defense }
combatant-exposed = { $card } { $shoots }/{ $defense } (scoperto)
clash-open = si possono giocare carte Battaglia.
clash-none = non cade nessuno.
clash-one = cade { $card }.
clash-both = cadono entrambi.
hit-resources = Il raid arriva al bersaglio: Industria −{ $industry }, Convoglio −{ $convoy }.
hit-industry = Il raid arriva al bersaglio: Industria −{ $industry }.
hit-convoy = Il raid arriva al bersaglio: Convoglio −{ $convoy }.
hit-nothing = Il raid arriva al bersaglio, ma non fa danni.
hit-sunk = Il Convoglio è affondato: Industria −4, e bisogna scartare delle carte.
hit-destroyed = { $target } è distrutta: forza { $strength } contro Difesa { $defense }.
hit-holds = { $target } resiste: forza { $strength } contro Difesa { $defense }.

# What the match waits for; $names are one or two people.
waits-air = { $names }: Mobilitazione e attacco dalle basi aeree.
waits-carrier = { $names }: attacco dalle portaerei.
waits-intercept = { $names }: intercettare o lasciar passare.
waits-open = { $names }: il prossimo intercettore.
waits-counter = { $names }: contrattaccare o no.
waits-battle = { $names }: carte Battaglia, o nessuna.
waits-damage = { $names }: dividere i danni tra Industria e Convoglio.
waits-land = { $names }: atterraggio.
waits-loss = { $names }: quale aereo del posto perduto scartare.
waits-penalty = { $names }: che cosa scartare per il Convoglio affondato.

## Questions

idle = Ora non hai nulla da decidere.
given = Hai risposto; l’altro giocatore non ancora.
# One press drafts the usual answer; it can then be changed, or handed in as it is.
fill-in = Compila come al solito
pick-mobilise = Mobilita: segna ciò che metti in gioco
none-mobilise = Non hai nulla da mobilitare.
menu-target-air = Attacco, stadio Base aerea: scegli un bersaglio
menu-target-carrier = Attacco, stadio Portaerei: scegli un bersaglio
aim = { $name } ({ $kind }, Difesa { $defense })
pick-mission = Missione: aerei { $n }, al massimo { $most }
none-aircraft = Non hai aerei che possano volare ora, o non c’è posto per nessuno.
menu-attack-air = Mobilita, e poi:
menu-attack-carrier = Poi:
do-launch = { $n ->
    [one] Raid: { $target }, { $n } aereo
   *[other] Raid: { $target }, { $n } aerei
}
do-pass = { $n ->
    [0] Nessun raid
    [one] Mobilita { $n } carta, nessun raid
   *[other] Mobilita { $n } carte, nessun raid
}
pick-intercept = Intercettori: { $n }. Posti liberi: { $bases } sulle basi aeree, { $carriers } sulle portaerei
menu-intercept = La tua risposta al raid:
do-intercept = { $n ->
    [one] Intercetta con { $n } aereo
   *[other] Intercetta con { $n } aerei
}
do-let-pass = Lascialo passare
menu-open = Apri uno scontro:
do-engage = { $card } contro una carta nascosta
do-finish = { $card } contro { $other }
do-stop = Basta così
no-raid = Nessun raid
back = Carta nascosta { $n }
menu-counter = Contrattacchi con un aereo nascosto della tua missione?
do-strike = { $card } contro { $other }
do-decline = Nessun contrattacco
pick-battle = Carte Battaglia per il tuo aereo
none-battle = Non hai carte Battaglia per questo aereo.
menu-battle = Rispondono entrambi, qualunque carta abbiano:
do-battle = { $n ->
    [0] Nessuna carta Battaglia
    [one] Gioca { $n } carta
   *[other] Gioca { $n } carte
}
pick-convoy = Contro il Convoglio; tutti gli altri bombardano l’Industria
none-convoy = Nessuno di questi aerei può colpire il Convoglio.
menu-damage = Colpisci:
do-damage = { $n ->
    [0] Tutti sull’Industria
    [one] { $n } aereo sul Convoglio
   *[other] { $n } aerei sul Convoglio
}
lands = { $card } → { $place }
hand-site = mano
menu-berths = Fanne atterrare uno altrove; per fare posto, prima riprendine uno in mano:
menu-land = Atterraggio:
do-land = Falli atterrare così
menu-loss = Scarta uno di questi aerei; gli altri tornano in mano:
pick-penalty = { $n ->
    [one] Il tuo Convoglio è affondato: scarta { $n } carta
   *[other] Il tuo Convoglio è affondato: scarta { $n } carte
}
none-penalty = Non hai nulla da scartare.
menu-penalty = Scarta:
do-penalty = Scarta queste

# Standing orders: what is done without asking.
orders =
    I tuoi ordini permanenti:
    { $orders }
menu-review = Rispondono per te, tranne dove dicono «chiedimelo»:
review = Cambia gli ordini permanenti
review-done = Ordini a posto
menu-orders = Cambia un ordine permanente
order-battle-turn = Carte Battaglia: le meno possibili che volgano lo scontro a mio favore
order-battle-none = Carte Battaglia: nessuna
order-battle-ask = Carte Battaglia: chiedimelo a ogni scontro
order-counter-sure = Contrattacco: solo se vinco di sicuro
order-counter-never = Contrattacco: mai
order-counter-ask = Contrattacco: chiedimelo
order-open-finish = Intercettori: su aerei scoperti se vincono di sicuro, se no su carte nascoste
order-open-hidden = Intercettori: solo contro carte nascoste
order-open-ask = Intercettori: chiedimelo prima di ogni scontro
order-stop-never = Intercettori: schierali tutti
order-stop-1 = Intercettori: basta dopo il primo
order-stop-2 = Intercettori: basta dopo il secondo
order-stop-3 = Intercettori: basta dopo il terzo
order-bombs-industry = Contro le Risorse: tutti sull’Industria
order-bombs-convoy = Contro le Risorse: sul Convoglio chi può
order-bombs-best = Contro le Risorse: ognuno dove fa più danno
order-bombs-ask = Contro le Risorse: chiedimelo
order-landing-usual = Atterraggio: prima le portaerei, poi le basi più forti
order-landing-ask = Atterraggio: chiedimelo

## Log

log-turn = Turno { $turn }: { $name }
log-drew = { $n ->
    [one] { $name } pesca { $n } carta.
   *[other] { $name } pesca { $n } carte.
}
log-drew-cards = { $name } pesca: { $cards }
log-recalled = Di nuovo in mano a { $name }: { $cards }
log-recalled-hidden = { $n ->
    [one] Di nuovo in mano a { $name }, senza essere visto: { $n } aereo.
   *[other] Di nuovo in mano a { $name }, senza essere visti: { $n } aerei.
}
log-prowled = Colpiscono i sommergibili di { $name }: Convoglio nemico −{ $points }.
log-mobilised = { $name } mobilita { $card }.
log-laid = { $name } mette { $card } su { $place }.
log-passed = { $stage ->
    [air] { $name } non lancia raid dalle basi aeree.
   *[carrier] { $name } non lancia raid dalle portaerei.
}
log-declined = { $name } non contrattacca.
log-stopped = { $name } interrompe il combattimento.
log-fled = Nessun aereo del raid di { $name } arriva al bersaglio.
log-answered = { $name } ha risposto.
log-battle = { $name } gioca { $cards }.
log-discarded = { $name } scarta { $cards }.
log-place-lost = { $name } perde { $place }.
log-given-up = { $name } rinuncia a { $place }.
log-war-lost = Con lei si perdono: { $cards }.
log-landed = { $name }, atterraggio: { $landings }
log-wearied = { $name } chiude il turno senza raid: Industria −{ $points }.

end-industry = L’Industria di { $name } è in rovina.
end-limit = L’ultimo turno è passato: { $name } ha l’Industria più alta.
end-limit-draw = L’ultimo turno è passato, e le due Industrie sono pari: patta.

## Refusals

error-other-question = { $ask ->
    [air] Ora devi mobilitare e attaccare, non questo.
    [carrier] Ora devi decidere l’attacco dalle portaerei, non questo.
    [intercept] Ora devi dire se intercetti, non questo.
    [open] Ora devi aprire uno scontro o smettere, non questo.
    [counter] Ora devi dire se contrattacchi, non questo.
    [battle] Ora ti si chiedono carte Battaglia, non questo.
    [damage] Ora devi dividere i danni, non questo.
    [land] Ora devi far atterrare i tuoi aerei, non questo.
    [loss] Ora devi dire quale aereo scarti, non questo.
   *[penalty] Ora devi dire che cosa scarti per il tuo Convoglio, non questo.
}
error-already-answered = Hai già risposto; l’altro giocatore non ancora.
error-same-order = Quell’ordine permanente è già dato.
error-review-orders = Prima guarda i tuoi ordini permanenti, poi cambiali.
error-orders-later = Gli ordini permanenti si danno insieme a una risposta: appena te ne viene chiesta una.
error-no-such-order = Un ordine permanente così non c’è.
error-not-there = Lì non c’è, o quelle uguali sono già prese tutte.
error-not-held = { $held ->
    [0] Quella carta non è nella tua mano.
    [one] Di quella carta ne hai una sola.
   *[other] Di quella carta ne hai solo { $held }.
}
error-not-mobilised = Si mobilitano solo basi aeree, portaerei e carte Guerra.
error-on-no-base = Quella carta non si mette su una base aerea.
error-needs-base = Quella carta Guerra si mette su una tua base aerea.
error-not-aircraft = Volano solo gli aerei.
error-land-based = Nello stadio Portaerei volano solo gli aerei imbarcati.
error-capacity = { $most ->
    [0] In questo stadio non hai capacità per una missione.
    [one] Una missione non supera la capacità dei tuoi posti in questo stadio: { $most } aereo.
   *[other] Una missione non supera la capacità dei tuoi posti in questo stadio: { $most } aerei.
}
error-no-air-to-air = Un intercettore deve avere Aria-Aria almeno 1.
error-no-place = { $most ->
    [0] Non c’è posto libero per un intercettore.
    [one] A ogni intercettore serve un posto libero: ce n’è { $most }.
   *[other] A ogni intercettore serve un posto libero: ce ne sono { $most }.
}
error-no-base-place = { $most ->
    [0] Gli aerei non imbarcati intercettano solo da basi aeree, e lì nessun posto conta per questo raid.
    [one] Gli aerei non imbarcati intercettano solo da basi aeree: conta { $most } posto.
   *[other] Gli aerei non imbarcati intercettano solo da basi aeree: contano { $most } posti.
}
error-not-battle = Quella non è una carta Battaglia.
error-fighters-only = Quella carta Battaglia si collega a un caccia, e il tuo aereo non lo è.
error-no-convoy-attack = Colpiscono il Convoglio solo gli aerei arrivati al bersaglio che hanno Attacco a convogli.
error-given-enough = { $n ->
    [one] Devi scartare solo { $n } carta.
   *[other] Devi scartare solo { $n } carte.
}
error-give = { $n ->
    [one] Segna { $n } carta da scartare.
   *[other] Segna { $n } carte da scartare.
}
error-no-landing = Lì non c’è posto, o non conta per questo raid.
error-land-based-landing = Gli aerei non imbarcati atterrano solo su basi aeree.
error-full = { $most ->
    [one] Lì c’è posto solo per { $most } aereo.
   *[other] Lì c’è posto solo per { $most } aerei.
}
error-must-land = Un aereo torna in mano solo se non ha posto da nessuna parte.
error-no-target = La tua missione ha bisogno di un bersaglio.
error-no-aircraft = Per un raid serve almeno un aereo.
error-no-such-target = I bersagli sono le Risorse nemiche, o una base aerea o portaerei nemica in gioco.
error-not-interceptor = Quell’aereo non è tra i tuoi intercettori ancora da schierare.
error-only-that-one = Dopo aver perso un intercettore puoi attaccare l’aereo che l’ha distrutto, o uno nascosto.
error-not-in-the-air = Lì non c’è nessun aereo della missione.
error-not-in-mission = Quell’aereo non è tra le carte nascoste della tua missione.

## Settings

setting-limit = Turni a testa
setting-limit-20 = 20
setting-limit-30 = 30
setting-limit-40 = 40 (di norma)
setting-limit-60 = 60
setting-weariness = Industria persa per un turno senza raid
setting-weariness-0 = Nulla (di norma)
setting-weariness-1 = 1
setting-weariness-2 = 2
