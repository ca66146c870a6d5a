list-and = { $most } і { $last }

error-not-your-turn = Зараз рішення не за вами.
error-not-allowed-now = Зараз цього зробити не можна.
error-no-such-choice = Цього вибору вже немає. Ось що можна зробити тепер.
error-board-moved-on = Відколи з’явилася ця кнопка, партія пішла далі. Ось теперішнє запитання.
error-no-seat = Ви не граєте в цій партії.
error-no-such-match = Партії з таким номером тут немає.
error-match-over = Цю партію завершено.
error-seat-taken = Ви вже за цим столом.
error-table-full = За цим столом немає вільних місць.
error-table-closed = Цей стіл уже закрито.
error-not-invited = Цей виклик адресовано не вам.
error-not-opener = Це може зробити лише той, хто відкрив стіл.
error-not-seated = Ви не сидите за цим столом.
error-seats-empty = За цим столом ще є вільні місця.
error-challenge-yourself = Викликати на бій можна лише когось іншого.

end-resigned = { $name } залишає партію.
