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

table-opened-there = Fatto: lo trovi in { $channel }.
lodging-channel-gone = ⚠️ Non posso scrivere nel canale che questo server ha scelto per i tabelloni, quindi si gioca qui. Chi gestisce il server può cambiarlo con `{ $command }`.
lodging-no-threads = ⚠️ La partita non avrà un thread tutto suo: lì non posso creare thread, o non posso scriverci. Si gioca nel canale.

settings-title = Impostazioni di questo server
settings-anywhere = **Tabelloni:** dove si usa il comando
settings-channel = **Tabelloni:** in { $channel }
settings-language-server = **Lingua dei tabelloni:** quella del server
settings-language-en = **Lingua dei tabelloni:** inglese
settings-language-it = **Lingua dei tabelloni:** italiano
settings-language-uk = **Lingua dei tabelloni:** ucraino
settings-threads = **Thread:** uno per ogni partita
settings-no-threads = **Thread:** nessuno, si gioca nel canale
settings-may-not-write = In quel canale non posso scrivere. Finché è così, i tabelloni vanno dove si usa il comando.
settings-may-not-thread = In quel canale non posso creare thread, o non posso scriverci. Finché è così, si gioca nel canale.
settings-foot = I cambiamenti valgono per le nuove partite; quelle in corso restano dove sono.

admin-title = Partite in corso qui
admin-none = Qui non è in corso nessuna partita del genere.
admin-line = **{ $game }** · { $players } · [tabellone]({ $board }) · `{ $id }`
admin-begun = Cominciata { $when }
admin-waiting = si aspetta { $who } · il tempo scade { $when }
admin-end-sure = La partita finisce subito e senza risultato. Non si può riprendere. Tutti leggeranno perché:
admin-free-sure = Ora il gioco decide da sé per { $names }, come se il tempo fosse scaduto. Non si può tornare indietro.
admin-ended = Fatto: la partita è finita e il tabellone dice perché.
admin-freed = Fatto: la partita va avanti, e il tabellone lo dice.
admin-extended = Fatto: il tempo di { $name } ora scade { $when }. Il tabellone lo dice.
admin-extended-still = Fatto: { $name } avrà più tempo, quando gli orologi riprenderanno. Il tabellone lo dice.
button-admin-end = Chiudi la partita
button-admin-free = Gioca per loro

error-not-in-private = Funziona solo in un server.
error-not-manager = Può farlo solo chi ha il permesso di gestire questo server.
error-which-seat = La partita aspetta più persone. Scegline una con l’opzione «posto».
