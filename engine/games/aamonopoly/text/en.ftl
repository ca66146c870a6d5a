title = AA-Monopoly

## Squares

square-via = Via
square-panama = Panama
square-messages = Messages
square-mexico = Mexico
square-war-tribute = War Tribute
square-atlantic-ocean = Atlantic Ocean
square-algeria = Algeria
square-bulletins = War Bulletin
square-libya = Libya
square-sudan = Sudan
square-prison = Prison
square-greece = Greece
square-radar = Radar
square-balkans = Balkans
square-italy = Italy
square-suez-canal = Suez Canal
square-norway = Norway
square-great-britain = Great Britain
square-normandy = Normandy
square-neutral = Neutral Territories
square-manchuria = Manchuria
square-philippines = Philippines
square-japan = Japan
square-mediterranean-sea = Mediterranean Sea
square-caucasus = Caucasus
square-kazakh = Kazakh
square-anti-aircraft = Anti-aircraft
square-moscow = Moscow
square-go-to-prison = Go to prison
square-ukraine = Ukraine
square-poland = Poland
square-germany = Germany
square-indian-ocean = Indian Ocean
square-pearl-harbor = Pearl Harbor
square-war-tax = War Tax
square-nth = { $square } { $nth }
square-washington = Washington

group-brown = brown
group-light-blue = light blue
group-pink = pink
group-orange = orange
group-red = red
group-yellow = yellow
group-green = green
group-dark-blue = dark blue
group-strait = straits
group-utility = utilities

deck-bulletins = War Bulletins
deck-messages = Messages

## Cards: a name, and a text with the figures of the card

card-landing = The landing
card-landing-text = Your landing craft are ready. Advance to { square-japan }; if you pass Via, collect the salary.
card-captured = Captured
card-captured-text = Your patrol walked into an ambush. Go straight to prison; you do not pass Via.
card-air-raid = Air raid
card-air-raid-text = Bombs fell all night. Repairs: pay { $yard } for each Yard and { $factory } for each Factory you own.
card-retreat = Retreat
card-retreat-text = The enemy broke through. Fall back { $steps } squares.
card-partisans = The partisans call
card-partisans-text = Weapons must be dropped to the partisans. Advance to { square-greece }; if you pass Via, collect the salary.
card-curfew = After curfew
card-curfew-text = The military police caught your men in a tavern. Pay a fine of { $amount }.
card-convoy = Convoy in danger
card-convoy-text = A convoy needs an escort. Advance to the { square-mediterranean-sea }; if you pass Via, collect the salary.
card-jeep = A jeep in a hurry
card-jeep-text = The general’s driver was going too fast. Pay a fine of { $amount }.
card-summit = The summit
card-summit-text = The chiefs of staff are meeting. Advance to { square-washington }.
card-paratroopers = School for paratroopers
card-paratroopers-text = Silk has become expensive. Pay { $amount } for your recruits’ training.
card-safe-conduct = Safe-conduct
card-safe-conduct-text = Signed and stamped: it takes one army out of prison. Keep it until you use or trade it.
card-war-bonds = War bonds
card-war-bonds-text = Your war bonds fall due. Receive { $amount }.
card-spoils = Spoils of war
card-spoils-text = A captured depot was full of tinned meat. Receive { $amount }.
card-mobilization = General mobilization
card-mobilization-text = Everybody to the assembly point! Advance to Via and collect the salary.
card-supplies = Supplies from overseas
card-supplies-text = The Liberty ships got through. Receive { $amount }.
card-sabotage = Sabotage
card-sabotage-text = There were spies among the workers. Pay { $yard } for each Yard and { $factory } for each Factory you own.

card-recalled = Recalled
card-recalled-text = The canal wants its guard back. Go back to { square-panama }; going back, you collect no salary.
card-parcel = A parcel from home
card-parcel-text = Socks, chocolate and a banknote. Receive { $amount }.
card-refund = A refund
card-refund-text = The paymaster owed you for your boots. Receive { $amount }.
card-talent-show = Talent show
card-talent-show-text = Second prize, with a song about the sergeant. Receive { $amount }.
card-field-hospital = Field hospital
card-field-hospital-text = The surgeon’s account has come. Pay { $amount }.
card-red-cross = Letter from the Red Cross
card-red-cross-text = An exchange of prisoners: it takes one army out of prison. Keep it until you use or trade it.
card-legacy = A legacy
card-legacy-text = A great-aunt has left you her savings. Receive { $amount }.
card-telegram = Telegram from headquarters
card-telegram-text = RETURN TO BASE STOP. Advance to Via and collect the salary.
card-censor = The censor
card-censor-text = You wrote home where you are. Pay a fine of { $amount }, or draw a War Bulletin.
card-bookkeeping = Error in your favour
card-bookkeeping-text = The paymaster put the comma in the wrong place. Receive { $amount }.
card-bridge = The bridge
card-bridge-text = You blew it up; now you need it. Pay { $amount } to have it rebuilt.
card-intercepted = Intercepted
card-intercepted-text = They have read your letter. Go straight to prison; you do not pass Via.
card-birthday = Birthday in the trenches
card-birthday-text = Receive { $amount } from each player.
card-uniforms = Old uniforms
card-uniforms-text = A theatre company buys them for a comedy. Receive { $amount }.
card-mess = Officers’ mess
card-mess-text = Somebody has to pay for the wine. Pay { $amount }.
card-medal = A medal
card-medal-text = For valour, and with a pension. Receive { $amount }.

## Pictures

picture-turn = Round { $round } · { $name } to move
picture-turn-of = Round { $round } of { $last } · { $name } to move
picture-over = The match is over
picture-debt = { $name } owes { $amount }
picture-auction = Auction: { $square }
picture-pay = pay { $amount }
picture-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
picture-price = price { $amount }
picture-rent = rent { $amount }
picture-factor = { $factor } × dice
picture-mortgaged = mortgaged
picture-estate = Your estate
picture-cash = { $cash } IPC · worth { $worth }
picture-prisoner = Prison, try { $tries }
picture-bulletins = Bulletin { $nth }
picture-messages = Messages { $nth }
picture-no-lots = You own no lots yet.
picture-awaiting = Your last army fell on your own ground: you come back in your next turn.
picture-out = You are out of the war.

alt-won = First place: { $names }.
alt-awaited = To answer: { $names }.
alt-seat = { $name }: { $cash } IPC; { $armies }; { $lots }.
alt-armies-many = armies: { $n }
alt-lots = lots: { $lots }
alt-lots-none = no lots
alt-lots-many = lots: { $lots }, Yards: { $yards }, Factories: { $factories }, mortgaged: { $mortgaged }
alt-lot-earns = { $square }: { $earns }
alt-estate = Your estate: { $cash } IPC, worth { $worth }.
alt-armies = Armies: { $armies }.
alt-cards = Cards: { $cards }.
alt-lots-own = Lots: { $lots }.

## The board

over = The match is over.
turn = { $rounds ->
    [0] Round { $round }: it is the turn of { $name }.
   *[other] Round { $round } of { $rounds }: it is the turn of { $name }.
}
seat = **{ $name }**: { $cash } IPC, worth { $worth } in all
seat-lots = owns { $lots }
seat-cards = { $n ->
    [one] 1 card to leave prison
   *[other] { $n } cards to leave prison
}
seat-harsh = standing order: no mercy
seat-lingers = standing order: wait at the end of the turn
standing-awaiting = without armies, back at the next turn
standing-out = out
army-held = in prison ({ $n } of 3 throws failed)
lot-mortgaged = { $square } (mortgaged)
lot-factory = { $square } (Factory)
lot-yards = { $square } ({ $n ->
    [one] 1 Yard
   *[other] { $n } Yards
})
the-bank = the bank
cash = { $amount } IPC
side-nothing = nothing
offer = { $name } offers { $to }: { $gives }, in return for { $gets }.
dice-joint = Dice: { $one } and { $other }, thrown jointly.
dice-split = Dice: { $one } forward, { $other } back.
drawn = Card drawn: **{ $card }**. { $text }
dice-of = { $name } { $dice }
fought = { $name } attacked at { $square }: { $dice }. The lowest die wins: { $winner }.
fought-again = { $n ->
    [one] All had to be thrown again once.
   *[other] All had to be thrown again { $n } times.
}
owes = { $name } owes { $amount } IPC to { $to }.
auction-next = Then { $square } is auctioned.
bank = The bank has { $yards ->
    [one] 1 Yard
   *[other] { $yards } Yards
} and { $factories ->
    [one] 1 Factory
   *[other] { $factories } Factories
} left.
cards-left = Cards left: War Bulletins { $bulletins }, Messages { $messages }.
asks-throw = { $name } is about to throw.
asks-choice = { $name } chooses an army.
asks-arrival = { $name } has reached { $square } and decides.
asks-censored = { $name } pays { $amount } IPC or draws a War Bulletin.
asks-auction = { $square } is auctioned. Sealed bids are awaited from: { $names }.
asks-victory = { $name } has won the combat and decides what follows.
asks-defeat = { $name } has beaten off { $loser } and decides what follows.
asks-debt = { $name } owes { $amount } IPC to { $to } and has to raise cash.
asks-finish = { $name } may still see to the estate.
own = { $raisable ->
    [0] You have { $cash } IPC.
   *[other] You have { $cash } IPC; selling and mortgaging all would raise { $raisable }.
} Separate throws left in this lap: { $splits }.
own-cards = You hold: { $cards }.

## Questions

menu-throw = How will you throw? Jointly: forward by the sum. Separately: forward by the first die, back by the second.
throw-joint = Throw jointly
throw-split = Throw separately ({ $n } left)
menu-bail = An army in prison can leave before the throw.
bail-cash = Army { $n }: pay { $bail }
bail-card = Army { $n }: use a card
menu-other = Go on:
pay-up = Pay
draw-instead = Draw a War Bulletin
end = End the turn
menu-army = Which army moves?
menu-captured = The third double in a row: which army goes to prison?
use = Army { $n } to { $square }
use-attack = Army { $n } to { $square }, attacking { $names }
use-stays = Army { $n } · { $origin }
menu-arrival = What will you do here?
buy = Buy { $square } for { $price } IPC
decline = Leave it to the auction
settle = Attack nobody
attack = Attack { $names }
bid-rule = { $square } (price { $price }): the highest bid wins, and pays one more than the second highest. The other bids stay secret.
menu-bid = Your bid:
bid-none = No bid
bid = Bid …
bid-most = The most you would pay, 0 to { $most }
bid-ahead = While { $name } decides, you may already bid for { $square }, in case it is auctioned.
bid-given = Your sealed bid: { $amount } IPC.
bid-refrained = You have chosen not to bid.
bid-changes = You can still change it.
menu-victory = You have won. Where does your army go, and what becomes of the losers?
conquer = { $way ->
    [on] On to { $square }
   *[back] Back to { $square }
}
conquer-eliminate = { $way ->
    [on] Eliminate, and on to { $square }
   *[back] Eliminate, and back to { $square }
}
menu-defeat = You have won. What becomes of the attacking army?
repel = { $way ->
    [on] On to { $square }
    [back] Back to { $square }
   *[stay] It stays at { $square }
}
repel-eliminate = Eliminate it
menu-order = When an attack on you fails, this order answers for you: the army is eliminated if it can be, else sent where it fares worst.
order-give = Give the order: no mercy
order-take = Take back: no mercy
menu-linger = Your turn ends by itself unless you can build, or afford something new. With this order it waits for you whenever you can spend or trade.
linger-give = Wait for me at the end
linger-take = Wait no more
prospect-tax = pay { $amount }
prospect-card = draw a card
prospect-via = collect the salary
prospect-prison = only in transit
prospect-neutral = nothing happens; new armies are cheap here
prospect-go-to-prison = go to prison
prospect-sale = for sale at { $price } ({ $group })
prospect-own = your own
prospect-rent = rent of { $amount } to { $name }
prospect-mortgaged = owned by { $name }, mortgaged: no rent

menu-raise = A new army starts on Via.
raise = New army for { $price } IPC
menu-build = Build
build-yard = { $lot }: a Yard for { $price }
build-factory = { $lot }: the Factory for { $price }
menu-sell = Sell buildings to the bank, at half price
sell = { $lot }: get { $price }, { $n ->
    [0] nothing is left
    [one] 1 Yard is left
   *[other] { $n } Yards are left
}
sell-group = { $lot } and its whole group: get { $price }, { $n ->
    [0] nothing is left
    [one] 1 Yard is left on each
   *[other] { $n } Yards are left on each
}
menu-mortgage = Mortgage
mortgage = { $lot }: get { $price }
menu-lift = Lift a mortgage
lift = { $lot } for { $price }

menu-trade = Offer a trade to:
draft = You are writing an offer to { $name }. You give: { $gives }. You get: { $gets }.
menu-gives = What you give
menu-gets = What { $name } gives
menu-propose = Make the offer:
propose = Offer it without cash
propose-pays = Offer it and add cash …
propose-pays-most = Cash you pay, up to { $most }
propose-gets = Offer it and ask { $name } for cash …
propose-gets-most = Cash you ask for, up to { $most }
menu-drop = Nobody sees this offer before you make it.
drop = Drop it
accept = Accept
refuse = Refuse
withdraw = Withdraw the offer

setting-rounds = Length
setting-rounds-10 = 10 rounds
setting-rounds-30 = 30 rounds
setting-rounds-60 = 60 rounds
setting-rounds-0 = No limit: to the last one standing
setting-stakes = Stakes of combat
setting-stakes-1 = As written: a few IPC
setting-stakes-10 = Ten times as much

## The log

log-turn = Round { $round }: { $name } to move.
log-thrown-joint = { $name } throws { $one } and { $other }.
log-thrown-split = { $name } throws separately: { $one } forward, { $other } back.
log-missed = { $name } misses a turn ({ $n } of 3 in a row).
log-moved-dice = An army of { $name } moves to { $square }.
log-moved-card = An army of { $name } is sent to { $square }.
log-moved-step = The victorious army of { $name } steps to { $square }.
log-moved-retreat = An army of { $name } retreats to { $square }.
log-moved-pushed = The beaten army of { $name } is pushed to { $square }.
log-captured-square = An army of { $name } goes to prison.
log-captured-card = The card sends an army of { $name } to prison.
log-captured-doubles = The third double in a row sends an army of { $name } to prison.
log-freed-cash = { $name } pays an army out of prison.
log-freed-card = { $name } uses a card: an army leaves prison.
log-freed-double = A double: an army of { $name } leaves prison.
log-freed-third = After the third failed throw, an army of { $name } leaves prison.
log-held = No double: an army of { $name } stays in prison ({ $n } of 3).
log-gets-salary = { $name } passes Via and collects { $amount } IPC.
log-gets-card = { $name } receives { $amount } IPC.
log-gets-comfort = { $name } gets { $amount } IPC from the bank for the defence.
log-pays-rent = { $name } pays { $amount } IPC rent for { $square } to { $to }.
log-pays-tax = { $name } pays { $amount } IPC: { $square }.
log-pays-card = { $name } pays { $amount } IPC.
log-pays-each = { $name } pays { $amount } IPC to { $to }.
log-pays-bail = { $name } pays { $amount } IPC to leave prison.
log-pays-spoils = { $name } pays { $amount } IPC of spoils to { $to }.
log-pays-comfort = { $name } pays { $amount } IPC for the failed attack to { $to }.
log-pays-interest = { $name } pays { $amount } IPC of interest on mortgages taken over.
log-pays-estate = What { $name } had left, { $amount } IPC, goes to { $to }.
log-pays-trade = { $name } pays { $amount } IPC to { $to } in the trade.
log-owing = { $name } owes { $amount } IPC to { $to } and has to raise cash.
log-drawn = { $name } draws **{ $card }**. { $text }
log-shuffled = { $deck }: the deck is used up, and shuffled anew.
log-bought = { $name } buys { $square } for { $price } IPC.
log-auction = { $square } is auctioned: sealed bids, please.
log-bid-none = { $name } does not bid.
log-bid = { $name } bids up to { $amount } IPC, sealed.
log-auctioned = { $name } gets { $square } in the auction for { $price } IPC.
log-auctioned-none = Nobody bids for { $square }: it stays with the bank.
log-built-yard = { $name } builds on { $square } for { $price } IPC: { $n ->
    [one] 1 Yard
   *[other] { $n } Yards
} now.
log-built-factory = { $name } builds a Factory on { $square } for { $price } IPC.
log-sold = { $name } sells buildings on { $lots } for { $price } IPC; { $n ->
    [0] nothing stays there
    [one] 1 Yard stays there
   *[other] { $n } Yards stay there
}.
log-mortgaged = { $name } mortgages { $square } for { $price } IPC.
log-lifted = { $name } lifts the mortgage of { $square } for { $price } IPC.
log-raised = { $name } raises a new army on Via for { $price } IPC.
log-spared = { $name } attacks nobody.
log-eliminated = { $by } eliminates { $n ->
    [one] an army
   *[other] { $n } armies
} of { $name } at { $square }.
log-fate-returns = { $name } has no army left, but owns that lot: a new one comes next turn.
log-fate-out = { $name } has no army left and is out.
log-returned = { $name } is back, with a new army on Via.
log-downgraded = The Factory of { $name } on { $square } { $n ->
    [0] is taken away
    [one] becomes 1 Yard
   *[other] becomes { $n } Yards
}.
log-bankrupt = { $name } cannot pay and is bankrupt. All goes to { $to }.
log-left-resigned = { $name } leaves the match. All goes to the bank.
log-left-absent = { $name } has missed three turns in a row and is out. All goes to the bank.
log-closed-accepted = { $to } accepts the offer of { $name }.
log-closed-refused = { $to } refuses the offer of { $name }.
log-closed-withdrawn = { $name } withdraws the offer to { $to }.
log-closed-void = The offer of { $name } to { $to } is void: what it was about has changed.
log-order-given = { $name } gives the standing order: no mercy for beaten attackers.
log-order-taken = { $name } takes back the standing order: no mercy for beaten attackers.
log-linger-given = { $name } gives the standing order: wait at the end of the turn.
log-linger-taken = { $name } takes back the standing order: wait at the end of the turn.

end-last = { $name } is the last one standing.
end-worth = The last round is over: { $name } has the highest worth.
end-worth-shared = The last round is over: the highest worth is shared.

## Refusals

error-out = You are out of this match.
error-no-offer = There is no such offer to you any more.
error-no-own-offer = You have no open offer.
error-order-given = You have given that order already.
error-order-not-given = You have given no such order.
error-which-order = Name at least one of the standing orders.
error-no-auction = Nothing is being auctioned now.
error-bid-without-cash = Seats without cash do not bid.
error-bid-given = Your bid is in. It cannot be changed once the auction is open.
error-bid-cash = You can bid at most your cash: { $cash } IPC. 0 is no bid.
error-first-throw = First comes your throw.
error-first-choice = First choose which army moves.
error-first-arrival = First decide what to do on the square you have reached.
error-first-censored = First pay, or draw a War Bulletin.
error-first-auction = First comes your bid.
error-first-victory = First decide what follows from your victory.
error-first-defeat = First decide what becomes of the attacking army.
error-first-debt = First pay your debt: sell, mortgage or trade.
error-first-finish = The throw is over. End your turn, or see to your estate.
error-splits-spent = At most two separate throws in a lap; the next lap begins with the next salary.
error-split-in-prison = There is no separate throw in prison.
error-miss-later = A turn can only be missed before its first throw.
error-not-in-prison = That army is not in prison.
error-no-card = You hold no card to leave prison.
error-bail-cash = Leaving prison costs { $bail } IPC; you have { $cash }.
error-no-such-army = You have no such army.
error-same-army = That army stands just like another one of yours: choose that one.
error-capture-free = The third double sends a free army to prison.
error-capture-no-attack = The third double sends an army to prison without moving; nobody is attacked.
error-held-attack = An army in prison attacks only if a double sets it free.
error-one-combat = Only one combat a throw, and only where a movement ended.
error-too-many-armies = No combat with more than { $most } armies on the square.
error-nobody-there = There is no free enemy army on that square.
error-not-for-sale = That square is not for sale, or you could not pay its price.
error-buy-or-not = This lot is for sale: buy it, or leave it to the auction.
error-buy-cash = It costs { $price } IPC and you have { $cash }. You may sell or mortgage first.
error-no-battleground = Armies are eliminated on battlegrounds only.
error-no-such-step = One square on or one back; there is no step back from Via.
error-draw-instead = You cannot pay that: draw a War Bulletin.
error-spend-when = You build, lift mortgages, raise armies and offer trades on your own turn, before or after the throw.
error-sell-when = You sell and mortgage on your own turn, or when you have to raise cash.
error-armies-enough = No seat has more than { $most } armies.
error-army-once = Only one new army a turn.
error-army-where = For a new army you need one of yours on Neutral Territories, or on Via after you have moved, or a card to leave prison.
error-cash = That costs { $price } IPC; you have { $cash }.
error-not-yours = That lot is not yours.
error-no-street = Yards and Factories are built on streets only, not on straits or utilities.
error-group-not-whole = You build only where you own the whole group.
error-group-mortgaged = Nothing is built while a lot of the group is mortgaged.
error-has-factory = There is a Factory already.
error-uneven-building = Build evenly: first where the group has less.
error-bank-yards = The bank has no Yards left.
error-bank-factories = The bank has no Factories left.
error-nothing-built = Nothing is built there.
error-uneven-sale = Sell evenly: first where the group has most.
error-mortgaged-already = That lot is mortgaged already.
error-mortgage-built = No mortgage while a lot of the group has buildings: sell them first.
error-not-mortgaged = That lot is not mortgaged.
error-offer-open = You have an open offer. Withdraw it before you write another.
error-no-partner = There is nobody like that to trade with, or nothing to trade.
error-draft = You are writing to them already.
error-no-draft = You are not writing an offer. Choose first to whom.
error-not-theirs = That lot belongs to neither of you.
error-ticked = That is in the offer already.
error-not-tradable = A lot cannot be traded while its group has buildings, or once it has changed hands.
error-card-gone = That card is in the offer already, or its holder no longer has it.
error-cash-both-ways = Cash goes one way only.
error-offer-empty = An offer needs at least one lot or card.
error-debtor-trade = The trade of a debtor must raise the debtor’s cash.
error-trade-cash = There is not that much cash to pay.
error-trade-interest = Whoever takes over a mortgaged lot must be able to pay 10 % of its mortgage at once.
error-trade-mortgage = A lot in this offer was mortgaged, or its mortgage lifted, since the offer was made.
error-trade-in-auction = No trade is accepted while an auction is open.
error-unknown-lot = There is no lot or card called “{ $text }”. Choose one of those suggested.
error-no-victory = You have won no combat whose outcome is yours to decide.
error-which-offer = Several offers were made to you. Say whose you mean.
