title = По всім фронтам. Звірі на війні

card-support = Підтримка
card-air-drop = Десант
card-air-maneuver = Повітряний маневр
card-aerodrome = Аеродром
card-containment = Стримування
card-heavy-bombers = Важкі бомбардувальники
card-reinforce = Підкріплення
card-ambush = Засідка
card-land-maneuver = Наземний маневр
card-cover-fire = Вогневе прикриття
card-disrupt = Безлад
card-heavy-tanks = Важкі танки
card-transport = Перевезення
card-escalation = Ескалація
card-sea-maneuver = Морський маневр
card-redeploy = Перекидання
card-blockade = Блокада
card-super-battleship = Суперлінкор
card-printed = { $card } ({ $theatre } { $strength })

ability-support = У кожному суміжному театрі ви маєте +3 до сили.
ability-air-drop = Наступну картку можете зіграти горілиць у театр іншого типу.
ability-maneuver = Переверніть ненакриту картку в суміжному театрі.
ability-aerodrome = Картки із силою 3 або менше можете грати горілиць у будь-який театр.
ability-containment = Будь-яка картка, зіграна долілиць, знищується.
ability-reinforce = Візьміть верхню картку колоди й зіграйте її долілиць у суміжний театр.
ability-ambush = Переверніть будь-яку ненакриту картку.
ability-cover-fire = Усі картки, які накриває ця, мають силу 4.
ability-disrupt = Спершу ви, потім суперник: кожен перевертає одну зі своїх ненакритих карток.
ability-transport = Можете перемістити одну зі своїх карток в інший театр.
ability-escalation = Усі ваші картки долілиць мають силу 4.
ability-redeploy = Можете забрати в руку свою картку долілиць; якщо забрали, зіграйте картку.
ability-blockade = Картка, зіграна в суміжний театр, де вже є 3 картки чи більше, знищується.
ability-none = Здібності немає, зате яка сила.

theatre-air = Повітря
theatre-land = Суша
theatre-sea = Море
in-theatre = { $theatre ->
    [air] у повітрі
    [land] на суші
   *[sea] на морі
}
from-theatre = { $origin ->
    [air] з повітря
    [land] із суші
   *[sea] з моря
}
to-theatre = { $theatre ->
    [air] у повітря
    [land] на сушу
   *[sea] на море
}

turn = Битва { $battle } · ходить { $name }
over = Партію завершено
seat = **{ $name }** · ПО: { $points } з { $target } · карток у руці: { $hand }
first-player = перший гравець
column = **{ $theatre }** · { $one } : { $other } · контролює { $name }
side = { $name }: { $cards }
side-empty = карток немає
lying-up = { $card } { $strength }
lying-down = долілиць { $strength }
lying-known = долілиць { $strength } (бачили обидва: { $card })
lying-own = долілиць { $strength } (ваша: { $card })
latest = Останній хід: { $what }
waiting = Здібності, що чекають своєї черги: { $cards }.
dropping = Десант: наступну картку { $name } може зіграти горілиць у будь-який театр.
deck = У колоді { $n ->
    [one] { $n } картка.
    [few] { $n } картки.
   *[many] { $n } карток.
}
deck-known = Знищені, на самому низу: { $cards }.
deck-one = картка, яку знає лише { $name }
deck-own = { $card } (знаєте лише ви)
asks-flip = { $card }: { $name } обирає, яку картку перевернути.
asks-move = { $card }: { $name } може перемістити картку.
asks-take-back = { $card }: { $name } може забрати в руку картку долілиць.
asks-play = { $card }: { $name } тепер грає картку.
asks-place = { $card }: { $name } обирає, куди покласти взяту картку.
asks-place-known = { $card }: { $name } обирає, куди покласти щойно взяту картку «{ $drawn }».
scored-held = { $points ->
    [one] Битва { $battle }. Театри, які контролює { $name }: { $held }. Це { $points } ПО.
    [few] Битва { $battle }. Театри, які контролює { $name }: { $held }. Це { $points } ПО.
   *[many] Битва { $battle }. Театри, які контролює { $name }: { $held }. Це { $points } ПО.
}
scored-withdrawn = Битва { $battle }: { $rival } відкликає війська, у руці { $left ->
    [one] { $left } картка
    [few] { $left } картки
   *[many] { $left } карток
}; { $name } отримує { $points ->
    [one] { $points } ПО.
    [few] { $points } ПО.
   *[many] { $points } ПО.
}
withdrawing = Якщо { $name } відкличе війська зараз, коли в руці { $left ->
    [one] { $left } картка
    [few] { $left } картки
   *[many] { $left } карток
}, { $rival } отримає { $points ->
    [one] { $points } ПО.
    [few] { $points } ПО.
   *[many] { $points } ПО.
}
withdraw-table = Згодом, за кількістю карток у руці: { $rows }.

hand = **Ваша рука:** { $cards }
hand-empty = Ваша рука порожня.
drawn = Ви взяли картку «{ $card }».

menu-card = Яку картку граєте?
menu-deploy = Розгорнути «{ $card }» горілиць
menu-improvise = Імпровізувати: «{ $card }» долілиць
menu-consider = Або поступитися в цій битві
menu-flip = Яку картку перевертаєте?
menu-move = Яку картку переміщуєте й куди?
menu-take-back = Яку картку забираєте?
menu-place = Куди покласти її долілиць?
play-deploy = Горілиць { to-theatre }
play-improvise = Долілиць { to-theatre }
option-flip = { $theatre } · { $name }: { $card }
option-move = { $card }: { $origin } › { $theatre }
option-take-back = { $theatre }: { $card }
decline = Жодної
consider = Відкликати війська…
withdraw = Відкликати війська
fight-on = Битися далі
warning-containment = Діє «{ $card }»: картку було б знищено.
warning-blockade = Поруч «{ $card }», а там уже 3 картки чи більше: її було б знищено.

picture-support = { card-support }
picture-air-drop = { card-air-drop }
picture-air-maneuver = Маневр
picture-aerodrome = { card-aerodrome }
picture-containment = { card-containment }
picture-heavy-bombers = Бомбовози
picture-reinforce = { card-reinforce }
picture-ambush = { card-ambush }
picture-land-maneuver = Маневр
picture-cover-fire = Прикриття
picture-disrupt = { card-disrupt }
picture-heavy-tanks = Танки
picture-transport = { card-transport }
picture-escalation = { card-escalation }
picture-sea-maneuver = Маневр
picture-redeploy = { card-redeploy }
picture-blockade = { card-blockade }
picture-super-battleship = Лінкор
picture-hand = Ваша рука
picture-hidden = Ваші картки долілиць на столі
alt-seat-0 = Унизу: { $name }, ПО: { $points } з { $target }, карток у руці: { $hand }.
alt-seat-1 = Угорі: { $name }, ПО: { $points } з { $target }, карток у руці: { $hand }.
alt-first = Перший гравець: { $name }.
alt-column = { $theatre } { $one } : { $other }, контролює { $name }; унизу: { $below }; угорі: { $above }.
alt-hand = Ваша рука: { $cards }.
alt-lying = { $card } ({ $theatre })
alt-hidden = Ваші картки долілиць: { $cards }.

setting-target = ПО для перемоги
setting-target-12 = 12 ПО
setting-target-18 = 18 ПО, для довшої партії

log-battle = Битва { $battle }. Театри: { $row }. Перший гравець: { $name }.
log-dealt = Картки для { $name }: { $cards }.
log-deployed = { $name } розгортає картку «{ $card }» { in-theatre }.
log-improvised-hidden = { $name } грає картку долілиць { to-theatre }.
log-improvised-known = { $name } грає картку «{ $card }» долілиць { to-theatre }.
log-placed-hidden = { $name } кладе взяту картку долілиць { to-theatre }.
log-placed-known = { $name } кладе щойно взяту картку «{ $card }» долілиць { to-theatre }.
log-destroyed = «{ $by }» знищує її: вона йде під низ колоди.
log-flipped-up = { $by }: { $name } перевертає картку «{ $card }» горілиць { in-theatre } (бік: { $owner }).
log-flipped-down = { $by }: { $name } перевертає картку «{ $card }» долілиць { in-theatre } (бік: { $owner }).
log-alone = Іншого вибору не було.
log-moved-hidden = { $name } переміщує картку, що лежить долілиць, { from-theatre } { to-theatre }.
log-moved-known = { $name } переміщує картку «{ $card }» { from-theatre } { to-theatre }.
log-drawn-hidden = { $name } бере верхню картку колоди.
log-drawn-known = { $name } бере з колоди картку «{ $card }».
log-taken-back-hidden = { $name } забирає картку, що лежала долілиць { in-theatre }.
log-taken-back-known = { $name } забирає картку «{ $card }», що лежала долілиць { in-theatre }.
log-declined = { $by }: { $name } не користується здібністю.
log-fizzled = { $by }: тут нема на що діяти.
log-lapsed = «{ $card }» лягає долілиць раніше, ніж дійшла черга: здібність утрачено.

end-points = { $name } має досить переможних очок і виграє війну.

error-withdraw-later = Відкликати війська можна лише замість свого ходу, не посеред здібності.
error-answer-first = Спершу на вашу відповідь чекає здібність картки.
error-not-withdrawing = Ви й не збиралися відкликати війська.
error-no-question = Зараз жодна здібність цього не просить.
error-not-held = Цієї картки у вашій руці немає.
error-other-theatre = Горілиць ця картка йде лише { to-theatre }. Деінде її пускає «Десант» або, якщо її сила 3 чи менше, «Аеродром».
error-not-flippable = { $ability ->
    [maneuver] «Маневр» перевертає лише ненакриті картки в театрах, суміжних із його власним.
    [disrupt] Через «Безлад» ви перевертаєте одну зі своїх ненакритих карток.
   *[ambush] Перевернути можна лише ненакриту картку.
}
error-not-to-take-back = «Перекидання» забирає лише вашу картку, що лежить долілиць.
error-not-to-move = «Перевезення» переміщує лише вашу картку, і лише в інший театр.
error-not-adjacent = «Підкріплення» йде лише в театр, суміжний із його власним.
