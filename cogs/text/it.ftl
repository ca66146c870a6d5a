button-hand = La mia mano
button-log = Diario
button-rules = Regole
button-replay = Rivedi
button-challenge-join = Accetta
button-challenge-leave = Rifiuta
button-table-join = Siediti
button-table-leave = Alzati
button-table-start = Comincia
button-resign = Abbandona

challenge-open = { $opener } sfida { $invited }.
challenge-started = { $invited } accetta la sfida di { $opener }. La partita è cominciata!
challenge-closed = La sfida di { $opener } a { $invited } non si gioca.
challenge-expired = La sfida di { $opener } a { $invited } è scaduta.
table-open = { $opener } apre un tavolo. Posti occupati: { $taken } su { $seats }. Al tavolo: { $players }
table-started = Il tavolo è al completo, la partita è cominciata: { $players }
table-closed = { $opener } ha chiuso questo tavolo.
table-expired = Il tavolo di { $opener } è scaduto: è rimasto aperto troppo a lungo.
table-seed = La sorte di questa partita è già decisa e non si può più cambiare. Il suo sigillo: `{ $hash }`
table-opened = Fatto: lo trovi in questo canale.

hand-against = contro { $rivals } · [tabellone]({ $board })
wait-you = **Tocca a te** · il tempo scade { $when }
wait-other = Si aspetta { $who } · il tempo scade { $when }
end-draw = Pareggio
end-won = Vince { $who }
end-seed = Il seme dietro il sigillo: `{ $seed }` · partita `{ $id }`

log-title = diario
replay-title = replay
replay-whole = Tutta la partita in { $n ->
    [one] { $n } immagine
   *[other] { $n } immagini
}. Con ▶ la rivedi passo per passo.
log-empty = Non è ancora successo nulla.
rules-topic = Di che cosa vuoi leggere?
rules-fan = Un adattamento di appassionati, senza legami con gli autori del gioco.

matches-title = Le tue partite
matches-none = Non stai giocando nessuna partita. Sfida qualcuno!
matches-line = **{ $game }** contro { $rivals } · [tabellone]({ $board })
matches-yours = ⏳ Tocca a te · il tempo scade { $when }
matches-theirs = Si aspettano gli altri · il tempo scade { $when }
matches-still = ⏸️ Gli orologi sono fermi
matches-ended = Finita { $when }
match-option-yours = { $game } contro { $rivals }: tocca a te
match-option-theirs = { $game } contro { $rivals }: in attesa
match-option-ended = { $game } contro { $rivals }: finita

resign-sure = Vuoi davvero abbandonare la partita contro { $rivals }? Non si può tornare indietro.

error-unexpected = Qualcosa è andato storto dalla nostra parte. Della tua partita non si è perso nulla. Se succede ancora, comunica a chi ospita il bot questo riferimento: `{ $reference }`
error-server-only = Funziona solo in un server: a una partita serve un canale per il tabellone.
error-may-not-write = In questo canale non posso scrivere. Chiedi a un moderatore di farmelo vedere e di lasciarmi inviare messaggi.
error-not-in-server = Chi sfidi deve far parte di questo server.
error-challenge-bot = Non si può sfidare un bot.
error-no-match-of-yours = Non stai giocando nessuna partita di questo gioco. Comincia con una sfida!
error-which-match = Qui stai giocando { $count } partite. Scegline una con l’opzione «partita».
error-not-over = Quella partita è ancora in corso. Si potrà rivedere quando sarà finita.
error-nothing-to-replay = Non hai ancora finito nessuna partita di questo gioco.
error-cannot-replay = Quella partita è stata giocata con regole precedenti e non si può rivedere.
error-no-pictures = Questo gioco non ha immagini.
error-old-control = Quel pulsante è di una versione precedente. Chiedi di nuovo la tua mano.
error-command-changed = Quel comando è appena stato aggiornato. Riprova tra un momento.
error-cannot-read-cards = Non riesco a leggere «{ $text }». Scegli uno dei suggerimenti.

# The host and the world around
thread-name = { $game }: { $players }
hand-homeless = contro { $rivals } · ⚠️ il tabellone non ha più un posto dove stare. La partita continua qui; con `{ $command }`, usato in un canale dove posso scrivere, gliene dai uno nuovo
end-server-gone = Il bot è stato rimosso dal server e per 30 giorni nessuno l'ha rimesso.
