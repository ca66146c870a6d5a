title = Vascelli di linea

card-north = Nord
card-south = Sud
card-east = Est
card-west = Ovest
card-cannon = Palla di cannone
card-chain = Palla incatenata
card-grape = Carica di mitraglia

cards-north = { $n } Nord
cards-south = { $n } Sud
cards-east = { $n } Est
cards-west = { $n } Ovest
cards-cannon = { $n ->
    [one] { $n } palla di cannone
   *[other] { $n } palle di cannone
}
cards-chain = { $n ->
    [one] { $n } palla incatenata
   *[other] { $n } palle incatenate
}
cards-grape = { $n ->
    [one] { $n } carica di mitraglia
   *[other] { $n } cariche di mitraglia
}
cards-none = niente

phase-reload = Ricarico
phase-sail = Navigazione
phase-fire = Fuoco
phase-retire = Ripiego

turn = Turno { $turn } · { $phase }
over = La partita è finita
ship = ⛵ **{ $name }** · scafo { $hull } · cordame { $rigging } · equipaggio { $crew }
hold = { $name } { $n }
holds = Carte in mano: { $hands } · mazzo: { $pile }
lying = Scoperte tra gli scarti: { $cards }
cards-of = { $name }: { $cards }

sailed = Venti — { $winds }. { $gage }
gage-held = { $name } ha il sopravvento.
gage-level = Nessuna delle due navi ha il sopravvento.
fired-nothing = Nessuna nave fa fuoco.
fired-cannon = { $name } spara { $cards }: scafo −{ $damage } per { $rival }.
fired-chain = { $name } spara { $cards }: cordame −{ $damage } per { $rival }.
fired-grape = { $name } spara { $cards }: equipaggio −{ $damage } per { $rival }.
exchanged = Carte cambiate: { $counts }.
retired = Carte scartate dopo il fuoco: { $counts }.
before = Turno { $turn }: { $what }
quiet = { $n ->
    [one] Un turno senza colpi a segno; { $most } di fila chiudono la partita in parità.
   *[other] { $n } turni di fila senza colpi a segno; { $most } chiudono la partita in parità.
}

hand = **La tua mano:** { $cards }
hand-empty = Non hai carte in mano.
drew = Hai pescato: { $cards }
buried = I tuoi scarti segreti: { $cards }
sealed = La tua risposta è sigillata: { $answer }
ordered-fire = Il tuo ordine per il Fuoco: { $answer }
ordered-retire = Il tuo ordine per il Ripiego: { $answer }
idle = Per ora non devi decidere nulla.
idle-no-gage = L’altra nave ha il sopravvento: in questo turno non puoi fare fuoco.
no-winds = Non hai venti in mano.

pick-discard = Carte da cambiare (al massimo { $most })
pick-winds = Venti da giocare (mai Nord con Sud, né Est con Ovest)
pick-retire = Carte da scartare (al massimo { $most })
pick-retire-ahead = Ordine per il Ripiego: carte da scartare allora (al massimo { $most })
menu-fire = Che cosa spari?
menu-fire-ahead = Ordine per il Fuoco: se potrò sparare
menu-retire-ahead = Oppure, per il Ripiego
menu-confirm-reload = Conferma il Ricarico
menu-confirm-sail = Conferma la Navigazione
menu-confirm-fire = Conferma il Fuoco
menu-confirm-retire = Conferma il Ripiego
menu-reopen = Puoi ancora cambiarla

ask-me-then = Chiedimelo allora
hold-fire = Non sparare
retire-none = Non scartare nulla
reopen = Cambia la risposta

do-exchange = Scarta { $n }, pesca { $n }
do-keep = { $n ->
    [one] Tieni la carta
   *[other] Tieni tutte e { $n } le carte
}
do-sail = Salpa con { $cards }
do-sail-no-wind = Salpa senza vento
do-fire = Spara { $cards }
do-retire = { $n ->
    [one] Scarta { $n } carta
   *[other] Scarta { $n } carte
}
do-retire-none = Non scartare nulla

picture-hull = scafo
picture-rigging = cordame
picture-crew = equipaggio
picture-gage = Sopravvento
picture-gage-level = Nessun sopravvento
picture-nothing-yet = Nessuna carta mostrata finora
picture-hand = La tua mano
picture-north = Nord
picture-south = Sud
picture-east = Est
picture-west = Ovest
picture-cannon = Palle
picture-chain = Catene
picture-grape = Mitraglia
rose-north = N
rose-south = S
rose-east = E
rose-west = O
alt-ship = { $name }: scafo { $hull }, cordame { $rigging }, equipaggio { $crew }.
alt-discards = Scoperte tra gli scarti: { $n }.
alt-hand = La tua mano: { $cards }.

log-turn = Turno { $turn }.
log-dealt = Carte date a { $name }: { $cards }.
log-drawn = Carte pescate da { $name }: { $cards }.
log-reshuffled = { $n ->
    [one] Gli scarti ({ $n } carta) si rimescolano in un mazzo nuovo.
   *[other] Gli scarti ({ $n } carte) si rimescolano in un mazzo nuovo.
}

end-sunk = Lo scafo di { $name } è sfondato: la nave affonda.
end-adrift = Il cordame di { $name } è perduto: la nave va alla deriva.
end-no-crew = Sulla nave di { $name } non resta nessuno.
end-both-lost = Tutte e due le navi sono perdute nello stesso scambio di colpi: parità.
end-quiet = Troppi turni senza colpi a segno: parità.

card-named = { $card ->
    [north] Nord
    [south] Sud
    [east] Est
    [west] Ovest
    [cannon] palle di cannone
    [chain] palle incatenate
   *[grape] mitraglia
}
phase-named = { $phase ->
    [reload] Ricarico
    [sail] Navigazione
    [fire] Fuoco
   *[retire] Ripiego
}
phase-now = { $now ->
    [reload] Ricarico
    [sail] Navigazione
    [fire] Fuoco
   *[retire] Ripiego
}
error-opposite-winds = I venti opposti non vanno insieme: né Nord con Sud, né Est con Ovest.
error-one-kind = Si può sparare un solo tipo di munizioni.
error-not-held = { $held ->
    [0] Non hai carte di questo tipo da mettere lì: { card-named }.
   *[other] Di questo tipo ({ card-named }) puoi mettere lì al massimo { $held }.
}
error-at-most = { $most ->
    [one] Lì va al massimo { $most } carta.
   *[other] Lì vanno al massimo { $most } carte.
}
error-not-a-wind = Nella Navigazione si giocano soltanto i venti.
error-not-a-shot = Si sparano soltanto palle di cannone, palle incatenate o mitraglia.
error-no-gage = L’altra nave ha il sopravvento: in questo turno non puoi fare fuoco.
error-empty-hand = Non hai carte in mano: non c’è niente da decidere.
error-too-early = Non ancora: { phase-named } viene più avanti nel turno. Adesso: { phase-now }.
error-too-late = Troppo tardi: in questo turno la fase { phase-named } per te è già finita.
error-orders-with-sail = Gli ordini si danno soltanto con la Navigazione.
error-already-answered = La tua risposta è sigillata. Per cambiarla, prima riaprila.
error-nothing-to-reopen = Non c’è nessuna tua risposta da riaprire.
