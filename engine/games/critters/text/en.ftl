title = Air, Land & Sea: Critters at War

card-support = Support
card-air-drop = Air Drop
card-air-maneuver = Air Maneuver
card-aerodrome = Aerodrome
card-containment = Containment
card-heavy-bombers = Heavy Bombers
card-reinforce = Reinforce
card-ambush = Ambush
card-land-maneuver = Land Maneuver
card-cover-fire = Cover Fire
card-disrupt = Disrupt
card-heavy-tanks = Heavy Tanks
card-transport = Transport
card-escalation = Escalation
card-sea-maneuver = Sea Maneuver
card-redeploy = Redeploy
card-blockade = Blockade
card-super-battleship = Super Battleship
card-printed = { $card } ({ $theatre } { $strength })

ability-support = You have +3 strength in each theatre next to this one.
ability-air-drop = The next card you play may go face up to a theatre of another kind.
ability-maneuver = Flip an uncovered card in a theatre next to this one.
ability-aerodrome = You may play cards of strength 3 or less face up to any theatre.
ability-containment = A card that anyone plays face down is destroyed.
ability-reinforce = Draw the top card of the deck; play it face down to a theatre next to this one.
ability-ambush = Flip any uncovered card.
ability-cover-fire = Every card that this one covers has strength 4.
ability-disrupt = You, then your opponent, each flip one of your own uncovered cards.
ability-transport = You may move one of your cards to another theatre.
ability-escalation = All your face-down cards have strength 4.
ability-redeploy = You may take back one of your face-down cards; if you do, play a card.
ability-blockade = A card that anyone plays next to this theatre, where 3 cards or more lie, is destroyed.
ability-none = No ability, but great strength.

theatre-air = Air
theatre-land = Land
theatre-sea = Sea
in-theatre = { $theatre ->
    [air] in the air
    [land] on land
   *[sea] at sea
}
from-theatre = { $origin ->
    [air] from the air
    [land] from land
   *[sea] from the sea
}
to-theatre = { $theatre ->
    [air] to the air
    [land] to land
   *[sea] to the sea
}

turn = Battle { $battle } · { $name } to move
over = The match is over
seat = **{ $name }** · { $points } of { $target } points · cards in hand: { $hand }
first-player = First Player
column = **{ $theatre }** · { $one } : { $other } · controlled by { $name }
side = { $name }: { $cards }
side-empty = no cards
lying-up = { $card } { $strength }
lying-down = face down { $strength }
lying-known = face down { $strength } (seen: { $card })
lying-own = face down { $strength } (yours: { $card })
latest = Last played: { $what }
waiting = Abilities still to come: { $cards }.
dropping = Air Drop: the next card of { $name } may go face up to any theatre.
deck = Deck: { $n ->
    [one] { $n } card.
   *[other] { $n } cards.
}
deck-known = Destroyed, at its bottom: { $cards }.
deck-one = a card only { $name } knows
deck-own = { $card } (only you know)
asks-flip = { $card }: { $name } chooses a card to flip.
asks-move = { $card }: { $name } may move a card.
asks-take-back = { $card }: { $name } may take a face-down card back.
asks-play = { $card }: { $name } now plays a card.
asks-place = { $card }: { $name } chooses where to put the card drawn.
asks-place-known = { $card }: { $name } chooses where to put { $drawn }, just drawn.
scored-held = { $points ->
    [one] Battle { $battle }: { $name } held { $held } and scored { $points } point.
   *[other] Battle { $battle }: { $name } held { $held } and scored { $points } points.
}
scored-withdrawn = Battle { $battle }: { $rival } withdrew with { $left ->
    [one] { $left } card
   *[other] { $left } cards
} left; { $name } scored { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
withdrawing = If { $name } withdraws now, with { $left ->
    [one] { $left } card
   *[other] { $left } cards
} left, { $rival } scores { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
withdraw-table = Later, points by cards left: { $rows }.

hand = **Your hand:** { $cards }
hand-empty = Your hand is empty.
drawn = You drew { $card }.

menu-card = Which card do you play?
menu-deploy = Deploy { $card }, face up
menu-improvise = Improvise with { $card }, face down
menu-consider = Or give this battle up
menu-flip = Which card do you flip?
menu-move = Which card do you move, and where?
menu-take-back = Which card do you take back?
menu-place = Where do you put it, face down?
play-deploy = Face up { in-theatre }
play-improvise = Face down { in-theatre }
option-flip = { $theatre } · { $name }: { $card }
option-move = { $card }: { $origin } › { $theatre }
option-take-back = { $theatre }: { $card }
decline = None
consider = Withdraw…
withdraw = Withdraw
fight-on = Fight on
warning-containment = { $card } is face up: it would be destroyed.
warning-blockade = { $card } is next to it and 3 cards or more lie there: it would be destroyed.

picture-support = { card-support }
picture-air-drop = { card-air-drop }
picture-air-maneuver = Maneuver
picture-aerodrome = { card-aerodrome }
picture-containment = { card-containment }
picture-heavy-bombers = Bombers
picture-reinforce = { card-reinforce }
picture-ambush = { card-ambush }
picture-land-maneuver = Maneuver
picture-cover-fire = { card-cover-fire }
picture-disrupt = { card-disrupt }
picture-heavy-tanks = Tanks
picture-transport = { card-transport }
picture-escalation = { card-escalation }
picture-sea-maneuver = Maneuver
picture-redeploy = { card-redeploy }
picture-blockade = { card-blockade }
picture-super-battleship = Battleship
picture-hand = Your hand
picture-hidden = Yours, face down on the table
alt-seat-0 = Below: { $name }, { $points } of { $target } points, cards in hand: { $hand }.
alt-seat-1 = Above: { $name }, { $points } of { $target } points, cards in hand: { $hand }.
alt-first = First Player: { $name }.
alt-column = { $theatre } { $one } : { $other }, controlled by { $name }; below: { $below }; above: { $above }.
alt-hand = Your hand: { $cards }.
alt-lying = { $card } ({ $theatre })
alt-hidden = Yours, face down: { $cards }.

setting-target = Points to win
setting-target-12 = 12 points
setting-target-18 = 18 points, for a longer match

log-battle = Battle { $battle }. The theatres: { $row }. First Player: { $name }.
log-dealt = Dealt to { $name }: { $cards }.
log-deployed = { $name } deploys { $card } { in-theatre }.
log-improvised-hidden = { $name } plays a card face down { in-theatre }.
log-improvised-known = { $name } plays { $card } face down { in-theatre }.
log-placed-hidden = { $name } puts the card drawn face down { in-theatre }.
log-placed-known = { $name } puts { $card }, just drawn, face down { in-theatre }.
log-destroyed = { $by } destroys it: it goes to the bottom of the deck.
log-flipped-up = { $by }: { $name } turns { $card } up { in-theatre }, on the side of { $owner }.
log-flipped-down = { $by }: { $name } turns { $card } down { in-theatre }, on the side of { $owner }.
log-alone = There was no other choice.
log-moved-hidden = { $name } moves a face-down card { from-theatre } { to-theatre }.
log-moved-known = { $name } moves { $card } { from-theatre } { to-theatre }.
log-drawn-hidden = { $name } draws the top card of the deck.
log-drawn-known = { $name } draws { $card } from the deck.
log-taken-back-hidden = { $name } takes back a card that lay face down { in-theatre }.
log-taken-back-known = { $name } takes back { $card }, which lay face down { in-theatre }.
log-declined = { $by }: { $name } makes no use of it.
log-fizzled = { $by }: there is nothing it could do.
log-lapsed = { $card } is face down before its turn came: its ability is lost.

end-points = { $name } has the points to win the war.

error-withdraw-later = You can only withdraw as your own turn, not while an ability is being resolved.
error-answer-first = An ability waits for your answer first.
error-not-withdrawing = You were not about to withdraw.
error-no-question = No ability asks you for that now.
error-not-held = You do not hold that card.
error-other-theatre = Face up, that card only goes { to-theatre }. Elsewhere it may go by Air Drop, or by Aerodrome if its strength is 3 or less.
error-not-flippable = { $ability ->
    [maneuver] Maneuver only flips uncovered cards in the theatres next to its own.
    [disrupt] For Disrupt, you flip one of your own uncovered cards.
   *[ambush] Only an uncovered card can be flipped.
}
error-not-to-take-back = Redeploy only takes back a card of yours that lies face down.
error-not-to-move = Transport only moves a card of yours, and to another theatre.
error-not-adjacent = Reinforce only goes to a theatre next to its own.
