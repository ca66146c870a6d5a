list-and = { $most } e { $last }

error-not-your-turn = Ora non tocca a te decidere.
error-not-allowed-now = In questo momento non si può fare.
error-no-such-choice = Questa scelta non è più disponibile. Ecco che cosa puoi fare adesso.
error-board-moved-on = La partita è andata avanti rispetto a quel pulsante. Ecco la domanda di adesso.
error-no-seat = Non giochi in questa partita.
error-no-such-match = Qui non c'è nessuna partita con quel numero.
error-match-over = Questa partita è finita.
error-seat-taken = Sei già a questo tavolo.
error-table-full = A questo tavolo non ci sono più posti.
error-table-closed = Questo tavolo non è più aperto.
error-not-invited = Questa sfida è per qualcun altro.
error-not-opener = Può farlo solo chi ha aperto il tavolo.
error-not-seated = Non sei a questo tavolo.
error-seats-empty = A questo tavolo ci sono ancora posti liberi.
error-challenge-yourself = Si può sfidare soltanto un'altra persona.

end-resigned = { $name } abbandona la partita.
