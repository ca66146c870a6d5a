list-and = { $most } e { $last }

error-not-your-turn = Ora non tocca a te decidere.
error-not-allowed-now = In questo momento non si può fare.
error-no-such-choice = Questa scelta non è più disponibile. Ecco che cosa puoi fare adesso.
error-amount = «{ $text }» non va bene: serve un numero intero da { $low } a { $high }.
error-board-moved-on = La partita è andata avanti rispetto a quel pulsante. Ecco la domanda di adesso.
error-no-seat = Non giochi in questa partita.
error-no-such-match = Qui non c’è nessuna partita con quel numero.
error-match-over = Questa partita è finita.
error-seat-taken = Sei già a questo tavolo.
error-table-full = A questo tavolo non ci sono più posti.
error-table-closed = Questo tavolo non è più aperto.
error-not-invited = Questa sfida è per qualcun altro.
error-not-opener = Può farlo solo chi ha aperto il tavolo.
error-not-seated = Non sei a questo tavolo.
error-seats-empty = A questo tavolo ci sono ancora posti liberi.
error-challenge-yourself = Si può sfidare soltanto un’altra persona.
error-board-is-here = Il tabellone di questa partita è già qui.
error-moved-enough = Il tabellone di questa partita è già stato spostato abbastanza per oggi. Riprova domani.
error-board-of-other-server = Questa partita è di un altro server: finché ci sono io, il suo tabellone può spostarsi solo in un canale di quel server.
error-match-not-over = Questa partita è ancora in corso.
error-match-paused = Questa partita è in pausa. Prima bisogna riprenderla.
error-not-paused = Questa partita non è in pausa.
error-motion-open = C’è già una proposta. Prima bisogna accettarla, rifiutarla o ritirarla.
error-motion-enough = Per ora hai già chiesto abbastanza. Potrai chiedere di nuovo dopo una mossa altrui.
error-no-motion = Al momento non c’è nessuna proposta.
error-put-out = Sei fuori da questa partita: sono gli altri a deciderlo tra loro.
error-agreed-already = Hai già accettato. Si aspettano ancora gli altri.
error-nothing-to-undo = Non hai nessuna mossa da ritirare.
error-undo-needs-consent = Questa mossa non si può ritirare così: ha già avuto conseguenze. Puoi chiederlo agli altri.
error-nobody-to-agree = Non c’è nessun altro che possa accettare: la mossa resta.
error-undo-practice = Contro i computer una mossa si ritira solo finché, nel frattempo, non è intervenuta la sorte e non è venuto alla luce nulla di nascosto.
error-no-vacant-seat = In questa partita non c’è nessun posto libero.
error-takeover-knows = In questa partita hai già giocato a un altro posto e ne conosci i segreti.
error-not-awaited = Quel posto non ha niente da decidere adesso.
error-terms-changed = Le condizioni di questo tavolo sono appena cambiate. Rileggi il cartellino prima di sederti.
error-terms-unagreed = Hai cambiato le condizioni, e non si sono ancora seduti di nuovo abbastanza giocatori per cominciare.
error-too-many-tables = Hai già { $most } tavoli e sfide che non sono diventati partite: quelli ancora aperti e quelli delle ultime 24 ore. Aspetta una risposta, o riprova domani.
error-table-open = Questo tavolo è ancora aperto.
error-terms-move = Il tempo per una mossa deve essere fra { $least ->
    [one] un’ora
   *[other] { $least } ore
} e { $most ->
    [one] un giorno
   *[other] { $most } giorni
}.
error-terms-bank = Il tempo di riserva può essere al massimo { $most ->
    [one] un giorno
   *[other] { $most } giorni
}.
error-unknown-zone = Non conosco nessun fuso orario di nome «{ $zone }». Scegli uno dei suggerimenti.
error-hours-wrong = Questi non sono orari del giorno.
error-hours-too-long = Le ore di riposo possono durare al massimo { $most ->
    [one] un’ora
   *[other] { $most } ore
} al giorno.
error-hours-too-soon = Le ore di riposo si possono cambiare una volta ogni { $hours ->
    [one] ora
   *[other] { $hours } ore
}.
error-vacation-wrong = Non è un periodo di vacanza: è vuoto, oppure sei già via in quei giorni.
error-vacation-spent = In un anno { $most ->
    [one] c’è al massimo un giorno
   *[other] ci sono al massimo { $most } giorni
} di vacanza, e non te ne restano abbastanza.
error-no-vacation = Non hai nessuna vacanza da terminare.

end-resigned = { $name } abbandona la partita.
end-by-host = Chi ospita ha chiuso questa partita.

log-undo = { $name } ritira l’ultima mossa.
log-taken = { $name } prende un posto lasciato libero.
log-overran = Il tempo di { $name } è scaduto.
log-proposed-pause = { $name } propone una pausa.
log-proposed-undo = { $name } chiede di ritirare l’ultima mossa.
log-agreed-pause = { $name } accetta la pausa.
log-agreed-undo = { $name } accetta che la mossa sia ritirata.
log-refused-pause = Niente pausa: { $name } non vuole.
log-refused-undo = Non si ritira niente: { $name } non vuole.
log-paused = Tutti sono d’accordo con { $name }: la partita è in pausa.
log-paused-all = Da un po’ non viene più nessuno: la partita è in pausa.
log-resumed = { $name } riprende la partita.
log-resumed-all = Chi ospita riprende la partita.
log-extended = Chi ospita dà più tempo a { $name }: { $hours ->
    [one] un’ora
   *[other] { $hours } ore
}.
log-freed-all = Chi ospita fa decidere subito il gioco per chi manca.
log-ended-all = Chi ospita chiude la partita: { $words }
computer-easy = Computer (facile)
computer-fair = Computer (medio)
computer-hard = Computer (difficile)
error-too-many-practices = I computer giocano al massimo { $most } tue partite alla volta. Finiscine una, o abbandonala.
error-no-computer = In questo momento nessun computer riesce a pensare. Riprova tra un minuto.
error-hint-practice = I consigli ci sono solo nelle partite contro il computer.
end-no-people = Tutte le persone hanno lasciato questa partita.
