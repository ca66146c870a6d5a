title = Duello aereo

distance = Distanza
distance-quick = Lampo: 4 quadretti al centro, 6 ai lati, circa 13 turni in tutto
distance-short = Breve: 6 quadretti al centro, 8 ai lati, circa 21 turni in tutto
distance-standard = Normale: 8 quadretti al centro, 10 ai lati, circa 29 turni in tutto
distance-long = Lunga: 12 quadretti al centro, 14 ai lati, circa 40 turni in tutto
distance-told = Distanza: { $distance ->
    [quick] lampo
    [short] breve
    [standard] normale
   *[long] lunga
}
fair-start = Partenza equa
fair-start-False = No: le due riserve sono vuote
fair-start-True = Sì: chi gioca per secondo ha 2 punti di riserva
fair-start-told = partenza equa

lane-left = Sinistra
lane-centre = Centro
lane-right = Destra
lane-named = { $lane ->
    [left] Sinistra
    [centre] Centro
   *[right] Destra
}
lane-where = { $lane ->
    [left] a sinistra
    [centre] al centro
   *[right] a destra
}

turn = Turno { $turn } · { $name }
choosing = { $name } sceglie chi comincia
over = La partita è finita
over-at = La partita è finita · { $turn }
hold = { $name } { $n }
opening = Tiro per cominciare: { $rolls }. La scelta spetta a { $name }.
opened = Tiro per cominciare: { $rolls }; ha cominciato { $name }
rolled-points = Dado: { $die } · punti rimasti: { $points }
used = presi dalla riserva: { $n }
saved = conservati: { $n }
countered = contromisura usata
scored = già a segno: { $lanes }
squadron = **{ $name }** · riserva { $reserve } · contromisure { $countermeasures }
plane = { $lane }: { $line }/{ $squares }, vite { $lives }
plane-idle = { $lane }: senza più bersaglio, vite { $lives }
plane-down = { $lane }: abbattuto

menu-begin = A chi tocca il primo turno?
menu-advance = Avanzare · 1 punto a quadretto
menu-advance-far = Fin dove bastano i punti
menu-counter = Contromisura · { $cost } punti
menu-rest = Riserva e fine del turno
menu-end = Fine del turno
do-begin = Comincia { $name }
do-advance = { lane-named } +{ $n }
do-hit = { lane-named } +{ $n }: a segno!
do-counter = { lane-named }: { $line } → { $after }
do-save = Conserva { $n }
do-use = Prendi { $n } dalla riserva
do-end = Fine del turno
do-end-losing = { $n ->
    [one] Fine del turno, { $n } punto va perso
   *[other] Fine del turno, { $n } punti vanno persi
}

picture-points = Punti: { $points }
picture-no-target = senza bersaglio
picture-reserve = Riserva
picture-countermeasures = Contromisure
alt-squadron = { $name }: riserva { $reserve }, contromisure { $countermeasures }; { $planes }.

log-rolled = Tiro per cominciare: { $rolls }.
log-chosen = La scelta spetta a { $name }: comincia { $first }.
log-turn = Turno { $turn }: { $name } tira il dado e fa { $die }.
log-used = { $name } prende { $n } dalla riserva ({ $reserve ->
    [one] ne resta { $reserve }
   *[other] ne restano { $reserve }
}).
log-saved = { $name } conserva { $n } (riserva { $reserve }).
log-countered = { $n ->
    [one] { $name } usa una contromisura { lane-where }: la linea nemica arretra di { $n } quadretto, a { $line }.
   *[other] { $name } usa una contromisura { lane-where }: la linea nemica arretra di { $n } quadretti, a { $line }.
}
log-advanced = { $n ->
    [one] { $name } avanza di { $n } quadretto { lane-where }, fino a { $line }.
   *[other] { $name } avanza di { $n } quadretti { lane-where }, fino a { $line }.
}
log-hit = { $name } va a segno { lane-where }: l’aereo di { $rival } perde una vita.
log-down = { $name } va a segno { lane-where }: l’aereo di { $rival } è abbattuto!
log-lost = { $n ->
    [one] { $name } chiude il turno: { $n } punto va perso.
   *[other] { $name } chiude il turno: { $n } punti vanno persi.
}

end-shot-down = { $name } ha perso due aerei.

error-plane-down = { lane-named }: il tuo aereo è abbattuto e non attacca più.
error-no-target = { lane-named }: l’aereo di fronte è abbattuto. Il tuo resta senza bersaglio fino alla fine.
error-has-hit = { lane-named }: questo aereo è già andato a segno. In questo turno non avanza più; gli altri sì.
error-too-far = { $lack ->
    [one] { lane-named }: a questa linea manca solo { $lack } quadretto. Di più non si può.
   *[other] { lane-named }: a questa linea mancano solo { $lack } quadretti. Di più non si può.
}
error-too-few-points = { $points ->
    [0] Non hai più punti; { that-costs }.
    [one] Ti resta solo { $points } punto; { that-costs }.
   *[other] Ti restano solo { $points } punti; { that-costs }.
}
that-costs = { $cost ->
    [one] ne serve { $cost }
   *[other] ne servono { $cost }
}
error-one-countermeasure = Si può usare una sola contromisura per turno.
error-no-countermeasures = Hai già usato tutte e tre le contromisure.
error-no-line = { lane-named }: non c’è nessuna linea nemica da far arretrare.
error-reserve-full = La riserva tiene al massimo { $most } punti; adesso ne ha { $held }.
error-reserve-short = { $held ->
    [0] La tua riserva è vuota.
    [one] Nella tua riserva c’è solo { $held } punto.
   *[other] Nella tua riserva ci sono solo { $held } punti.
}
error-two-from-reserve = In un turno si possono prendere dalla riserva al massimo { $most } punti.
error-just-saved = { $saved ->
    [one] { $saved } punto è stato conservato in questo turno: si potrà usare dal prossimo.
   *[other] { $saved } punti sono stati conservati in questo turno: si potranno usare dal prossimo.
}
error-no-amount = Scrivi quanti: almeno 1.
error-choose-first = Prima scegli a chi tocca il primo turno.
error-begun = Chi comincia è già stato scelto.
error-other-turn = Quel turno è già finito.
error-empty-turn = Scrivi che cosa fare con i punti. Per finire il turno senza far nulla c’è un comando apposta.
