button-hand = La mia mano
button-open = Apri
button-own = Nella mia lingua
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
challenge-closed = { $opener } ritira la sfida a { $invited }.
challenge-expired = La sfida di { $opener } a { $invited } è scaduta.
table-open = { $opener } apre un tavolo. Posti occupati: { $taken } su { $seats }. Al tavolo: { $players }
table-started = La partita è cominciata: { $players }
table-closed = { $opener } chiude questo tavolo.
table-expired = Il tavolo di { $opener } è scaduto: è rimasto aperto troppo a lungo.
table-seed = La sorte di questa partita è già decisa e non si può più cambiare. Il suo sigillo: `{ $hash }`
table-opened = Fatto: lo trovi in questo canale.

hand-against = contro { $rivals } · { $board }
board-link = [tabellone]({ $link })
board-nowhere = ⚠️ per ora il tabellone non ha un posto
wait-you = **Tocca a te** · il tempo scade { $when }
wait-other = Si aspetta la mossa di { $who } · il tempo scade { $when }
when-reserve = { $when }, riserva compresa
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
rules-next = Avanti: { $topic }
rules-fan = Un adattamento di appassionati, senza legami con gli autori del gioco.

matches-title = Le tue partite
matches-tables = I tuoi tavoli aperti
table-option-challenge = { $game }: { $opener } sfida { $invited }
table-option-table = { $game }: tavolo di { $opener }, posti occupati { $taken } su { $seats }
matches-none = Non stai giocando nessuna partita. Sfida qualcuno!
matches-line = **{ $game }** contro { $rivals } · { $board }
matches-yours = ⏳ Tocca a te · il tempo scade { $when }
matches-theirs = Si aspettano gli altri · il tempo scade { $when }
matches-still = ⏸️ Gli orologi sono fermi
matches-ended = Finita { $when }
match-option-yours = { $game } contro { $rivals }: tocca a te
match-option-theirs = { $game } contro { $rivals }: in attesa
match-option-ended = { $game } contro { $rivals }: finita
match-option-begun = dall’inizio: { $ago }

resign-sure = Vuoi davvero abbandonare la partita contro { $rivals }? Non si può tornare indietro.

error-unexpected = Qualcosa è andato storto dalla nostra parte. Della tua partita non si è perso nulla. Se succede ancora, comunica a chi ospita il bot questo riferimento: `{ $reference }`
error-server-only = Funziona solo in un server: a una partita serve un canale per il tabellone.
error-may-not-write = In questo canale non posso scrivere. Chiedi a un moderatore di farmelo vedere e di lasciarmi inviare messaggi.
error-not-in-server = Chi sfidi deve far parte di questo server.
error-challenge-bot = Non si può sfidare un bot.
error-no-match-of-yours = Non stai giocando nessuna partita di questo gioco. Comincia con una sfida, o guardane una finita con «rivedi»!
error-other-game = Quella partita è di un altro gioco.
error-which-match = Qui stai giocando { $count } partite. Scegline una con l’opzione «partita».
error-not-over = Quella partita è ancora in corso. Si potrà rivedere quando sarà finita.
error-nothing-to-replay = Non hai ancora finito nessuna partita di questo gioco.
error-cannot-replay = Quella partita è stata giocata con regole precedenti e non si può rivedere.
error-not-your-buttons = Quei pulsanti sono per { $who }: adesso non tocca a te.
error-no-pictures = Questo gioco non ha immagini.
error-old-control = Quel pulsante è di una versione precedente. Chiedi di nuovo la tua mano.
error-command-changed = Quel comando è appena stato aggiornato. Riprova tra un momento.
error-cannot-read-cards = Non riesco a leggere «{ $text }». Scegli uno dei suggerimenti.

# The table: its terms and its options
button-options = Opzioni
button-challenge-withdraw = Ritira la sfida
button-table-withdraw = Chiudi il tavolo
challenge-declined = { $invited } rifiuta la sfida di { $opener }.
rematch-challenge = { $opener } offre la rivincita a { $invited }: i posti si scambiano.
rematch-table = { $opener } offre la rivincita: ciascuno si sposta di un posto. Al tavolo: { $players }. Si aspetta ancora: { $asked }
table-anew = 🔁 Le condizioni sono cambiate: per confermare, bisogna sedersi di nuovo. Si aspetta ancora: { $asked }
table-closes = Se prima non comincia, chiude { $when }.
terms-move = ⏳ Per ogni mossa: { $time }
terms-bank = 🏦 Di riserva, per tutta la partita: { $time }
terms-no-bank = 🏦 Nessun tempo di riserva
terms-overrun-stand_in = ⌛ Se il tempo scade: un sostituto gioca quella mossa, e la partita continua
terms-overrun-computer = ⌛ Se il tempo scade: quella mossa la gioca il computer, e la partita continua
terms-overrun-forfeit = ⌛ Se il tempo scade: la partita è persa
terms-begins-opener = 🥇 Primo posto: { $opener }
terms-begins-other = 🥇 Primo posto: chi si siede dopo
terms-begins-invited = 🥇 Primo posto: { $invited }
terms-begins-luck = 🥇 Primo posto: estratto a sorte
terms-watch-open = 👁️ Aperta: chiunque qui può seguire la partita e prendere un posto rimasto vuoto
terms-watch-private = 🔒 Privata: gli altri qui vedono il tabellone e nient’altro
terms-own = 🔧 { $name }: { $value }
options-title = opzioni
options-how = Ogni scelta vale subito e compare sul cartellino del tavolo. Chi si è già seduto deve sedersi di nuovo, altrimenti la partita comincia senza di lui.
options-withdrawn = Fatto: questo tavolo è chiuso.
option-move = Tempo per ogni mossa
option-bank = Tempo di riserva
option-bank-none = Nessuno
option-overrun = Se il tempo scade
option-overrun-stand_in = Un sostituto gioca quella mossa
option-overrun-computer = Quella mossa la gioca il computer
option-overrun-forfeit = La partita è persa
option-begins = Primo posto
option-begins-opener = Tu
option-begins-other = Chi si siede dopo
option-begins-invited = Chi hai sfidato
option-begins-luck = Estratto a sorte
option-watch = Chi può guardare
option-watch-open = Chiunque qui
option-watch-private = Solo chi gioca
span-days = { $n ->
    [one] { $n } giorno
   *[other] { $n } giorni
}
span-hours = { $n ->
    [one] { $n } ora
   *[other] { $n } ore
}
span-minutes = { $n ->
    [one] { $n } minuto
   *[other] { $n } minuti
}

# Seats: rematch, takeover, moving
button-rematch = Rivincita
button-takeover = Prendi il posto
rematch-offered = Fatto: la rivincita è proposta, e il cartellino è nel canale della partita. Comincia quando tutti hanno accettato.
rematch-on = La rivincita è cominciata!
seat-vacant = 🪑 Il posto di { $who } è rimasto vuoto. Chiunque qui non giochi in questa partita può prenderlo.
seat-vacant-private = 🪑 Il posto di { $who } è rimasto vuoto: gioca un sostituto.
seat-yours-vacant = 🪑 Manchi da molto: qualcun altro può prendere il tuo posto. Basta una mossa perché resti tuo.
seat-yours-missed = Mentre non c’eri, un sostituto ha giocato per te:
seat-taken = **{ $game }**: { $who } continua al tuo posto, rimasto vuoto a lungo. La partita contro { $rivals } non tocca più a te · { $board }
takeover-done = Il posto è tuo. Ecco la tua mano.
move-done = Fatto: d’ora in poi il tabellone di questa partita sta in questo canale.
error-private-match = Questa partita è privata: solo chi gioca può seguirla, e nessun altro può prendervi un posto.
error-rematch-gone = La rivincita non è possibile: qualcuno che ha giocato ha fatto cancellare i propri dati.
error-no-vacant-here = In questo canale nessuna partita ha un posto vuoto.
error-which-vacant = In questo canale più partite hanno un posto vuoto. Scegline una con l’opzione «partita».
error-nothing-to-move = Non giochi nessuna partita il cui tabellone possa venire qui.

# Pausing and taking back
button-undo = Ritira la mossa
button-ask-undo = Chiedi di ritirare la mossa
button-ask-pause = Chiedi una pausa
button-agree = Accetta
button-refuse = Rifiuta
button-motion-withdraw = Ritira la richiesta
button-resume = Riprendi
motion-pause = ⏸️ { $who } chiede una pausa. Manca ancora il sì di: { $waiting }
motion-undo = ↩️ { $who } chiede di ritirare l’ultima mossa. Manca ancora il sì di: { $waiting }
motion-pause-you = ⏸️ **{ $who } chiede una pausa.** Tutti gli orologi resterebbero fermi finché qualcuno non riprende la partita.
motion-undo-you = ↩️ **{ $who } chiede di ritirare l’ultima mossa.**
pause-sure = Una pausa ferma tutti gli orologi della partita contro { $rivals } finché qualcuno non la riprende. Devono accettare tutti gli altri.
pause-is-on = La partita contro { $rivals } è in pausa: tutti gli orologi sono fermi. Può riprenderla chiunque ci giochi.
error-motion-other = Quella richiesta non è più aperta.
error-none-paused = Nessuna delle tue partite è in pausa.
error-which-paused = Più di una delle tue partite è in pausa. Scegline una con l’opzione «partita».

# The host and the world around
thread-name = { $game }: { $players }
hand-homeless = contro { $rivals } · ⚠️ il tabellone non ha più un posto dove stare. La partita continua qui; con `{ $command }`, usato in un canale dove posso scrivere, gliene dai uno nuovo
end-server-gone = Il bot è stato rimosso dal server e per 30 giorni nessuno l’ha rimesso.

# Whom it waits for
wait-you-still = **Tocca a te** · il tempo è fermo
wait-other-still = Si aspetta la mossa di { $who } · il tempo è fermo
paused-agreed = ⏸️ **In pausa** di comune accordo: tutti gli orologi sono fermi.
paused-absent = ⏸️ **In pausa**: da un po’ non si vede nessuno. La prossima mossa fa ripartire gli orologi.
away-you = 🏖️ La tua vacanza, dal { $start } al { $end }, è già nel conto.
away-other = 🏖️ { $who } è in vacanza dal { $start } al { $end }: il suo orologio è fermo.
quiet-you = 🌙 Le tue ore di riposo sono già nel conto.
quiet-other = 🌙 Ore di riposo già nel conto: { $who }

# My matches
button-next = Prossima partita
matches-in-yours = Tocca a te: { $n }
matches-in-theirs = Aspetti gli altri: { $n }
matches-in-paused = In pausa: { $n }
matches-in-over = Finite
matches-paused = ⏸️ In pausa
error-nothing-awaits = In questo momento nessuna partita aspetta te.

# Reminders
nudge-title = ⏰ Il tempo stringe: tocca a te
nudge-called = ⏰ { $who }, il tempo stringe: tocca a te
nudge-more = { $n ->
    [one] E un’altra partita: con `/partite` le vedi tutte.
   *[other] E altre { $n } partite: con `/partite` le vedi tutte.
}
nudge-why = Ti arriva un promemoria a metà del tempo e verso la fine. Per cambiare: `/promemoria`.

# What is new
recap-title = Dall’ultima volta che hai guardato
recap-more = { $n ->
    [one] Una riga precedente è nel diario.
   *[other] { $n } righe precedenti sono nel diario.
}

# What people set for themselves
me-title = I tuoi orologi e promemoria
me-remind-dm = 🔔 **Promemoria:** con un messaggio privato
me-remind-mention = 🔔 **Promemoria:** con una menzione nel canale della partita
me-remind-none = 🔕 **Promemoria:** nessuno
me-hours = 🌙 **Ore di riposo:** ogni giorno dalle { $start } alle { $end } ({ $zone })
me-hours-none = 🌙 **Ore di riposo:** nessuna
me-vacation = 🏖️ **Vacanza:** dal { $start } al { $end }
me-vacation-none = 🏖️ **Vacanza:** nessuna in programma
me-vacation-left = { $n ->
    [one] Per il prossimo anno ti resta un giorno di vacanza.
   *[other] Per il prossimo anno ti restano { $n } giorni di vacanza.
}
me-running = ▶️ I tuoi orologi corrono.
me-still = ⏸️ I tuoi orologi sono fermi, fino al { $until }.
me-deadlines = Entro quando devi muovere: { $n ->
    [one] una partita
   *[other] { $n } partite
}
day-ahead = { $n ->
    [0] { $day } · oggi
    [one] { $day } · domani
   *[other] { $day } · tra { $n } giorni
}
reminders-set = Fatto.
hours-set = Fatto: nelle tue ore di riposo gli orologi sono fermi, in tutte le tue partite.
hours-cleared = Fatto: i tuoi orologi corrono giorno e notte.
vacation-set = I tuoi orologi sono fermi dal { $start } al { $end }, in tutte le tue partite.
vacation-cancelled = Ti si rivede: i tuoi orologi ripartono con il tempo che avevano.
error-time-unreadable = «{ $text }» non è un orario. Scrivilo così: 23:00.
error-date-unreadable = «{ $text }» non è una data. Scrivila così: 2026-12-24, oppure come numero di giorni da oggi.
error-hours-incomplete = Per le ore di riposo servono tre cose: il tuo fuso orario, da che ora e fino a che ora.
error-hours-equal = Inizio e fine non possono essere alla stessa ora.
error-vacation-until = Di’ anche fino a quando non ci sei.

# Privacy
privacy-title = Che cosa conserva Wardroom di te
privacy-kept = **Si conserva:** il tuo numero Discord, l’ultimo nome mostrato e la tua lingua; le tue partite, con le tue mosse e quando le hai fatte; i tavoli che hai aperto, quelli a cui ti sei seduto o a cui ti hanno invitato; i tuoi promemoria, le ore di riposo con il fuso orario e le vacanze; fin dove hai letto ogni partita; quando hai ricevuto un promemoria; se accetti messaggi privati; e in quali messaggi privati stanno le tue partite.
privacy-not-kept = **Non si conserva:** i messaggi, gli altri tuoi server, la tua e-mail né altro del tuo account Discord. Il bot non legge nessun messaggio.
privacy-seen = **Chi lo vede:** chi gioca con te vede le tue mosse come vogliono le regole, il tuo nome, quando scade il tuo tempo e una vacanza che lo ferma. Chi ospita questo bot ha il database e le sue copie. Nulla si vende, si cede o serve ad altro che a giocare.
privacy-long = **Per quanto:** finché non lo fai cancellare.
privacy-yours = **Sono dati tuoi:** `/i-miei-dati esporta` te li dà tutti in un file. `/i-miei-dati cancella` li cancella; le partite finite restano agli altri, senza il nome di nessuno al tuo posto. I messaggi che il bot ha già inviato appartengono ai loro canali: quelli ancora in uso si rifanno senza il tuo nome.
export-done = Ecco tutto ciò che si conserva di te. Questo messaggio lo vedi soltanto tu.
forget-title = Cancella i miei dati
forget-running = { $n ->
    [0] In questo momento non stai giocando nessuna partita.
    [one] **Abbandoni la partita che stai giocando: per te è persa.**
   *[other] **Abbandoni le { $n } partite che stai giocando: per te sono perse.**
}
forget-rest = Lasci anche i tavoli aperti. Le partite finite restano agli altri, senza il nome di nessuno al tuo posto. Tutto il resto si cancella, e non si può tornare indietro.
button-forget = Cancella tutto…
forget-word = CANCELLA
forget-label = Per confermare scrivi { $word }
forget-done = Fatto: di te non si conserva più nulla. Buon vento!
error-forget-word = Non si è cancellato nulla: la parola da scrivere è { $word }.
error-export-too-large = Su di te c’è troppo per un solo messaggio. Chi ospita il bot può consegnartelo.

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
admin-none = Al momento qui non è in corso nessuna partita.
admin-none-awaiting = Qui nessuna partita aspetta quella persona.
admin-line = **{ $game }** · { $players } · { $board } · `{ $id }`
admin-begun = Cominciata { $when }
admin-waiting = in attesa di { $who } · il tempo scade { $when }
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

# Computers
option-fill = Metti il computer ai posti liberi e comincia
options-filled = Fatto: ai posti liberi siede il computer, e la partita è iniziata.
hint = 💡 Che cosa farebbe il computer al tuo posto:
