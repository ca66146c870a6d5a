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

## Cards: a name, and a text with the card's figures

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
picture-no-lots = You own no lots yet.
picture-awaiting = Your last army fell on your own ground: you come back in your next turn.
picture-out = You are out of the war.

alt-won = First place: { $names }.
alt-awaited = To answer: { $names }.
alt-drawn = Card drawn: { $card }.
alt-joint = Dice: { $first } and { $second }.
alt-split = Dice: { $first } on, { $second } back.
alt-battle = Last combat, { $square }: { $dice }; lowest: { $name }.
alt-dice = { $name } { $dice }
alt-seat = { $name }: { $cash } IPC; armies: { $armies }; { $lots }.
alt-seat-out = { $name }: out.
alt-seat-awaiting = { $name }: { $cash } IPC; comes back next turn; { $lots }.
alt-lots = lots: { $lots }
alt-lots-none = no lots
alt-lots-many = lots: { $lots }, Yards: { $yards }, Factories: { $factories }, mortgaged: { $mortgaged }
alt-lot-built = { $square } ({ $level ->
    [5] Factory
    [one] { $level } Yard
   *[other] { $level } Yards
})
alt-lot-mortgaged = { $square } (mortgaged)
alt-lot-earns = { $square }: { $earns }
alt-passes = { $cards ->
    [one] leave-prison card
   *[other] { $cards } leave-prison cards
}
alt-bank = Bank: Yards { $yards }, Factories { $factories }. Cards left: War Bulletins { $bulletins }, Messages { $messages }.
alt-estate = Your estate: { $cash } IPC, worth { $worth }.
alt-armies = Armies: { $armies }.
alt-cards = Cards: { $cards }.
alt-lots-own = Lots: { $lots }.
