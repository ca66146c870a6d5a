title = Ships of the Line

card-north = North
card-south = South
card-east = East
card-west = West
card-cannon = Cannon Ball
card-chain = Chain Shot
card-grape = Grape Shot

cards-north = { $n } North
cards-south = { $n } South
cards-east = { $n } East
cards-west = { $n } West
cards-cannon = { $n ->
    [one] { $n } Cannon Ball
   *[other] { $n } Cannon Balls
}
cards-chain = { $n } Chain Shot
cards-grape = { $n } Grape Shot
cards-none = none

phase-reload = Reload
phase-sail = Sail
phase-fire = Fire
phase-retire = Retire

turn = Turn { $turn } · { $phase }
over = The match is over
ship = ⛵ **{ $name }** · hull { $hull } · rigging { $rigging } · crew { $crew }
hold = { $name } { $n }
holds = Cards in hand: { $hands } · draw pile: { $pile }
lying = Face up among the discards: { $cards }
cards-of = { $name }: { $cards }

sailed = Winds — { $winds }. { $gage }
gage-held = { $name } has the weather gage.
gage-level = Neither ship has the weather gage.
fired-nothing = No ship fires.
fired-cannon = { $name } fires { $cards }: hull −{ $damage } for { $rival }.
fired-chain = { $name } fires { $cards }: rigging −{ $damage } for { $rival }.
fired-grape = { $name } fires { $cards }: crew −{ $damage } for { $rival }.
exchanged = Cards exchanged: { $counts }.
retired = Cards discarded after the fire: { $counts }.
before = Turn { $turn }: { $what }
quiet = { $n ->
    [one] One turn without a hit; { $most } in a row end the match in a draw.
   *[other] { $n } turns in a row without a hit; { $most } end the match in a draw.
}

hand = **Your hand:** { $cards }
hand-empty = Your hand is empty.
drew = You drew: { $cards }
buried = Discarded by you in secret: { $cards }
sealed = Your answer is sealed: { $answer }
ordered-fire = Your order for Fire: { $answer }
ordered-retire = Your order for Retire: { $answer }
idle = Nothing is asked of you now.
idle-no-gage = The other ship has the weather gage: you cannot fire this turn.
no-winds = You hold no winds.

pick-discard = Cards to exchange (up to { $most })
pick-winds = Winds to set (never North with South, nor East with West)
pick-retire = Cards to discard (up to { $most })
pick-retire-ahead = Order for Retire: cards to discard then (up to { $most })
menu-fire = What do you fire?
menu-fire-ahead = Order for Fire: if I may fire
menu-retire-ahead = Or, for Retire
menu-confirm-reload = Confirm Reload
menu-confirm-sail = Confirm Sail
menu-confirm-fire = Confirm Fire
menu-confirm-retire = Confirm Retire
menu-reopen = You can still change it

ask-me-then = Ask me then
hold-fire = Hold fire
retire-none = Discard nothing
reopen = Change my answer

do-exchange = Discard { $n }, draw { $n }
do-keep = Keep all { $n }
do-sail = Set sail: { $cards }
do-sail-no-wind = Set sail with no wind
do-fire = Fire { $cards }
do-retire = { $n ->
    [one] Retire { $n } card
   *[other] Retire { $n } cards
}
do-retire-none = Retire no card

picture-hull = hull
picture-rigging = rigging
picture-crew = crew
picture-gage = Weather gage
picture-gage-level = No weather gage
picture-nothing-yet = No cards have been shown yet
picture-hand = Your hand
picture-north = North
picture-south = South
picture-east = East
picture-west = West
picture-cannon = Balls
picture-chain = Chain
picture-grape = Grape
rose-north = N
rose-south = S
rose-east = E
rose-west = W
alt-ship = { $name }: hull { $hull }, rigging { $rigging }, crew { $crew }.
alt-discards = Face up among the discards: { $n }.
alt-hand = Your hand: { $cards }.

log-turn = Turn { $turn }.
log-dealt = Dealt to { $name }: { $cards }.
log-drawn = Drawn by { $name }: { $cards }.
log-reshuffled = { $n ->
    [one] The discards ({ $n } card) are shuffled into a new pile.
   *[other] The discards ({ $n } cards) are shuffled into a new pile.
}

end-sunk = { $name }’s hull is shattered: the ship sinks.
end-adrift = { $name }’s rigging is gone: the ship drifts, helpless.
end-no-crew = No hands are left aboard { $name }’s ship.
end-both-lost = Both ships are lost in the same exchange of fire: a draw.
end-quiet = Too many turns without a hit: a draw.

card-named = { $card ->
    [north] North
    [south] South
    [east] East
    [west] West
    [cannon] Cannon Balls
    [chain] Chain Shot
   *[grape] Grape Shot
}
phase-named = { $phase ->
    [reload] Reload
    [sail] Sail
    [fire] Fire
   *[retire] Retire
}
phase-now = { $now ->
    [reload] Reload
    [sail] Sail
    [fire] Fire
   *[retire] Retire
}
error-opposite-winds = Opposite winds cannot be set together: not North with South, nor East with West.
error-one-kind = You can fire shot of one kind only.
error-not-held = { $held ->
    [0] You hold no { card-named } that could go there.
   *[other] You hold only { $held } { card-named } that could go there.
}
error-at-most = { $most ->
    [one] At most { $most } card can go there.
   *[other] At most { $most } cards can go there.
}
error-not-a-wind = Only winds can be set in Sail.
error-not-a-shot = Only shot can be fired: Cannon Balls, Chain Shot or Grape Shot.
error-no-gage = The other ship has the weather gage: you cannot fire this turn.
error-empty-hand = Your hand is empty: there is nothing to decide.
error-too-early = { phase-named } comes later in the turn: now it is time for { phase-now }.
error-too-late = { phase-named } is over for you this turn.
error-orders-with-sail = Orders can only be given with Sail.
error-already-answered = Your answer is sealed. Take it back first if you want to change it.
error-nothing-to-reopen = There is no answer of yours to take back.
