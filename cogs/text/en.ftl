button-hand = My hand
button-open = Open
button-own = In my language
button-log = Log
button-rules = Rules
button-replay = Replay
button-challenge-join = Accept
button-challenge-leave = Decline
button-table-join = Join
button-table-leave = Leave
button-table-start = Start
button-resign = Resign

challenge-open = { $opener } challenges { $invited }.
challenge-started = { $invited } accepts the challenge of { $opener }. The match is on!
challenge-closed = { $opener } withdraws the challenge to { $invited }.
challenge-expired = The challenge of { $opener } to { $invited } has expired.
table-open = { $opener } opens a table. Seats taken: { $taken } of { $seats }. At the table: { $players }
table-started = The match is on: { $players }
table-closed = { $opener } closes this table.
table-expired = The table of { $opener } has expired: it stayed open too long.
table-seed = The luck of this match is already fixed and cannot be changed. Its seal: `{ $hash }`
table-opened = Done: it stands in this channel.

hand-against = against { $rivals } · { $board }
board-link = [board]({ $link })
board-nowhere = ⚠️ its board has nowhere to be shown now
wait-you = **Your move** · time runs out { $when }
wait-other = Waiting for { $who } · time runs out { $when }
when-reserve = { $when }, reserve included
end-draw = A draw
end-won = { $who } wins
end-seed = The seed behind the seal: `{ $seed }` · match `{ $id }`

log-title = log
replay-title = replay
replay-whole = The whole match in { $n ->
    [one] { $n } picture
   *[other] { $n } pictures
}. ▶ shows it step by step.
log-empty = Nothing has happened yet.
rules-topic = What do you want to read about?
rules-next = Next: { $topic }
rules-fan = A fan implementation, not connected with the authors of the game.

matches-title = Your matches
matches-tables = Your open tables
table-option-challenge = { $game }: { $opener } challenges { $invited }
table-option-table = { $game }: table of { $opener }, { $taken } of { $seats } seats taken
matches-none = You are playing no match. Challenge somebody!
matches-line = **{ $game }** against { $rivals } · { $board }
matches-yours = ⏳ Your move · time runs out { $when }
matches-theirs = Waiting for the others · time runs out { $when }
matches-still = ⏸️ The clocks stand still
matches-ended = Over { $when }
match-option-yours = { $game } against { $rivals }: your move
match-option-theirs = { $game } against { $rivals }: waiting
match-option-ended = { $game } against { $rivals }: over
match-option-begun = begun { $ago } ago

resign-sure = Do you really want to leave the match against { $rivals }? That cannot be undone.

error-unexpected = Something went wrong on our side. Nothing of your match is lost. If it happens again, tell whoever hosts the bot this reference: `{ $reference }`
error-server-only = That only works in a server: a match needs a channel for its board.
error-may-not-write = I may not write in this channel. Ask a moderator to let me see it and send messages here.
error-not-in-server = Whoever you challenge must be in this server.
error-challenge-bot = A bot cannot be challenged.
error-no-match-of-yours = You are not playing any match of this game. Start one with a challenge, or watch a finished one by replay!
error-other-game = That match is of another game.
error-which-match = You play { $count } matches here. Choose one with the option “match”.
error-not-over = That match is still being played. It can be watched again when it is over.
error-nothing-to-replay = You have not finished any match of this game yet.
error-cannot-replay = That match was played by earlier rules and cannot be shown again.
error-not-your-buttons = Those buttons are for { $who }, whose turn it is.
error-no-pictures = This game has no pictures.
error-old-control = That button is from an older version. Ask for your hand anew.
error-command-changed = That command has just been updated. Try again in a moment.
error-cannot-read-cards = I cannot read “{ $text }”. Choose one of the suggestions.

# The table: its terms and its options
button-options = Options
button-challenge-withdraw = Withdraw the challenge
button-table-withdraw = Close the table
challenge-declined = { $invited } declines the challenge of { $opener }.
rematch-challenge = { $opener } offers { $invited } a rematch, the seats moved on by one.
rematch-table = { $opener } offers a rematch, the seats moved on by one. At the table: { $players }. Still to come: { $asked }
table-anew = 🔁 The terms have changed since. Still to sit down anew: { $asked }
table-closes = Unless it begins, it closes { $when }.
terms-move = ⏳ For each move: { $time }
terms-bank = 🏦 In reserve, for the whole match: { $time }
terms-no-bank = 🏦 No time in reserve
terms-overrun-stand_in = ⌛ When time runs out: a stand-in plays that move, and the match goes on
terms-overrun-computer = ⌛ When time runs out: a computer plays that move, and the match goes on
terms-overrun-forfeit = ⌛ When time runs out: the match is lost
terms-begins-opener = 🥇 First seat: { $opener }
terms-begins-other = 🥇 First seat: whoever joins next
terms-begins-invited = 🥇 First seat: { $invited }
terms-begins-luck = 🥇 First seat: drawn by lot
terms-watch-open = 👁️ Open: anyone here may look into the match, and take over a seat left empty
terms-watch-private = 🔒 Private: the others here see the board and no more
terms-own = 🔧 { $name }: { $value }
options-title = options
options-how = Every choice counts at once and stands on the table’s card. Whoever has sat down already is asked to sit down anew, and the match begins with nobody who has not.
options-withdrawn = Done: this table is closed.
option-move = Time for each move
option-bank = Time in reserve
option-bank-none = None
option-overrun = When time runs out
option-overrun-stand_in = A stand-in plays that move
option-overrun-computer = A computer plays that move
option-overrun-forfeit = The match is lost
option-begins = First seat
option-begins-opener = You
option-begins-other = Whoever joins next
option-begins-invited = Your opponent
option-begins-luck = Drawn by lot
option-watch = Who may look
option-watch-open = Anyone here
option-watch-private = Only the players
span-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
span-hours = { $n ->
    [one] { $n } hour
   *[other] { $n } hours
}
span-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}

# Seats: rematch, takeover, moving
button-rematch = Rematch
button-takeover = Take over
rematch-offered = Done: the rematch is offered, and its card stands in the match’s channel. It begins once all have accepted.
rematch-on = The rematch is on!
seat-vacant = 🪑 The seat of { $who } has been left empty. Anyone here who does not play in this match may take it over.
seat-vacant-private = 🪑 The seat of { $who } has been left empty: a stand-in plays for it.
seat-yours-vacant = 🪑 You have been away for long: your seat may be taken over by somebody else. Any move keeps it yours.
seat-yours-missed = While you were away, your stand-in played for you:
seat-taken = **{ $game }**: { $who } plays on in your seat, which had been empty for long. The match against { $rivals } is no longer yours to play · { $board }
takeover-done = The seat is yours. Here is your hand.
move-done = Done: from now on the board of this match stands in this channel.
error-private-match = This match is private: only its players may look into it or take over a seat.
error-rematch-gone = There can be no rematch: somebody who played has had their data deleted.
error-no-vacant-here = No match in this channel has an empty seat.
error-which-vacant = Several matches in this channel have an empty seat. Choose one with the option “match”.
error-nothing-to-move = You play no match whose board could come here.

# Pausing and taking back
button-undo = Take back
button-ask-undo = Ask to take back
button-ask-pause = Ask to pause
button-agree = Agree
button-refuse = Refuse
button-motion-withdraw = Withdraw the request
button-resume = Resume
motion-pause = ⏸️ { $who } asks for a pause. Still to agree: { $waiting }
motion-undo = ↩️ { $who } asks to take back what came last. Still to agree: { $waiting }
motion-pause-you = ⏸️ **{ $who } asks for a pause.** All clocks would stand still until somebody resumes the match.
motion-undo-you = ↩️ **{ $who } asks to take back what came last.**
pause-sure = A pause stops all clocks of the match against { $rivals } until somebody resumes it. All the others must agree.
pause-is-on = The match against { $rivals } is paused: all clocks stand still. Anyone who plays in it can resume it.
error-motion-other = That request is no longer open.
error-none-paused = None of your matches is paused.
error-which-paused = Several of your matches are paused. Choose one with the option “match”.

# The host and the world around
thread-name = { $game }: { $players }
hand-homeless = against { $rivals } · ⚠️ the board has nowhere to be shown. The match goes on here; `{ $command }`, used in a channel where I may write, gives it a new place
end-server-gone = The bot was removed from the server, and nobody has brought it back for 30 days.

# Whom it waits for
wait-you-still = **Your move** · no time is running
wait-other-still = Waiting for { $who } · no time is running
paused-agreed = ⏸️ **Paused** by agreement: all clocks stand still.
paused-absent = ⏸️ **Paused**: nobody has come for a while. The next move sets the clocks going again.
away-you = 🏖️ Your vacation from { $start } to { $end } is counted in.
away-other = 🏖️ { $who } is on vacation from { $start } to { $end }: that clock stands still.
quiet-you = 🌙 Your quiet hours are counted in.
quiet-other = 🌙 Quiet hours are counted in: { $who }

# My matches
button-next = Next match
matches-in-yours = Awaiting you: { $n }
matches-in-theirs = Where you wait: { $n }
matches-in-paused = Paused: { $n }
matches-in-over = Over
matches-paused = ⏸️ Paused
error-nothing-awaits = No match awaits you at the moment.

# Reminders
nudge-title = ⏰ Time is running out: your move
nudge-called = ⏰ { $who }, time is running out: your move
nudge-more = { $n ->
    [one] And one more match: `/matches` shows all.
   *[other] And { $n } more matches: `/matches` shows all.
}
nudge-why = You are reminded at half of your time and near its end. `/reminders` changes that.

# What is new
recap-title = Since you last looked
recap-more = { $n ->
    [one] One earlier line is in the log.
   *[other] { $n } earlier lines are in the log.
}

# What people set for themselves
me-title = Your clocks and reminders
me-remind-dm = 🔔 **Reminders:** by private message
me-remind-mention = 🔔 **Reminders:** by a mention in the match’s channel
me-remind-none = 🔕 **Reminders:** none
me-hours = 🌙 **Quiet hours:** every day from { $start } to { $end } ({ $zone })
me-hours-none = 🌙 **Quiet hours:** none
me-vacation = 🏖️ **Vacation:** from { $start } to { $end }
me-vacation-none = 🏖️ **Vacation:** none planned
me-vacation-left = { $n ->
    [one] One vacation day is left for the coming year.
   *[other] { $n } vacation days are left for the coming year.
}
me-running = ▶️ Your clocks are running.
me-still = ⏸️ Your clocks stand still, until { $until }.
me-deadlines = Until when you have to move: { $n ->
    [one] one match
   *[other] { $n } matches
}
day-ahead = { $n ->
    [0] { $day } · today
    [one] { $day } · tomorrow
   *[other] { $day } · in { $n } days
}
reminders-set = Done.
hours-set = Done: your clocks stand still in your quiet hours, in all your matches.
hours-cleared = Done: your clocks run day and night.
vacation-set = Your clocks stand still from { $start } to { $end }, in all your matches.
vacation-cancelled = Welcome back: your clocks run again, with what they had.
error-time-unreadable = “{ $text }” is no time of day. Write it like 23:00.
error-date-unreadable = “{ $text }” is no date. Write it like 2026-12-24, or as a number of days from today.
error-hours-incomplete = Quiet hours need three things: your time zone, from when, and until when.
error-hours-equal = From when and until when cannot be the same time.
error-vacation-until = Say also until when you are away.

# Privacy
privacy-title = What Wardroom keeps about you
privacy-kept = **Kept:** your Discord number, the name last shown and your language; your matches with your moves and their times; tables you opened, joined or were invited to; your reminders, quiet hours with time zone, and vacations; how far you have read each match; when you were reminded; whether you take private messages; and which private messages show your matches.
privacy-not-kept = **Not kept:** messages, your other servers, your e-mail, or anything else of your Discord account. The bot reads no messages.
privacy-seen = **Who sees it:** the others at a match see your moves as its rules say, your name, when your time runs out, and a vacation that holds it up. Whoever hosts this bot has the database and its backups. Nothing is sold, given away, or used for anything but playing.
privacy-long = **How long:** until you have it deleted.
privacy-yours = **Yours to use:** `/mydata export` gives you all of it as a file. `/mydata delete` deletes it; matches that are over stay for the others, with nobody’s name at your seat. Messages that the bot has already posted belong to their channels: those still in use are made anew without your name.
export-done = This is all that is kept about you. Nobody else sees this message.
forget-title = Delete my data
forget-running = { $n ->
    [0] You are playing no match now.
    [one] **You leave the match you are playing: it is lost for you.**
   *[other] **You leave the { $n } matches you are playing: they are lost for you.**
}
forget-rest = You also leave open tables. Matches that are over stay for the others, with nobody’s name at your seat. Everything else is deleted, and nothing brings it back.
button-forget = Delete everything…
forget-word = DELETE
forget-label = Type { $word } to confirm
forget-done = Done: nothing about you is kept any more. Fair winds!
error-forget-word = Nothing was deleted: the word to type is { $word }.
error-export-too-large = There is too much about you for one message. Whoever hosts the bot can give it to you.

table-opened-there = Done: it stands in { $channel }.
lodging-channel-gone = ⚠️ I may not write in the channel this server has chosen for boards, so the match is played here. Whoever runs the server can change that with `{ $command }`.
lodging-no-threads = ⚠️ The match gets no thread of its own: I may not create threads there, or not write in them. It is played in the channel.

settings-title = Settings of this server
settings-anywhere = **Boards:** wherever the command is used
settings-channel = **Boards:** in { $channel }
settings-language-server = **Language of boards:** that of the server
settings-language-en = **Language of boards:** English
settings-language-it = **Language of boards:** Italian
settings-language-uk = **Language of boards:** Ukrainian
settings-threads = **Threads:** one for each match
settings-no-threads = **Threads:** none, matches are played in the channel
settings-may-not-write = I may not write in that channel. Until that changes, boards go wherever the command is used.
settings-may-not-thread = I may not create threads in that channel, or not write in them. Until that changes, matches are played in the channel.
settings-foot = Changes hold for new matches; those in play stay where they are.

admin-title = Matches in play here
admin-none = No match is being played here at the moment.
admin-none-awaiting = No match here waits for that person.
admin-line = **{ $game }** · { $players } · { $board } · `{ $id }`
admin-begun = Begun { $when }
admin-waiting = waiting for { $who } · time runs out { $when }
admin-end-sure = This match ends at once and without a result. It cannot be resumed. All will read why:
admin-free-sure = The game itself now decides for { $names }, as if their time had run out. That cannot be taken back.
admin-ended = Done: the match is over, and the board says why.
admin-freed = Done: the match goes on, and the board says so.
admin-extended = Done: the time of { $name } now runs out { $when }. The board says so.
admin-extended-still = Done: { $name } has more time, once the clocks run again. The board says so.
button-admin-end = End the match
button-admin-free = Play for them

error-not-in-private = That only works in a server.
error-not-manager = Only those who may manage this server can do that.
error-which-seat = The match waits for several people. Choose one with the option “seat”.

# Computers
option-fill = Fill the free seats with computers and begin
options-filled = Done: computers have taken the free seats, and the match is on.
hint = 💡 What the computer would do in your place:
