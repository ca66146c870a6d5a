title = Dogfight

distance = Distance
distance-quick = Quick: 4 squares in the centre, 6 at the sides, about 13 turns in all
distance-short = Short: 6 squares in the centre, 8 at the sides, about 21 turns in all
distance-standard = Standard: 8 squares in the centre, 10 at the sides, about 29 turns in all
distance-long = Long: 12 squares in the centre, 14 at the sides, about 40 turns in all
distance-told = Distance: { $distance ->
    [quick] quick
    [short] short
    [standard] standard
   *[long] long
}
fair-start = Fair start
fair-start-False = No: both reserves are empty
fair-start-True = Yes: the second to play has 2 points in reserve
fair-start-told = fair start

lane-left = Left
lane-centre = Centre
lane-right = Right
lane-named = { $lane ->
    [left] Left
    [centre] Centre
   *[right] Right
}
lane-where = { $lane ->
    [left] on the left
    [centre] in the centre
   *[right] on the right
}

turn = Turn { $turn } · { $name }
choosing = { $name } chooses who begins
over = The match is over
over-at = The match is over · { $turn }
hold = { $name } { $n }
opening = Roll for the start: { $rolls }. { $name } chooses who begins.
opened = Roll for the start: { $rolls }; { $name } began
rolled-points = Roll: { $die } · points left: { $points }
used = taken from the reserve: { $n }
saved = saved: { $n }
countered = countermeasure used
scored = already hit: { $lanes }
squadron = **{ $name }** · reserve { $reserve } · countermeasures { $countermeasures }
plane = { $lane }: { $line }/{ $squares }, lives { $lives }
plane-idle = { $lane }: no target left, lives { $lives }
plane-down = { $lane }: shot down

menu-begin = Who has the first turn?
menu-advance = Advance · 1 point a square
menu-advance-far = As far as the points go
menu-counter = Countermeasure · { $cost } points
menu-rest = Reserve and end of the turn
menu-end = End of the turn
do-begin = { $name } begins
do-advance = { lane-named } +{ $n }
do-hit = { lane-named } +{ $n }: hit!
do-counter = { lane-named }: { $line } → { $after }
do-save = Save { $n }
do-use = Use { $n } of the reserve
do-end = End turn
do-end-losing = { $n ->
    [one] End turn and lose { $n } point
   *[other] End turn and lose { $n } points
}

picture-points = Points: { $points }
picture-no-target = no target
picture-reserve = Reserve
picture-countermeasures = Countermeasures
alt-squadron = { $name }: reserve { $reserve }, countermeasures { $countermeasures }; { $planes }.

log-rolled = Roll for the start: { $rolls }.
log-chosen = { $name } has the choice: { $first } begins.
log-turn = Turn { $turn }: { $name } rolls { $die }.
log-used = { $name } takes { $n } from the reserve ({ $reserve } left).
log-saved = { $name } saves { $n } (reserve { $reserve }).
log-countered = { $n ->
    [one] { $name } uses a countermeasure { lane-where }: the enemy line goes back { $n } square, to { $line }.
   *[other] { $name } uses a countermeasure { lane-where }: the enemy line goes back { $n } squares, to { $line }.
}
log-advanced = { $n ->
    [one] { $name } advances { $n } square { lane-where }, to { $line }.
   *[other] { $name } advances { $n } squares { lane-where }, to { $line }.
}
log-hit = { $name } hits { lane-where }: { $rival }’s plane loses a life.
log-down = { $name } hits { lane-where }: { $rival }’s plane is shot down!
log-lost = { $n ->
    [one] { $name } lets { $n } point go.
   *[other] { $name } lets { $n } points go.
}

end-shot-down = { $name } has lost two planes.

error-plane-down = { lane-named }: your plane is down. It attacks no more.
error-no-target = { lane-named }: the plane opposite is down. Yours has no target for the rest of the match.
error-has-hit = { lane-named }: this plane has hit already. It cannot advance again this turn; other planes can.
error-too-far = { $lack ->
    [one] { lane-named }: this line lacks only { $lack } square. No more can be drawn.
   *[other] { lane-named }: this line lacks only { $lack } squares. No more can be drawn.
}
error-too-few-points = { $points ->
    [0] You have no points left; { that-costs }.
    [one] You have only { $points } point left; { that-costs }.
   *[other] You have only { $points } points left; { that-costs }.
}
that-costs = { $cost ->
    [one] that costs { $cost }
   *[other] that costs { $cost }
}
error-one-countermeasure = Only one countermeasure can be used in a turn.
error-no-countermeasures = You have used all three countermeasures.
error-no-line = { lane-named }: there is no enemy line to push back.
error-reserve-full = The reserve holds { $most } points at most; it holds { $held } now.
error-reserve-short = { $held ->
    [0] Your reserve is empty.
    [one] Your reserve holds only { $held } point.
   *[other] Your reserve holds only { $held } points.
}
error-two-from-reserve = At most { $most } points of the reserve can be used in a turn.
error-just-saved = { $saved ->
    [one] { $saved } point was saved in this turn: it can be used from the next turn on.
   *[other] { $saved } points were saved in this turn: they can be used from the next turn on.
}
error-no-amount = Say how many: at least 1.
error-choose-first = First choose who has the first turn.
error-begun = It has been chosen already who begins.
error-other-turn = That turn is over already.
error-empty-turn = Say what to do with your points. To end your turn without doing anything, there is a command of its own.
