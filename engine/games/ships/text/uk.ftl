title = Лінійні кораблі

card-north = Північний вітер
card-south = Південний вітер
card-east = Східний вітер
card-west = Західний вітер
card-cannon = Ядро
card-chain = Книпель
card-grape = Заряд картечі

cards-north = { $n ->
    [one] { $n } північний
    [few] { $n } північні
   *[many] { $n } північних
}
cards-south = { $n ->
    [one] { $n } південний
    [few] { $n } південні
   *[many] { $n } південних
}
cards-east = { $n ->
    [one] { $n } східний
    [few] { $n } східні
   *[many] { $n } східних
}
cards-west = { $n ->
    [one] { $n } західний
    [few] { $n } західні
   *[many] { $n } західних
}
cards-cannon = { $n ->
    [one] { $n } ядро
    [few] { $n } ядра
   *[many] { $n } ядер
}
cards-chain = { $n ->
    [one] { $n } книпель
    [few] { $n } книпелі
   *[many] { $n } книпелів
}
cards-grape = { $n ->
    [one] { $n } заряд картечі
    [few] { $n } заряди картечі
   *[many] { $n } зарядів картечі
}
cards-none = нічого

phase-reload = Перезаряджання
phase-sail = Маневр
phase-fire = Вогонь
phase-retire = Відхід

turn = Хід { $turn } · { $phase }
over = Партію завершено
ship = ⛵ **{ $name }** · корпус { $hull } · такелаж { $rigging } · екіпаж { $crew }
hold = { $name } { $n }
holds = Карти на руках: { $hands } · колода: { $pile }
lying = Відкриті карти у відбої: { $cards }
cards-of = { $name }: { $cards }

sailed = Вітри — { $winds }. { $gage }
gage-held = { $name } має перевагу за вітром.
gage-level = Переваги за вітром не має жоден корабель.
fired-nothing = Жоден корабель не стріляє.
fired-cannon = { $name } стріляє: { $cards }. Втрати ({ $rival }): корпус −{ $damage }.
fired-chain = { $name } стріляє: { $cards }. Втрати ({ $rival }): такелаж −{ $damage }.
fired-grape = { $name } стріляє: { $cards }. Втрати ({ $rival }): екіпаж −{ $damage }.
exchanged = Обміняно карт: { $counts }.
retired = Скинуто карт після вогню: { $counts }.
before = Хід { $turn }: { $what }
quiet = { $n ->
    [one] { $n } хід поспіль без влучань; { $most } поспіль — і партія закінчиться внічию.
    [few] { $n } ходи поспіль без влучань; { $most } поспіль — і партія закінчиться внічию.
   *[many] { $n } ходів поспіль без влучань; { $most } поспіль — і партія закінчиться внічию.
}

hand = **Ваші карти:** { $cards }
hand-empty = У вас немає карт.
drew = Ви берете з колоди: { $cards }
buried = Таємно скинуто вами: { $cards }
sealed = Вашу відповідь запечатано: { $answer }
ordered-fire = Ваш наказ на вогонь: { $answer }
ordered-retire = Ваш наказ на відхід: { $answer }
idle = Зараз вам нічого вирішувати.
idle-no-gage = Перевагу за вітром має інший корабель: цього ходу ви не стріляєте.
no-winds = У вас немає вітрів.

pick-discard = Карти на обмін (не більше { $most })
pick-winds = Вітри (північний не можна поєднати з південним, східний — із західним)
pick-retire = Карти, які скинути (не більше { $most })
pick-retire-ahead = Наказ на відхід: карти, які тоді скинути (не більше { $most })
menu-fire = Чим стріляєте?
menu-fire-ahead = Наказ на вогонь: якщо зможу стріляти
menu-retire-ahead = Або ж, на відхід
menu-confirm-reload = Підтвердьте перезаряджання
menu-confirm-sail = Підтвердьте маневр
menu-confirm-fire = Підтвердьте вогонь
menu-confirm-retire = Підтвердьте відхід
menu-reopen = Її ще можна змінити

ask-me-then = Запитати тоді
hold-fire = Не стріляти
retire-none = Нічого не скидати
reopen = Змінити відповідь

do-exchange = Скинути { $n }, узяти { $n }
do-keep = { $n ->
    [one] Залишити { $n } карту
    [few] Залишити всі { $n } карти
   *[many] Залишити всі { $n } карт
}
do-sail = Поставити вітри: { $cards }
do-sail-no-wind = Не ставити вітрів
do-fire = Вогонь: { $cards }
do-retire = { $n ->
    [one] Скинути { $n } карту
    [few] Скинути { $n } карти
   *[many] Скинути { $n } карт
}
do-retire-none = Нічого не скидати

picture-hull = корпус
picture-rigging = такелаж
picture-crew = екіпаж
picture-gage = Перевага за вітром
picture-gage-level = Без переваги за вітром
picture-nothing-yet = Карт іще не показано
picture-hand = Ваші карти
picture-north = Північ
picture-south = Південь
picture-east = Схід
picture-west = Захід
picture-cannon = Ядра
picture-chain = Книпелі
picture-grape = Картеч
rose-north = Пн
rose-south = Пд
rose-east = Сх
rose-west = Зх
alt-ship = { $name }: корпус { $hull }, такелаж { $rigging }, екіпаж { $crew }.
alt-discards = Відкритих карт у відбої: { $n }.
alt-hand = Ваші карти: { $cards }.

log-turn = Хід { $turn }.
log-dealt = Роздано ({ $name }): { $cards }.
log-drawn = Узято з колоди ({ $name }): { $cards }.
log-reshuffled = { $n ->
    [one] Відбій ({ $n } карта) перетасовано в нову колоду.
    [few] Відбій ({ $n } карти) перетасовано в нову колоду.
   *[many] Відбій ({ $n } карт) перетасовано в нову колоду.
}

end-sunk = { $name }: корпус розбито, корабель іде на дно.
end-adrift = { $name }: такелаж знищено, корабель безпорадно дрейфує.
end-no-crew = { $name }: на борту не лишається нікого з екіпажу.
end-both-lost = Обидва кораблі гинуть від одного залпу: нічия.
end-quiet = Забагато ходів без влучань: нічия.

card-named = { $card ->
    [north] північний вітер
    [south] південний вітер
    [east] східний вітер
    [west] західний вітер
    [cannon] ядра
    [chain] книпелі
   *[grape] картеч
}
phase-named = { $phase ->
    [reload] перезаряджання
    [sail] маневр
    [fire] вогонь
   *[retire] відхід
}
phase-now = { $now ->
    [reload] перезаряджання
    [sail] маневр
    [fire] вогонь
   *[retire] відхід
}
error-opposite-winds = Протилежні вітри не поєднуються: ні північний із південним, ні східний із західним.
error-one-kind = Стріляти можна снарядами лише одного виду.
error-not-held = { $held ->
    [0] У вас немає для цього таких карт: { card-named }.
   *[other] Таких карт ({ card-named }) у вас для цього лише { $held }.
}
error-at-most = { $most ->
    [one] Сюди можна не більше ніж { $most } карту.
    [few] Сюди можна не більше ніж { $most } карти.
   *[many] Сюди можна не більше ніж { $most } карт.
}
error-not-a-wind = У фазі маневру ставлять лише вітри.
error-not-a-shot = Стріляти можна лише ядрами, книпелями або картеччю.
error-no-gage = Перевагу за вітром має інший корабель: цього ходу ви не стріляєте.
error-empty-hand = У вас немає карт: вирішувати нічого.
error-too-early = Ще не час: { phase-named } буде далі в цьому ході. Зараз — { phase-now }.
error-too-late = Запізно: { phase-named } цього ходу для вас уже позаду.
error-orders-with-sail = Накази віддають лише разом із маневром.
error-already-answered = Вашу відповідь запечатано. Щоб змінити її, спершу відкличте її.
error-nothing-to-reopen = У вас немає відповіді, яку можна відкликати.
