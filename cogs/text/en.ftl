button-hand = My hand
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
challenge-closed = The challenge of { $opener } to { $invited } is off.
challenge-expired = The challenge of { $opener } to { $invited } has expired.
table-open = { $opener } opens a table. Seats taken: { $taken } of { $seats }. At the table: { $players }
table-started = The table is full, the match is on: { $players }
table-closed = { $opener } has closed this table.
table-expired = The table of { $opener } has expired: it stayed open too long.
table-seed = The luck of this match is already fixed and cannot be changed. Its seal: `{ $hash }`
table-opened = Done: it stands in this channel.

hand-against = against { $rivals } · [board]({ $board })
wait-you = **Your move** · time runs out { $when }
wait-other = Waiting for { $who } · time runs out { $when }
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
rules-fan = A fan implementation, not connected with the authors of the game.

matches-title = Your matches
matches-none = You are playing no match. Challenge somebody!
matches-line = **{ $game }** against { $rivals } · [board]({ $board })
matches-yours = ⏳ Your move · time runs out { $when }
matches-theirs = Waiting for the others · time runs out { $when }
matches-still = ⏸️ The clocks stand still
matches-ended = Over { $when }
match-option-yours = { $game } against { $rivals }: your move
match-option-theirs = { $game } against { $rivals }: waiting
match-option-ended = { $game } against { $rivals }: over

resign-sure = Do you really want to leave the match against { $rivals }? That cannot be undone.

error-unexpected = Something went wrong on our side. Nothing of your match is lost. If it happens again, tell whoever hosts the bot this reference: `{ $reference }`
error-server-only = That only works in a server: a match needs a channel for its board.
error-may-not-write = I may not write in this channel. Ask a moderator to let me see it and send messages here.
error-not-in-server = Whoever you challenge must be in this server.
error-challenge-bot = A bot cannot be challenged.
error-no-match-of-yours = You are not playing any match of this game. Start one with a challenge!
error-which-match = You play { $count } matches here. Choose one with the option “match”.
error-not-over = That match is still being played. It can be watched again when it is over.
error-nothing-to-replay = You have not finished any match of this game yet.
error-cannot-replay = That match was played by earlier rules and cannot be shown again.
error-no-pictures = This game has no pictures.
error-old-control = That button is from an older version. Ask for your hand anew.
error-command-changed = That command has just been updated. Try again in a moment.
error-cannot-read-cards = I cannot read “{ $text }”. Choose one of the suggestions.

# The host and the world around
thread-name = { $game }: { $players }
hand-homeless = against { $rivals } · ⚠️ the board has nowhere to be shown. The match goes on here; `{ $command }`, used in a channel where I may write, gives it a new place
end-server-gone = The bot was removed from the server, and nobody has brought it back for 30 days.

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
admin-none = No such match is being played here.
admin-line = **{ $game }** · { $players } · [board]({ $board }) · `{ $id }`
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
