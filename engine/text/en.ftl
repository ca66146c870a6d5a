list-and = { $most } and { $last }

error-not-your-turn = It is not your turn to decide.
error-not-allowed-now = That cannot be done at this moment.
error-no-such-choice = That choice is no longer on the table. Here is what you can do now.
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

end-resigned = { $name } leaves the match.
