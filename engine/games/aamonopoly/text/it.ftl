title = AA-Monopoly

## Squares

square-via = Via
square-panama = Panama
square-messages = Messaggi
square-mexico = Messico
square-war-tribute = Tributo di guerra
square-atlantic-ocean = Oceano Atlantico
square-algeria = Algeria
square-bulletins = Bollettino di guerra
square-libya = Libia
square-sudan = Sudan
square-prison = Prigione
square-greece = Grecia
square-radar = Radar
square-balkans = Balcani
square-italy = Italia
square-suez-canal = Canale di Suez
square-norway = Norvegia
square-great-britain = Gran Bretagna
square-normandy = Normandia
square-neutral = Territori neutrali
square-manchuria = Manciuria
square-philippines = Filippine
square-japan = Giappone
square-mediterranean-sea = Mar Mediterraneo
square-caucasus = Caucaso
square-kazakh = Kazakh
square-anti-aircraft = Antiaerea
square-moscow = Mosca
square-go-to-prison = In prigione!
square-ukraine = Ucraina
square-poland = Polonia
square-germany = Germania
square-indian-ocean = Oceano Indiano
square-pearl-harbor = Pearl Harbor
square-war-tax = Tassa di guerra
square-nth = { $square } { $nth }
square-washington = Washington

group-brown = marrone
group-light-blue = azzurro
group-pink = rosa
group-orange = arancione
group-red = rosso
group-yellow = giallo
group-green = verde
group-dark-blue = blu
group-strait = stretti
group-utility = impianti

deck-bulletins = Bollettini di guerra
deck-messages = Messaggi

## Cards: a name, and a text with the figures of the card

card-landing = Lo sbarco
card-landing-text = I mezzi da sbarco sono pronti. Avanza fino in { square-japan }: se passi dal Via, ritira lo stipendio.
card-captured = Catturati
card-captured-text = La pattuglia è caduta in un’imboscata. Va’ dritto in prigione, senza passare dal Via.
card-air-raid = Incursione aerea
card-air-raid-text = È piovuto fuoco tutta la notte. Riparazioni: paga { $yard } per ogni tuo Cantiere e { $factory } per ogni tua Industria.
card-retreat = Ritirata
card-retreat-text = Il nemico ha sfondato. Fa’ { $steps } passi indietro, con tanti auguri.
card-partisans = I partigiani chiamano
card-partisans-text = C’è da lanciare armi ai partigiani. Avanza fino in { square-greece }: se passi dal Via, ritira lo stipendio.
card-curfew = Dopo il coprifuoco
card-curfew-text = La ronda ha trovato i tuoi all’osteria. Paga { $amount } di multa.
card-convoy = Convoglio in pericolo
card-convoy-text = Serve una scorta. Avanza fino al { square-mediterranean-sea }: se passi dal Via, ritira lo stipendio.
card-jeep = Una jeep che ha fretta
card-jeep-text = L’autista del generale correva troppo. Paga { $amount } di multa.
card-summit = Il vertice
card-summit-text = Gli stati maggiori si riuniscono. Avanza fino a { square-washington }.
card-paratroopers = Scuola paracadutisti
card-paratroopers-text = La seta è rincarata. Paga { $amount } per addestrare le reclute.
card-safe-conduct = Salvacondotto
card-safe-conduct-text = Con firma e timbro: fa uscire di prigione un’armata. Tienilo finché lo usi o lo scambi.
card-war-bonds = Prestito di guerra
card-war-bonds-text = Scadono le tue cartelle. Ricevi { $amount }.
card-spoils = Bottino
card-spoils-text = Il deposito catturato era pieno di carne in scatola. Ricevi { $amount }.
card-mobilization = Mobilitazione generale
card-mobilization-text = Adunata! Avanza fino al Via e ritira lo stipendio.
card-supplies = Rifornimenti d’oltremare
card-supplies-text = Le navi Liberty ce l’hanno fatta. Ricevi { $amount }.
card-sabotage = Sabotaggio
card-sabotage-text = Tra gli operai c’erano spie. Paga { $yard } per ogni tuo Cantiere e { $factory } per ogni tua Industria.

card-recalled = Richiamati
card-recalled-text = Il canale rivuole la sua guarnigione. Torna indietro fino a { square-panama }: chi indietreggia non ritira lo stipendio.
card-parcel = Un pacco da casa
card-parcel-text = Calze, cioccolata e una banconota. Ricevi { $amount }.
card-refund = Un rimborso
card-refund-text = La fureria ti doveva ancora gli scarponi. Ricevi { $amount }.
card-talent-show = Serata al campo
card-talent-show-text = Secondo premio, con una canzone sul sergente. Ricevi { $amount }.
card-field-hospital = Ospedale da campo
card-field-hospital-text = È arrivato il conto del chirurgo. Paga { $amount }.
card-red-cross = Lettera della Croce Rossa
card-red-cross-text = Scambio di prigionieri: fa uscire di prigione un’armata. Tienila finché la usi o la scambi.
card-legacy = Un’eredità
card-legacy-text = Una prozia ti ha lasciato i suoi risparmi. Ricevi { $amount }.
card-telegram = Telegramma del comando
card-telegram-text = RIENTRARE ALLA BASE STOP. Avanza fino al Via e ritira lo stipendio.
card-censor = La censura
card-censor-text = Hai scritto a casa dove ti trovi. Paga { $amount } di multa, oppure pesca un Bollettino di guerra.
card-bookkeeping = Errore a tuo favore
card-bookkeeping-text = L’ufficiale pagatore ha sbagliato la virgola. Ricevi { $amount }.
card-bridge = Il ponte
card-bridge-text = L’hai fatto saltare e ora ti serve. Paga { $amount } per ricostruirlo.
card-intercepted = Intercettati
card-intercepted-text = Hanno letto la tua lettera. Va’ dritto in prigione, senza passare dal Via.
card-birthday = Compleanno in trincea
card-birthday-text = Ricevi { $amount } da ogni giocatore.
card-uniforms = Vecchie divise
card-uniforms-text = Una compagnia teatrale le compra per una farsa. Ricevi { $amount }.
card-mess = Mensa ufficiali
card-mess-text = Qualcuno deve pur pagare il vino. Paga { $amount }.
card-medal = Una medaglia
card-medal-text = Al valore, e con il vitalizio. Ricevi { $amount }.

## Pictures

picture-turn = Tornata { $round } · tocca a { $name }
picture-turn-of = Tornata { $round } di { $last } · tocca a { $name }
picture-over = La partita è finita
picture-debt = { $name } deve { $amount }
picture-auction = All’asta: { $square }
picture-pay = paghi { $amount }
picture-cards = { $n ->
    [one] { $n } carta
   *[other] { $n } carte
}
picture-price = costa { $amount }
picture-rent = rendita { $amount }
picture-factor = { $factor } × dadi
picture-mortgaged = ipotecato
picture-estate = I tuoi beni
picture-cash = { $cash } IPC · patrimonio { $worth }
picture-prisoner = Prigione, tiro { $tries }
picture-bulletins = Bollettino { $nth }
picture-messages = Messaggi { $nth }
picture-no-lots = Non possiedi ancora terreni.
picture-awaiting = La tua ultima armata è caduta in casa tua: rientri nel tuo prossimo turno.
picture-out = Per te la guerra è finita.

alt-won = Primo posto: { $names }.
alt-awaited = Devono rispondere: { $names }.
alt-seat = { $name }: { $cash } IPC; { $armies }; { $lots }.
alt-armies-many = armate: { $n }
alt-lots = terreni: { $lots }
alt-lots-none = nessun terreno
alt-lots-many = terreni: { $lots }, Cantieri: { $yards }, Industrie: { $factories }, ipotecati: { $mortgaged }
alt-lot-earns = { $square }: { $earns }
alt-estate = I tuoi beni: { $cash } IPC, patrimonio { $worth }.
alt-armies = Armate: { $armies }.
alt-cards = Carte: { $cards }.
alt-lots-own = Terreni: { $lots }.

## The board

over = La partita è finita.
turn = { $rounds ->
    [0] Tornata { $round }: è il turno di { $name }.
   *[other] Tornata { $round } di { $rounds }: è il turno di { $name }.
}
seat = **{ $name }**: { $cash } IPC, patrimonio { $worth }
seat-lots = possiede { $lots }
seat-cards = { $n ->
    [one] 1 carta per uscire di prigione
   *[other] { $n } carte per uscire di prigione
}
seat-harsh = ordine permanente: nessuna pietà
seat-lingers = ordine permanente: attesa a fine turno
standing-awaiting = senza armate, rientra al prossimo turno
standing-out = fuori gioco
army-held = in prigione (tiri falliti: { $n } di 3)
lot-mortgaged = { $square } (ipotecato)
lot-factory = { $square } (Industria)
lot-yards = { $square } ({ $n ->
    [one] 1 Cantiere
   *[other] { $n } Cantieri
})
the-bank = la banca
cash = { $amount } IPC
side-nothing = nulla
offer = { $name } propone uno scambio: dà { $gives }, e { $to } dà in cambio { $gets }.
dice-joint = Dadi: { $one } e { $other }, tirati insieme.
dice-split = Dadi: avanti { $one }, indietro { $other }.
drawn = Carta pescata: **{ $card }**. { $text }
dice-of = { $name } { $dice }
fought = { $name } ha attaccato, casella { $square }: { $dice }. Vince il dado più basso: { $winner }.
fought-again = { $n ->
    [one] Si è dovuto ritirare tutto una volta.
   *[other] Si è dovuto ritirare tutto { $n } volte.
}
owes = { $name } deve { $amount } IPC; a riscuotere: { $to }.
auction-next = Poi va all’asta { $square }.
bank = Alla banca restano { $yards ->
    [one] 1 Cantiere
   *[other] { $yards } Cantieri
} e { $factories ->
    [one] 1 Industria
   *[other] { $factories } Industrie
}.
cards-left = Carte rimaste: Bollettini di guerra { $bulletins }, Messaggi { $messages }.
asks-throw = { $name } sta per tirare.
asks-choice = { $name } sceglie un’armata.
asks-arrival = { $name } ha raggiunto { $square } e decide.
asks-censored = { $name } paga { $amount } IPC o pesca un Bollettino di guerra.
asks-auction = All’asta: { $square }. Mancano le offerte segrete di { $names }.
asks-victory = { $name } ha vinto il combattimento e decide che cosa ne segue.
asks-defeat = { $name } ha respinto l’attacco e decide la sorte dell’armata di { $loser }.
asks-debt = { $name } deve { $amount } IPC e deve trovare il denaro; a riscuotere: { $to }.
asks-finish = { $name } può ancora amministrare i suoi beni.
own = { $raisable ->
    [0] Hai { $cash } IPC.
   *[other] Hai { $cash } IPC, e vendendo e ipotecando ne ricaveresti altri { $raisable }.
} Lanci separati rimasti in questo giro: { $splits }.
own-cards = Hai in mano: { $cards }.

## Questions

menu-throw = Come tiri? Insieme: avanti della somma. Separato: avanti del primo dado, indietro del secondo.
throw-joint = Tira insieme
throw-split = Tira separato ({ $n ->
    [one] ne resta 1
   *[other] ne restano { $n }
})
menu-bail = Un’armata in prigione può uscirne prima del lancio.
bail-cash = Armata { $n }: paga { $bail }
bail-card = Armata { $n }: usa una carta
menu-other = Avanti:
pay-up = Paga
draw-instead = Pesca un Bollettino di guerra
end = Chiudi il turno
menu-army = Quale armata muovi?
menu-captured = Terzo doppio di fila: quale armata va in prigione?
use = Armata { $n }: { $square }
use-attack = Armata { $n }: { $square }, e attacca { $names }
use-stays = Armata { $n } · { $origin }
menu-arrival = Che cosa fai qui?
buy = Compra { $square } per { $price } IPC
decline = Lascialo all’asta
settle = Non attaccare nessuno
attack = Attacca { $names }
bid-rule = { $square } (prezzo { $price }): vince l’offerta più alta, e paga uno più della seconda. Le altre offerte restano segrete.
menu-bid = La tua offerta:
bid-none = Nessuna offerta
bid = Offri …
bid-most = Il massimo che pagheresti, da 0 a { $most }
bid-ahead = Mentre { $name } decide, puoi già fare la tua offerta per { $square }, nel caso vada all’asta.
bid-given = La tua offerta segreta: { $amount } IPC.
bid-refrained = Hai scelto di non fare offerte.
bid-changes = Puoi ancora cambiare.
menu-victory = Hai vinto. Dove va la tua armata, e che ne è degli sconfitti?
conquer = { $way ->
    [on] Avanti: { $square }
   *[back] Indietro: { $square }
}
conquer-eliminate = { $way ->
    [on] Elimina, e avanti: { $square }
   *[back] Elimina, e indietro: { $square }
}
menu-defeat = Hai vinto. Che ne è dell’armata che ti ha attaccato?
repel = { $way ->
    [on] Avanti: { $square }
    [back] Indietro: { $square }
   *[stay] Resta dov’è: { $square }
}
repel-eliminate = Eliminala
menu-order = Quando un attacco contro di te fallisce, quest’ordine risponde per te: l’armata è eliminata se si può, se no mandata dove le va peggio.
order-give = Ordina: nessuna pietà
order-take = Revoca: nessuna pietà
menu-linger = Il tuo turno si chiude da sé, a meno che tu possa costruire o permetterti qualcosa di nuovo. Con quest’ordine ti aspetta se puoi spendere o scambiare.
linger-give = Aspettami a fine turno
linger-take = Non aspettarmi più
prospect-tax = paghi { $amount }
prospect-card = peschi una carta
prospect-via = ritiri lo stipendio
prospect-prison = solo in transito
prospect-neutral = non succede nulla; qui le nuove armate costano poco
prospect-go-to-prison = vai in prigione
prospect-sale = in vendita a { $price } ({ $group })
prospect-own = è tuo
prospect-rent = rendita di { $amount } a { $name }
prospect-mortgaged = di { $name }, ipotecato: nessuna rendita

menu-raise = Una nuova armata parte dal Via.
raise = Nuova armata per { $price } IPC
menu-build = Costruisci
build-yard = { $lot }: un Cantiere per { $price }
build-factory = { $lot }: l’Industria per { $price }
menu-sell = Vendi costruzioni alla banca, a metà prezzo
sell = { $lot }: ricavi { $price }, { $n ->
    [0] non resta nulla
    [one] resta 1 Cantiere
   *[other] restano { $n } Cantieri
}
sell-group = { $lot } e tutto il gruppo: ricavi { $price }, { $n ->
    [0] non resta nulla
    [one] resta 1 Cantiere su ciascuno
   *[other] restano { $n } Cantieri su ciascuno
}
menu-mortgage = Ipoteca
mortgage = { $lot }: ricavi { $price }
menu-lift = Togli un’ipoteca
lift = { $lot } per { $price }

menu-trade = Proponi uno scambio a:
draft = Stai scrivendo una proposta per { $name }. Dai: { $gives }. Ricevi: { $gets }.
menu-gives = Che cosa dai
menu-gets = Che cosa dà { $name }
menu-propose = Fai la proposta:
propose = Proponi senza denaro
propose-pays = Proponi e aggiungi denaro …
propose-pays-most = Quanto paghi, al massimo { $most }
propose-gets = Proponi e chiedi denaro a { $name } …
propose-gets-most = Quanto chiedi, al massimo { $most }
menu-drop = Finché non la fai, questa proposta non la vede nessuno.
drop = Lascia perdere
accept = Accetta
refuse = Rifiuta
withdraw = Ritira la proposta

setting-rounds = Durata
setting-rounds-10 = 10 tornate
setting-rounds-30 = 30 tornate
setting-rounds-60 = 60 tornate
setting-rounds-0 = Senza limite: fino all’ultimo
setting-stakes = Posta dei combattimenti
setting-stakes-1 = Come da regolamento: pochi IPC
setting-stakes-10 = Dieci volte tanto

## The log

log-turn = Tornata { $round }: tocca a { $name }.
log-thrown-joint = { $name } tira { $one } e { $other }.
log-thrown-split = { $name } tira separato: avanti { $one }, indietro { $other }.
log-missed = { $name } salta il turno ({ $n } di 3 di fila).
log-moved-dice = Un’armata di { $name } raggiunge { $square }.
log-moved-card = La carta manda un’armata di { $name } altrove: { $square }.
log-moved-step = L’armata vittoriosa di { $name } fa un passo: { $square }.
log-moved-retreat = Un’armata di { $name } si ritira: { $square }.
log-moved-pushed = L’armata sconfitta di { $name } è respinta: { $square }.
log-captured-square = Un’armata di { $name } va in prigione.
log-captured-card = La carta manda in prigione un’armata di { $name }.
log-captured-doubles = Terzo doppio di fila: un’armata di { $name } va in prigione.
log-freed-cash = { $name } paga, e un’armata esce di prigione.
log-freed-card = { $name } usa una carta: un’armata esce di prigione.
log-freed-double = Un doppio: un’armata di { $name } esce di prigione.
log-freed-third = Dopo il terzo tiro fallito, un’armata di { $name } esce di prigione.
log-held = Nessun doppio: un’armata di { $name } resta in prigione ({ $n } di 3).
log-gets-salary = { $name } passa dal Via e ritira { $amount } IPC.
log-gets-card = { $name } riceve { $amount } IPC.
log-gets-comfort = { $name } riceve dalla banca { $amount } IPC per la difesa.
log-pays-rent = { $name } paga { $amount } IPC di rendita per { $square }; riscuote { $to }.
log-pays-tax = { $name } paga { $amount } IPC: { $square }.
log-pays-card = { $name } paga { $amount } IPC.
log-pays-each = { $name } paga { $amount } IPC; riscuote { $to }.
log-pays-bail = { $name } paga { $amount } IPC per uscire di prigione.
log-pays-spoils = { $name } paga { $amount } IPC di bottino; riscuote { $to }.
log-pays-comfort = { $name } paga { $amount } IPC per l’attacco fallito; riscuote { $to }.
log-pays-interest = { $name } paga { $amount } IPC di interessi sulle ipoteche ricevute.
log-pays-estate = Ciò che restava a { $name }, { $amount } IPC, passa di mano: riscuote { $to }.
log-pays-trade = { $name } paga { $amount } IPC nello scambio; riscuote { $to }.
log-owing = { $name } deve { $amount } IPC e deve trovare il denaro; a riscuotere: { $to }.
log-drawn = { $name } pesca **{ $card }**. { $text }
log-shuffled = { $deck }: il mazzo è finito e viene rimescolato.
log-bought = { $name } compra { $square } per { $price } IPC.
log-auction = { $square } va all’asta: offerte segrete, prego.
log-bid-none = { $name } non fa offerte.
log-bid = { $name } offre in segreto fino a { $amount } IPC.
log-auctioned = { $name } si aggiudica { $square } all’asta per { $price } IPC.
log-auctioned-none = Nessuno offre per { $square }: resta alla banca.
log-built-yard = { $name } costruisce per { $price } IPC su { $square }: ora { $n ->
    [one] 1 Cantiere
   *[other] { $n } Cantieri
}.
log-built-factory = { $name } costruisce un’Industria su { $square } per { $price } IPC.
log-sold = { $name } vende costruzioni su { $lots } per { $price } IPC; { $n ->
    [0] non ne resta nessuna
    [one] resta 1 Cantiere
   *[other] restano { $n } Cantieri
}.
log-mortgaged = { $name } ipoteca { $square } per { $price } IPC.
log-lifted = { $name } toglie l’ipoteca da { $square } per { $price } IPC.
log-raised = { $name } arruola una nuova armata sul Via per { $price } IPC.
log-spared = { $name } non attacca nessuno.
log-eliminated = { $by } elimina { $n ->
    [one] un’armata
   *[other] { $n } armate
} di { $name }: casella { $square }.
log-fate-returns = { $name } non ha più armate, ma quel terreno è suo: al prossimo turno ne arriva una nuova.
log-fate-out = { $name } non ha più armate ed è fuori gioco.
log-returned = { $name } rientra, con una nuova armata sul Via.
log-downgraded = L’Industria di { $name } su { $square } { $n ->
    [0] sparisce
    [one] diventa 1 Cantiere
   *[other] diventa { $n } Cantieri
}.
log-bankrupt = { $name } non può pagare: bancarotta. Prende tutto { $to }.
log-left-resigned = { $name } lascia la partita. Tutto torna alla banca.
log-left-absent = { $name } ha saltato tre turni di fila ed è fuori gioco. Tutto torna alla banca.
log-closed-accepted = { $to } accetta la proposta di { $name }.
log-closed-refused = { $to } rifiuta la proposta di { $name }.
log-closed-withdrawn = { $name } ritira la proposta fatta a { $to }.
log-closed-void = La proposta di { $name } a { $to } decade: ciò di cui trattava è cambiato.
log-order-given = { $name } dà l’ordine permanente: nessuna pietà per chi attacca e perde.
log-order-taken = { $name } revoca l’ordine permanente: nessuna pietà per chi attacca e perde.
log-linger-given = { $name } dà l’ordine permanente: attesa a fine turno.
log-linger-taken = { $name } revoca l’ordine permanente: attesa a fine turno.

end-last = { $name } è l’ultima forza rimasta in guerra.
end-worth = L’ultima tornata è finita: il patrimonio maggiore è di { $name }.
end-worth-shared = L’ultima tornata è finita: il patrimonio maggiore è condiviso.

## Refusals

error-out = Sei fuori da questa partita.
error-no-offer = Quella proposta per te non c’è più.
error-no-own-offer = Non hai proposte aperte.
error-order-given = Quell’ordine l’hai già dato.
error-order-not-given = Non hai dato un ordine del genere.
error-which-order = Indica almeno uno degli ordini permanenti.
error-no-auction = In questo momento non c’è nessuna asta.
error-bid-without-cash = Chi non ha denaro non fa offerte.
error-bid-given = La tua offerta è data. Ad asta aperta non si cambia più.
error-bid-cash = Puoi offrire al massimo il denaro che hai: { $cash } IPC. 0 vuol dire nessuna offerta.
error-first-throw = Prima devi tirare.
error-first-choice = Prima scegli quale armata muovere.
error-first-arrival = Prima decidi che cosa fare nella casella raggiunta.
error-first-censored = Prima paga, o pesca un Bollettino di guerra.
error-first-auction = Prima viene la tua offerta.
error-first-victory = Prima decidi che cosa segue alla tua vittoria.
error-first-defeat = Prima decidi la sorte dell’armata che ti ha attaccato.
error-first-debt = Prima paga il tuo debito: vendi, ipoteca o scambia.
error-first-finish = Hai già tirato. Chiudi il turno, o amministra i tuoi beni.
error-splits-spent = Al massimo due lanci separati per giro; un nuovo giro comincia con il prossimo stipendio.
error-split-in-prison = In prigione il lancio separato non è ammesso.
error-miss-later = Un turno si può saltare solo prima del suo primo lancio.
error-not-in-prison = Quell’armata non è in prigione.
error-no-card = Non hai carte per uscire di prigione.
error-bail-cash = Uscire di prigione costa { $bail } IPC; tu ne hai { $cash }.
error-no-such-army = Non hai un’armata del genere.
error-same-army = Quell’armata sta esattamente come un’altra delle tue: scegli quella.
error-capture-free = Il terzo doppio manda in prigione un’armata libera.
error-capture-no-attack = Il terzo doppio manda un’armata in prigione senza muoverla: non si attacca nessuno.
error-held-attack = Un’armata in prigione attacca solo se un doppio la libera.
error-one-combat = Un solo combattimento per lancio, e solo dove è finito un movimento.
error-too-many-armies = Niente combattimento se nella casella ci sono più di { $most } armate.
error-nobody-there = In quella casella non ci sono armate nemiche libere.
error-not-for-sale = Quella casella non è in vendita, o non potresti pagarla.
error-buy-or-not = Questo terreno è in vendita: compralo, o lascialo all’asta.
error-buy-cash = Costa { $price } IPC e tu ne hai { $cash }. Prima puoi vendere o ipotecare.
error-no-battleground = Le armate si eliminano solo sui campi di battaglia.
error-no-such-step = Una casella avanti o una indietro; dal Via non si indietreggia.
error-draw-instead = Non puoi pagare: pesca un Bollettino di guerra.
error-spend-when = Si costruisce, si tolgono ipoteche, si arruolano armate e si propongono scambi nel proprio turno, prima o dopo il lancio.
error-sell-when = Si vende e si ipoteca nel proprio turno, o quando bisogna trovare denaro.
error-armies-enough = Nessuno può avere più di { $most } armate.
error-army-once = Una sola armata nuova per turno.
error-army-where = Per una nuova armata ne serve una tua sui Territori neutrali, o sul Via dopo la partenza, oppure una carta per uscire di prigione.
error-cash = Costa { $price } IPC; tu ne hai { $cash }.
error-not-yours = Quel terreno non è tuo.
error-no-street = Cantieri e Industrie si costruiscono solo sui territori, non sugli stretti né sugli impianti.
error-group-not-whole = Si costruisce solo dove si possiede l’intero gruppo.
error-group-mortgaged = Finché un terreno del gruppo è ipotecato non si costruisce.
error-has-factory = C’è già un’Industria.
error-uneven-building = Costruisci in modo uniforme: prima dove nel gruppo c’è di meno.
error-bank-yards = La banca non ha più Cantieri.
error-bank-factories = La banca non ha più Industrie.
error-nothing-built = Lì non c’è nulla di costruito.
error-uneven-sale = Vendi in modo uniforme: prima dove nel gruppo c’è di più.
error-mortgaged-already = Quel terreno è già ipotecato.
error-mortgage-built = Finché un terreno del gruppo è costruito non si ipoteca: prima vendi le costruzioni.
error-not-mortgaged = Quel terreno non è ipotecato.
error-offer-open = Hai una proposta aperta. Ritirala prima di scriverne un’altra.
error-no-partner = Non c’è nessuno così con cui scambiare, o non c’è nulla da scambiare.
error-draft = Stai già scrivendo a quella persona.
error-no-draft = Non stai scrivendo una proposta. Prima scegli a chi.
error-not-theirs = Quel terreno non è di nessuno di voi due.
error-ticked = È già nella proposta.
error-not-tradable = Un terreno non si scambia finché il suo gruppo è costruito, né dopo che ha cambiato mano.
error-card-gone = Quella carta è già nella proposta, o chi l’aveva non l’ha più.
error-cash-both-ways = Il denaro va in una sola direzione.
error-offer-empty = Una proposta deve contenere almeno un terreno o una carta.
error-debtor-trade = Lo scambio di chi ha un debito deve portargli denaro.
error-trade-cash = Tutto quel denaro non c’è.
error-trade-interest = Chi riceve un terreno ipotecato deve poter pagare subito il 10 % dell’ipoteca.
error-trade-mortgage = Da quando la proposta è stata fatta, un suo terreno è stato ipotecato o liberato dall’ipoteca.
error-trade-in-auction = Durante un’asta non si accettano scambi.
error-unknown-lot = Non c’è nessun terreno e nessuna carta di nome «{ $text }». Scegli fra i suggerimenti.
error-no-victory = Non hai vinto nessun combattimento di cui tu debba decidere l’esito.
error-which-offer = Hai ricevuto più proposte. Di’ di chi è quella che intendi.
