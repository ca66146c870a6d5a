list-and = { $most } and { $last }

error-not-your-turn = It is not your turn to decide.
error-not-allowed-now = That cannot be done at this moment.
error-no-such-choice = That choice is no longer on the table. Here is what you can do now.
error-amount = “{ $text }” will not do: a whole number from { $low } to { $high }, please.
error-board-moved-on = The match has moved on since that button was drawn. Here is the question now.
error-no-seat = You are not playing in this match.
error-no-such-match = There is no match with that number here.
error-match-over = This match is over.
error-seat-taken = You already sit at this table.
error-table-full = All the seats at this table are taken.
error-table-closed = This table is no longer open.
error-not-invited = This challenge is for somebody else.
error-not-opener = Only the one who opened this table can do that.
error-not-seated = You do not sit at this table.
error-seats-empty = There are still empty seats at this table.
error-challenge-yourself = You cannot challenge yourself.
error-board-is-here = The board of this match is here already.
error-moved-enough = The board of this match has been moved often enough for one day. Try again tomorrow.
error-board-of-other-server = This match belongs to another server: its board can move only to channels there, as long as I am in that server.
error-match-not-over = This match is still being played.
error-match-paused = This match is paused. Resume it first.
error-not-paused = This match is not paused.
error-motion-open = Something is proposed already. It must be agreed to, refused or withdrawn first.
error-motion-enough = You have asked often enough for now. You can ask again once somebody else has moved.
error-no-motion = Nothing is proposed at the moment.
error-put-out = You are out of this match: the others settle that among themselves.
error-agreed-already = You have agreed already. The others are still being waited for.
error-nothing-to-undo = You have no move to take back.
error-undo-needs-consent = That move cannot be taken back just like that: something has come of it. You can ask the others.
error-nobody-to-agree = Nobody else is there to agree, so nothing can be taken back.
error-undo-practice = Against computers a move is taken back only while no luck has fallen and nothing hidden has come to light since.
error-no-vacant-seat = No seat is free in this match.
error-takeover-knows = You have played another seat in this match and know its secrets.
error-not-awaited = That seat has no decision to make now.
error-terms-changed = The terms of this table have just changed. Read its card again before you sit down.
error-terms-unagreed = You have changed the terms, and too few have sat down anew to begin.
error-too-many-tables = You have set up { $most } tables and challenges that led to no match: those still open, and those of the last 24 hours. Wait for an answer, or try again tomorrow.
error-table-open = This table is still open.
error-terms-move = The time for a move must be between { $least ->
    [one] an hour
   *[other] { $least } hours
} and { $most ->
    [one] a day
   *[other] { $most } days
}.
error-terms-bank = The time in the bank can be at most { $most ->
    [one] a day
   *[other] { $most } days
}.
error-unknown-zone = I know no time zone called “{ $zone }”. Choose one of the suggestions.
error-hours-wrong = Those are not times of day.
error-hours-too-long = Quiet hours can last at most { $most ->
    [one] an hour
   *[other] { $most } hours
} a day.
error-hours-too-soon = Quiet hours can be changed once in { $hours ->
    [one] an hour
   *[other] { $hours } hours
}.
error-vacation-wrong = That is no time for a vacation: it is empty, or you are away then already.
error-vacation-spent = There are at most { $most ->
    [one] one vacation day
   *[other] { $most } vacation days
} in a year, and you have not that many left.
error-no-vacation = You have no vacation to end.

end-resigned = { $name } leaves the match.
end-by-host = The host has ended this match.

log-undo = { $name } takes back what came last.
log-taken = { $name } takes over a seat.
log-overran = The time of { $name } has run out.
log-proposed-pause = { $name } proposes a pause.
log-proposed-undo = { $name } asks to take back what came last.
log-agreed-pause = { $name } agrees to the pause.
log-agreed-undo = { $name } agrees to taking it back.
log-refused-pause = No pause: { $name } is against it.
log-refused-undo = Nothing is taken back: { $name } is against it.
log-paused = { $name } has the agreement of all: the match is paused.
log-paused-all = Nobody has come for a while: the match is paused.
log-resumed = { $name } resumes the match.
log-resumed-all = The host resumes the match.
log-extended = The host gives { $name } more time: { $hours ->
    [one] one hour
   *[other] { $hours } hours
}.
log-freed-all = The host has the absent seats played now.
log-ended-all = The host ends the match: { $words }
computer-easy = Computer (easy)
computer-fair = Computer (fair)
computer-hard = Computer (hard)
error-too-many-practices = Computers play at most { $most } of your matches at once. Finish one of them, or leave it.
error-no-computer = No computer can think just now. Please ask again in a minute.
error-hint-practice = Advice is only given in matches against computers.
end-no-people = All people have left this match.
