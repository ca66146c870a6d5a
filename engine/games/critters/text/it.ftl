title = Air, Land & Sea: Critters at War

card-support = Appoggio
card-air-drop = Aviolancio
card-air-maneuver = Manovra aerea
card-aerodrome = Aerodromo
card-containment = Contenimento
card-heavy-bombers = Bombardieri pesanti
card-reinforce = Rinforzi
card-ambush = Imboscata
card-land-maneuver = Manovra terrestre
card-cover-fire = Fuoco di copertura
card-disrupt = Scompiglio
card-heavy-tanks = Carri pesanti
card-transport = Trasporto
card-escalation = Escalation
card-sea-maneuver = Manovra navale
card-redeploy = Rientro
card-blockade = Blocco navale
card-super-battleship = Supercorazzata
card-printed = { $card } ({ $theatre } { $strength })

ability-support = Hai +3 di forza in ogni teatro adiacente a questo.
ability-air-drop = La prossima carta che giochi può andare scoperta in un teatro di altro tipo.
ability-maneuver = Gira una carta non coperta da altre in un teatro adiacente a questo.
ability-aerodrome = Puoi giocare scoperte in qualsiasi teatro le carte di forza 3 o meno.
ability-containment = Ogni carta giocata a faccia in giù, da chiunque, è distrutta.
ability-reinforce = Pesca la prima carta del mazzo e giocala a faccia in giù in un teatro adiacente.
ability-ambush = Gira una carta qualsiasi, purché non coperta da altre.
ability-cover-fire = Tutte le carte sotto questa hanno forza 4.
ability-disrupt = Prima tu, poi l’avversario: ciascuno gira una delle proprie carte non coperte da altre.
ability-transport = Puoi spostare una delle tue carte in un altro teatro.
ability-escalation = Tutte le tue carte a faccia in giù hanno forza 4.
ability-redeploy = Puoi riprendere una tua carta a faccia in giù; se lo fai, gioca una carta.
ability-blockade = Chi gioca in un teatro adiacente con già 3 carte o più vede distrutta la sua.
ability-none = Nessuna abilità, ma tanta forza.

theatre-air = Aria
theatre-land = Terra
theatre-sea = Mare
in-theatre = { $theatre ->
    [air] in aria
    [land] a terra
   *[sea] in mare
}
from-theatre = { $origin ->
    [air] dall’aria
    [land] da terra
   *[sea] dal mare
}
to-theatre = { $theatre ->
    [air] all’aria
    [land] a terra
   *[sea] al mare
}

turn = Battaglia { $battle } · tocca a { $name }
over = La partita è finita
seat = **{ $name }** · punti: { $points } su { $target } · carte in mano: { $hand }
first-player = Primo giocatore
column = **{ $theatre }** · { $one } : { $other } · controllo: { $name }
side = { $name }: { $cards }
side-empty = nessuna carta
lying-up = { $card } { $strength }
lying-down = a faccia in giù { $strength }
lying-known = a faccia in giù { $strength } (già vista: { $card })
lying-own = a faccia in giù { $strength } (tua: { $card })
latest = Ultima giocata: { $what }
waiting = Abilità ancora da risolvere: { $cards }.
dropping = Aviolancio: la prossima carta di { $name } può andare scoperta in qualsiasi teatro.
deck = Nel mazzo: { $n ->
    [one] { $n } carta.
   *[other] { $n } carte.
}
deck-known = Distrutte, in fondo: { $cards }.
deck-one = una carta che solo { $name } conosce
deck-own = { $card } (lo sai solo tu)
asks-flip = { $card }: { $name } sceglie una carta da girare.
asks-move = { $card }: { $name } può spostare una carta.
asks-take-back = { $card }: { $name } può riprendere una carta a faccia in giù.
asks-play = { $card }: { $name } ora gioca una carta.
asks-place = { $card }: { $name } sceglie dove mettere la carta pescata.
asks-place-known = { $card }: { $name } sceglie dove mettere { $drawn }, appena pescata.
scored-held = { $points ->
    [one] Battaglia { $battle }: { $name } controlla { $held } e segna { $points } punto.
   *[other] Battaglia { $battle }: { $name } controlla { $held } e segna { $points } punti.
}
scored-withdrawn = Battaglia { $battle }: { $rival } si ritira con { $left ->
    [one] { $left } carta
   *[other] { $left } carte
} in mano; { $name } segna { $points ->
    [one] { $points } punto.
   *[other] { $points } punti.
}
withdrawing = Se { $name } si ritira adesso, con { $left ->
    [one] { $left } carta
   *[other] { $left } carte
} in mano, { $rival } segna { $points ->
    [one] { $points } punto.
   *[other] { $points } punti.
}
withdraw-table = Più avanti, punti per carte in mano: { $rows }.

hand = **La tua mano:** { $cards }
hand-empty = La tua mano è vuota.
drawn = Hai pescato { $card }.

menu-card = Quale carta giochi?
menu-deploy = Schiera { $card }, scoperta
menu-improvise = Improvvisa con { $card }, a faccia in giù
menu-consider = Oppure rinuncia a questa battaglia
menu-flip = Quale carta giri?
menu-move = Quale carta sposti, e dove?
menu-take-back = Quale carta riprendi?
menu-place = Dove la metti, a faccia in giù?
play-deploy = Scoperta { in-theatre }
play-improvise = A faccia in giù { in-theatre }
option-flip = { $theatre } · { $name }: { $card }
option-move = { $card }: { $origin } › { $theatre }
option-take-back = { $theatre }: { $card }
decline = Nessuna
consider = Ritirata…
withdraw = Ritira le truppe
fight-on = Continua la battaglia
warning-containment = { $card } è in gioco: la carta sarebbe distrutta.
warning-blockade = { $card } è adiacente e lì ci sono già 3 carte o più: sarebbe distrutta.

picture-support = { card-support }
picture-air-drop = { card-air-drop }
picture-air-maneuver = Manovra
picture-aerodrome = { card-aerodrome }
picture-containment = { card-containment }
picture-heavy-bombers = Bombardieri
picture-reinforce = { card-reinforce }
picture-ambush = { card-ambush }
picture-land-maneuver = Manovra
picture-cover-fire = Copertura
picture-disrupt = { card-disrupt }
picture-heavy-tanks = Carri
picture-transport = { card-transport }
picture-escalation = { card-escalation }
picture-sea-maneuver = Manovra
picture-redeploy = { card-redeploy }
picture-blockade = Blocco
picture-super-battleship = Corazzata
picture-hand = La tua mano
picture-hidden = Tue, a faccia in giù sul tavolo
alt-seat-0 = Sotto: { $name }, punti { $points } su { $target }, carte in mano: { $hand }.
alt-seat-1 = Sopra: { $name }, punti { $points } su { $target }, carte in mano: { $hand }.
alt-first = Primo giocatore: { $name }.
alt-column = { $theatre } { $one } : { $other }, controllo: { $name }; sotto: { $below }; sopra: { $above }.
alt-hand = La tua mano: { $cards }.
alt-lying = { $card } ({ $theatre })
alt-hidden = Tue, a faccia in giù: { $cards }.

setting-target = Punti per vincere
setting-target-12 = 12 punti
setting-target-18 = 18 punti, per una partita più lunga

log-battle = Battaglia { $battle }. I teatri: { $row }. Primo giocatore: { $name }.
log-dealt = Carte per { $name }: { $cards }.
log-deployed = { $name } schiera { $card } { in-theatre }.
log-improvised-hidden = { $name } gioca una carta a faccia in giù { in-theatre }.
log-improvised-known = { $name } gioca { $card } a faccia in giù { in-theatre }.
log-placed-hidden = { $name } mette la carta pescata a faccia in giù { in-theatre }.
log-placed-known = { $name } mette { $card }, appena pescata, a faccia in giù { in-theatre }.
log-destroyed = { $by } la distrugge: finisce in fondo al mazzo.
log-flipped-up = { $by }: { $name } scopre { $card } { in-theatre }, dalla parte di { $owner }.
log-flipped-down = { $by }: { $name } gira a faccia in giù { $card } { in-theatre }, dalla parte di { $owner }.
log-alone = Non c’era altra scelta.
log-moved-hidden = { $name } sposta una carta a faccia in giù { from-theatre } { to-theatre }.
log-moved-known = { $name } sposta { $card } { from-theatre } { to-theatre }.
log-drawn-hidden = { $name } pesca la prima carta del mazzo.
log-drawn-known = { $name } pesca { $card } dal mazzo.
log-taken-back-hidden = { $name } riprende una carta che era a faccia in giù { in-theatre }.
log-taken-back-known = { $name } riprende { $card }, che era a faccia in giù { in-theatre }.
log-declined = { $by }: { $name } non se ne serve.
log-fizzled = { $by }: non c’è nulla su cui possa agire.
log-lapsed = { $card } torna a faccia in giù prima del suo momento: l’abilità è persa.

end-points = { $name } ha i punti per vincere la guerra.

error-withdraw-later = Ci si ritira solo come azione del proprio turno, non mentre si risolve un’abilità.
error-answer-first = Prima un’abilità aspetta la tua risposta.
error-not-withdrawing = Non stavi pensando di ritirarti.
error-no-question = Nessuna abilità te lo chiede adesso.
error-not-held = Quella carta non è nella tua mano.
error-other-theatre = Scoperta, quella carta va solo { in-theatre }. Altrove la portano Aviolancio o, se ha forza 3 o meno, Aerodromo.
error-not-flippable = { $ability ->
    [maneuver] Manovra gira solo carte non coperte da altre, nei teatri adiacenti al suo.
    [disrupt] Per Scompiglio giri una delle tue carte non coperte da altre.
   *[ambush] Si può girare solo una carta non coperta da altre.
}
error-not-to-take-back = Rientro riprende solo una tua carta a faccia in giù.
error-not-to-move = Trasporto sposta solo una tua carta, e in un altro teatro.
error-not-adjacent = Rinforzi va solo in un teatro adiacente al suo.
