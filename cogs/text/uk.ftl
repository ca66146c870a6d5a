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
challenge-closed = Виклик від { $opener } до { $invited } скасовано.
challenge-expired = Виклик { $opener } для { $invited } вже не чинний: минув час.
table-open = { $opener } відкриває стіл. Зайнято місць: { $taken } з { $seats }. За столом: { $players }
table-started = Усі на місцях, партію розпочато: { $players }
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

# The host and the world around
thread-name = { $game }: { $players }
hand-homeless = проти { $rivals } · ⚠️ полю бою більше ніде стояти. Партія триває тут; команда `{ $command }` у каналі, де я можу писати, дасть йому нове місце
end-server-gone = Бота прибрали із сервера, і за 30 днів його ніхто не повернув.

table-opened-there = Готово: шукайте в { $channel }.
lodging-channel-gone = ⚠️ Я не можу писати в каналі, який цей сервер обрав для полів бою, тож граємо тут. Змінити це можна командою `{ $command }`, якщо ви керуєте сервером.
lodging-no-threads = ⚠️ Окремої гілки в партії не буде: я не можу створювати там гілки або писати в них. Граємо в каналі.

settings-title = Налаштування цього сервера
settings-anywhere = **Поля бою:** там, де вжито команду
settings-channel = **Поля бою:** у { $channel }
settings-language-server = **Мова полів бою:** мова сервера
settings-language-en = **Мова полів бою:** англійська
settings-language-it = **Мова полів бою:** італійська
settings-language-uk = **Мова полів бою:** українська
settings-threads = **Гілки:** окрема для кожної партії
settings-no-threads = **Гілки:** жодної, граємо в каналі
settings-may-not-write = У тому каналі я не можу писати. Поки це так, поля бою з’являються там, де вжито команду.
settings-may-not-thread = У тому каналі я не можу створювати гілки або писати в них. Поки це так, граємо в каналі.
settings-foot = Зміни стосуються нових партій; розпочаті лишаються, де були.

admin-title = Партії, що тривають тут
admin-none = Таких партій тут зараз немає.
admin-line = **{ $game }** · { $players } · [поле бою]({ $board }) · `{ $id }`
admin-begun = Розпочато { $when }
admin-waiting = чекаємо: { $who } · час спливає { $when }
admin-end-sure = Партія закінчиться негайно й без результату. Поновити її не можна. Усі прочитають, чому:
admin-free-sure = Тепер гра сама вирішить за тих, на кого чекають ({ $names }), ніби їхній час вийшов. Повернути це не можна.
admin-ended = Готово: партію завершено, на полі бою сказано чому.
admin-freed = Готово: партія йде далі, на полі бою про це сказано.
admin-extended = Готово: тепер час { $name } спливає { $when }. На полі бою про це сказано.
admin-extended-still = Готово: { $name } має більше часу, щойно годинники підуть знову. На полі бою про це сказано.
button-admin-end = Завершити партію
button-admin-free = Зіграти за них

error-not-in-private = Це працює лише на сервері.
error-not-manager = Це може зробити лише той, хто має право керувати цим сервером.
error-which-seat = Партія чекає на кількох людей. Виберіть одну в полі «місце».
