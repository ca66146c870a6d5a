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

## Cards: a name, and a text with the card's figures

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

picture-turn = Giro { $round } · tocca a { $name }
picture-turn-of = Giro { $round } di { $last } · tocca a { $name }
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
picture-cash = { $cash } IPC · in tutto { $worth }
picture-prisoner = Prigione, tiro { $tries }
picture-no-lots = Non possiedi ancora terreni.
picture-awaiting = La tua ultima armata è caduta in casa tua: rientri nel tuo prossimo turno.
picture-out = Per te la guerra è finita.

alt-won = Primo posto: { $names }.
alt-awaited = Devono rispondere: { $names }.
alt-drawn = Carta pescata: { $card }.
alt-joint = Dadi: { $first } e { $second }.
alt-split = Dadi: avanti { $first }, indietro { $second }.
alt-battle = Ultimo combattimento, { $square }: { $dice }; il più basso: { $name }.
alt-dice = { $name } { $dice }
alt-seat = { $name }: { $cash } IPC; armate: { $armies }; { $lots }.
alt-seat-out = { $name }: fuori gioco.
alt-seat-awaiting = { $name }: { $cash } IPC; rientra al prossimo turno; { $lots }.
alt-lots = terreni: { $lots }
alt-lots-none = nessun terreno
alt-lots-many = terreni: { $lots }, Cantieri: { $yards }, Industrie: { $factories }, ipotecati: { $mortgaged }
alt-lot-built = { $square } ({ $level ->
    [5] Industria
    [one] { $level } Cantiere
   *[other] { $level } Cantieri
})
alt-lot-mortgaged = { $square } (ipotecato)
alt-lot-earns = { $square }: { $earns }
alt-passes = { $cards ->
    [one] carta per uscire di prigione
   *[other] { $cards } carte per uscire di prigione
}
alt-bank = Banca: Cantieri { $yards }, Industrie { $factories }. Carte rimaste: Bollettini { $bulletins }, Messaggi { $messages }.
alt-estate = I tuoi beni: { $cash } IPC, in tutto { $worth }.
alt-armies = Armate: { $armies }.
alt-cards = Carte: { $cards }.
alt-lots-own = Terreni: { $lots }.
