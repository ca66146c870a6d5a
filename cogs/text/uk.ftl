button-hand = Моя рука
button-log = Журнал
button-rules = Правила
button-replay = Повтор
button-challenge-join = Прийняти
button-challenge-leave = Відмовитися
button-table-join = Сісти за стіл
button-table-leave = Встати
button-table-start = Почати
button-resign = Здатися

challenge-open = { $opener } викликає на бій: { $invited }.
challenge-started = { $invited } приймає виклик від { $opener }. Партію розпочато!
challenge-closed = { $opener } відкликає виклик до { $invited }.
challenge-expired = Виклик { $opener } для { $invited } вже не чинний: минув час.
table-open = { $opener } відкриває стіл. Зайнято місць: { $taken } з { $seats }. За столом: { $players }
table-started = Партію розпочато: { $players }
table-closed = { $opener } закриває цей стіл.
table-expired = Стіл { $opener } закрито: він стояв відкритим задовго.
table-seed = Випадковість цієї партії вже визначено, і змінити її не можна. Її печатка: `{ $hash }`
table-opened = Готово: шукайте в цьому каналі.

hand-against = проти { $rivals } · [поле бою]({ $board })
wait-you = **Ваш хід** · час спливає { $when }
wait-other = Чекаємо: { $who } · час спливає { $when }
end-draw = Нічия
end-won = Перемога: { $who }
end-seed = Зерно під печаткою: `{ $seed }` · партія `{ $id }`

log-title = журнал
replay-title = повтор
replay-whole = Уся партія: { $n ->
    [one] { $n } картинка
    [few] { $n } картинки
   *[many] { $n } картинок
}. Кнопка ▶ показує її крок за кроком.
log-empty = Ще нічого не сталося.
rules-topic = Про що хочете прочитати?
rules-fan = Аматорська версія, не пов’язана з авторами гри.

matches-title = Ваші партії
matches-none = Ви не граєте жодної партії. Киньте комусь виклик!
matches-line = **{ $game }** проти { $rivals } · [поле бою]({ $board })
matches-yours = ⏳ Ваш хід · час спливає { $when }
matches-theirs = Чекаємо на інших · час спливає { $when }
matches-still = ⏸️ Годинники стоять
matches-ended = Завершено { $when }
match-option-yours = { $game } проти { $rivals }: ваш хід
match-option-theirs = { $game } проти { $rivals }: очікування
match-option-ended = { $game } проти { $rivals }: завершено

resign-sure = Справді залишити партію проти { $rivals }? Повернутися буде неможливо.

error-unexpected = Щось пішло не так з нашого боку. З вашої партії нічого не втрачено. Якщо це повториться, повідомте тому, хто тримає бота, цей код: `{ $reference }`
error-server-only = Це працює лише на сервері: партії потрібен канал для поля бою.
error-may-not-write = Я не можу писати в цьому каналі. Попросіть модератора дозволити мені бачити його й надсилати повідомлення.
error-not-in-server = Викликати можна лише того, хто є на цьому сервері.
error-challenge-bot = Бота викликати на бій не можна.
error-no-match-of-yours = Ви не граєте жодної партії цієї гри. Почніть із виклику!
error-which-match = Партій, які ви тут граєте: { $count }. Виберіть одну в полі «партія».
error-not-over = Ця партія ще триває. Переглянути її можна буде, коли вона скінчиться.
error-nothing-to-replay = Ви ще не завершили жодної партії цієї гри.
error-cannot-replay = Цю партію зіграно за давнішими правилами, і показати її знову не можна.
error-no-pictures = У цієї гри немає картинок.
error-old-control = Ця кнопка зі старішої версії. Відкрийте свою руку знову.
error-command-changed = Цю команду щойно оновлено. Спробуйте ще раз за мить.
error-cannot-read-cards = Не вдається прочитати «{ $text }». Виберіть одну з підказок.

# The table: its terms and its options
button-options = Умови
button-challenge-withdraw = Відкликати виклик
button-table-withdraw = Закрити стіл
challenge-declined = { $invited } відхиляє виклик від { $opener }.
rematch-challenge = { $opener } пропонує реванш, помінявшись місцями: { $invited }.
rematch-table = { $opener } пропонує реванш: кожен пересідає на одне місце. За столом: { $players }. Ще чекаємо: { $asked }
table-closes = Якщо партія не почнеться, стіл закриється { $when }.
terms-move = ⏳ На кожен хід: { $time }
terms-bank = 🏦 Запас на всю партію: { $time }
terms-no-bank = 🏦 Без запасу часу
terms-overrun-stand_in = ⌛ Коли час вийде: цей хід робить заступник, і партія триває
terms-overrun-forfeit = ⌛ Коли час вийде: поразка
terms-begins-opener = 🥇 Перше місце: { $opener }
terms-begins-other = 🥇 Перше місце: хто сяде наступним
terms-begins-invited = 🥇 Перше місце: { $invited }
terms-begins-luck = 🥇 Перше місце: за жеребом
terms-watch-open = 👁️ Відкрита: кожен тут може стежити за партією й зайняти покинуте місце
terms-watch-private = 🔒 Закрита: решта тут бачить лише поле бою
terms-own = 🔧 { $name }: { $value }
options-title = умови
options-how = Кожен вибір діє одразу й видно його на картці столу. Хто вже сидить, може встати.
options-withdrawn = Готово: цей стіл закрито.
option-move = Час на кожен хід
option-bank = Запас часу
option-bank-none = Немає
option-overrun = Коли час вийде
option-overrun-stand_in = Цей хід робить заступник
option-overrun-forfeit = Поразка
option-begins = Перше місце
option-begins-opener = Ви
option-begins-other = Хто сяде наступним
option-begins-invited = Ваш суперник
option-begins-luck = За жеребом
option-watch = Хто може дивитися
option-watch-open = Кожен тут
option-watch-private = Лише гравці
span-days = { $n ->
    [one] { $n } день
    [few] { $n } дні
   *[many] { $n } днів
}
span-hours = { $n ->
    [one] { $n } година
    [few] { $n } години
   *[many] { $n } годин
}
span-minutes = { $n ->
    [one] { $n } хвилина
    [few] { $n } хвилини
   *[many] { $n } хвилин
}
error-terms-changed = Умови цього столу щойно змінилися. Перечитайте його картку, перш ніж сідати.

# Seats: rematch, takeover, moving
button-rematch = Реванш
button-takeover = Зайняти місце
rematch-offered = Готово: реванш запропоновано, картка стоїть у каналі партії. Він почнеться, коли всі погодяться.
rematch-on = Реванш розпочато!
seat-vacant = 🪑 Порожнє місце: { $who }. Його може зайняти кожен тут, хто не грає в цій партії.
seat-vacant-private = 🪑 Порожнє місце: { $who }. Замість гравця тут грає заступник.
seat-yours-vacant = 🪑 Вас давно не було: ваше місце може зайняти хтось інший. Один хід — і воно лишиться за вами.
seat-yours-missed = Поки вас не було, за вас грав заступник:
seat-taken = **{ $game }**: на вашому місці, що довго стояло порожнім, далі грає { $who }. Партія проти { $rivals } вже не ваша. [Поле бою]({ $board })
takeover-done = Місце ваше. Ось ваша рука.
move-done = Готово: відтепер поле бою цієї партії стоїть у цьому каналі.
error-private-match = Ця партія закрита: стежити за нею можуть лише її гравці, і місця в ній не зайняти.
error-rematch-gone = Реваншу не буде: хтось із гравців видалив свої дані.
error-no-vacant-here = У цьому каналі немає партії з порожнім місцем.
error-which-vacant = У цьому каналі кілька партій із порожнім місцем. Виберіть одну в полі «партія».
error-nothing-to-move = Ви не граєте жодної партії, поле бою якої можна перенести сюди.

# Pausing and taking back
button-undo = Повернути хід
button-ask-undo = Попросити повернути хід
button-ask-pause = Попросити перерву
button-agree = Погодитися
button-refuse = Відмовити
button-motion-withdraw = Відкликати прохання
button-resume = Поновити
motion-pause = ⏸️ { $who } просить перерву. Ще мають погодитися: { $waiting }
motion-undo = ↩️ { $who } просить повернути останній хід. Ще мають погодитися: { $waiting }
motion-pause-you = ⏸️ **{ $who } просить перерву.** Усі годинники стоятимуть, доки хтось не поновить партію.
motion-undo-you = ↩️ **{ $who } просить повернути останній хід.**
pause-sure = Перерва спиняє всі годинники партії проти { $rivals }, доки хтось її не поновить. Мають погодитися всі інші.
pause-is-on = Партію проти { $rivals } призупинено: усі годинники стоять. Поновити її може кожен, хто в ній грає.
error-motion-other = Це прохання вже не чинне.
error-none-paused = Жодної з ваших партій не призупинено.
error-which-paused = Призупинено кілька ваших партій. Виберіть одну в полі «партія».
