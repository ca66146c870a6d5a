list-and = { $most } і { $last }

error-not-your-turn = Зараз рішення не за вами.
error-not-allowed-now = Зараз цього зробити не можна.
error-no-such-choice = Цього вибору вже немає. Ось що можна зробити тепер.
error-amount = «{ $text }» не підходить: потрібне ціле число від { $low } до { $high }.
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
error-board-is-here = Поле цієї партії вже тут.
error-moved-enough = Поле бою цієї партії за добу вже переносили достатньо разів. Спробуйте завтра.
error-board-of-other-server = Ця партія належить іншому серверу: доки я на ньому, її поле можна перенести лише в якийсь із його каналів.
error-match-not-over = Ця партія ще триває.
error-match-paused = Цю партію призупинено. Спершу поновіть її.
error-not-paused = Цю партію не призупинено.
error-motion-open = Одну пропозицію вже зроблено. Спершу треба її прийняти, відхилити або відкликати.
error-motion-enough = Поки що ви просили достатньо. Знову попросити можна буде після чужого ходу.
error-no-motion = Зараз ніхто нічого не пропонує.
error-put-out = Ви вибули з цієї партії: решта вирішує це між собою.
error-agreed-already = Ви вже погодилися. Чекаємо на інших.
error-nothing-to-undo = У вас немає ходу, який можна повернути.
error-undo-needs-consent = Цей хід просто так не повернути: він уже мав наслідки. Можна попросити інших.
error-nobody-to-agree = Немає кому погодитися, тож повернути хід не можна.
error-undo-practice = Проти комп’ютерів хід можна повернути, лише доки після нього не втрутився випадок і не відкрилося нічого прихованого.
error-no-vacant-seat = У цій партії немає вільного місця.
error-takeover-knows = Ви вже грали в цій партії на іншому місці й знаєте його таємниці.
error-not-awaited = Зараз це місце нічого не вирішує.
error-terms-changed = Умови цього столу щойно змінилися. Перечитайте його картку, перш ніж сідати.
error-terms-unagreed = Ви змінили умови, і за стіл знову сіло замало гравців, щоб почати.
error-too-many-tables = У вас уже { $most } столів і викликів, з яких не вийшло партії: це ті, що досі відкриті, і ті, що були за останню добу. Дочекайтеся відповіді або спробуйте завтра.
error-table-open = Цей стіл ще відкрито.
error-terms-move = Час на хід має бути від { $least ->
    [one] { $least } години
    [few] { $least } годин
   *[many] { $least } годин
} до { $most ->
    [one] { $most } дня
    [few] { $most } днів
   *[many] { $most } днів
}.
error-terms-bank = Запас часу може бути щонайбільше { $most ->
    [one] { $most } день
    [few] { $most } дні
   *[many] { $most } днів
}.
error-unknown-zone = Я не знаю часового поясу «{ $zone }». Виберіть одну з підказок.
error-hours-wrong = Це не час доби.
error-hours-too-long = Тихі години можуть тривати щонайбільше { $most ->
    [one] { $most } годину
    [few] { $most } години
   *[many] { $most } годин
} на добу.
error-hours-too-soon = Тихі години можна змінювати раз на { $hours ->
    [one] { $hours } годину
    [few] { $hours } години
   *[many] { $hours } годин
}.
error-vacation-wrong = На цей час відпустки не взяти: він порожній, або ви тоді вже у від’їзді.
error-vacation-spent = На рік припадає щонайбільше { $most ->
    [one] { $most } день
    [few] { $most } дні
   *[many] { $most } днів
} відпустки, і стільки у вас уже не лишилося.
error-no-vacation = У вас немає відпустки, яку можна закінчити.

end-resigned = { $name } залишає партію.
end-by-host = Господар завершив цю партію.

log-undo = { $name } повертає останній хід.
log-taken = { $name } займає вільне місце.
log-overran = Час { $name } вийшов.
log-proposed-pause = { $name } пропонує перерву.
log-proposed-undo = { $name } просить повернути останній хід.
log-agreed-pause = { $name } погоджується на перерву.
log-agreed-undo = { $name } погоджується повернути хід.
log-refused-pause = Перерви не буде: { $name } проти.
log-refused-undo = Нічого не повертаємо: { $name } проти.
log-paused = З { $name } згодні всі: партію призупинено.
log-paused-all = Давно ніхто не приходив: партію призупинено.
log-resumed = { $name } поновлює партію.
log-resumed-all = Господар поновлює партію.
log-extended = Господар дає { $name } більше часу: { $hours ->
    [one] { $hours } годину
    [few] { $hours } години
   *[many] { $hours } годин
}.
log-freed-all = Господар велить зіграти за відсутніх уже зараз.
log-ended-all = Господар завершує партію: { $words }
computer-easy = Комп’ютер (легкий)
computer-fair = Комп’ютер (середній)
computer-hard = Комп’ютер (складний)
error-too-many-practices = З комп’ютером можна грати щонайбільше { $most } партій водночас. Завершіть одну з них або залиште її.
error-no-computer = Зараз жоден комп’ютер не може подумати. Спробуйте ще раз за хвилину.
error-hint-practice = Поради дають лише в партіях проти комп’ютера.
end-no-people = Усі люди залишили цю партію.
