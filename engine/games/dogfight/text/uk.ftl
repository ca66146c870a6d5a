title = Повітряний бій

distance = Відстань
distance-quick = Блискавична: 4 клітинки в центрі, 6 на флангах, близько 13 ходів на двох
distance-short = Коротка: 6 клітинок у центрі, 8 на флангах, близько 21 ходу на двох
distance-standard = Звичайна: 8 клітинок у центрі, 10 на флангах, близько 29 ходів на двох
distance-long = Довга: 12 клітинок у центрі, 14 на флангах, близько 40 ходів на двох
distance-told = Відстань: { $distance ->
    [quick] блискавична
    [short] коротка
    [standard] звичайна
   *[long] довга
}
fair-start = Рівний старт
fair-start-False = Ні: обидва резерви порожні
fair-start-True = Так: хто ходить другим, має 2 очки в резерві
fair-start-told = рівний старт

lane-left = Лівий фланг
lane-centre = Центр
lane-right = Правий фланг
lane-named = { $lane ->
    [left] Лівий фланг
    [centre] Центр
   *[right] Правий фланг
}
lane-where = { $lane ->
    [left] на лівому фланзі
    [centre] в центрі
   *[right] на правому фланзі
}

turn = Хід { $turn } · { $name }
choosing = { $name } вибирає, хто починає
over = Партію завершено
over-at = Партію завершено · { $turn }
hold = { $name } { $n }
opening = Кидок за перший хід: { $rolls }. { $name } вибирає, хто починає.
opened = Кидок за перший хід: { $rolls }; починає { $name }
rolled-points = На кубику: { $die } · лишилося очок: { $points }
used = узято з резерву: { $n }
saved = збережено: { $n }
countered = контрзахід використано
scored = уже влучили: { $lanes }
squadron = **{ $name }** · резерв { $reserve } · контрзаходи { $countermeasures }
plane = { $lane }: { $line }/{ $squares }, життя { $lives }
plane-idle = { $lane }: цілі вже немає, життя { $lives }
plane-down = { $lane }: збито

menu-begin = За ким перший хід?
menu-advance = Наступ · 1 очко за клітинку
menu-advance-far = На скільки вистачить очок
menu-counter = Контрзахід · { $cost } очки
menu-rest = Резерв і кінець ходу
menu-end = Кінець ходу
do-begin = Починає { $name }
do-advance = { lane-named } +{ $n }
do-hit = { lane-named } +{ $n }: влучання!
do-counter = { lane-named }: { $line } → { $after }
do-save = Зберегти { $n }
do-use = Узяти { $n } з резерву
do-end = Кінець ходу
do-end-losing = { $n ->
    [one] Кінець ходу, { $n } очко пропаде
    [few] Кінець ходу, { $n } очки пропадуть
   *[many] Кінець ходу, { $n } очок пропаде
}

picture-points = Очки: { $points }
picture-no-target = без цілі
picture-reserve = Резерв
picture-countermeasures = Контрзаходи
alt-squadron = { $name }: резерв { $reserve }, контрзаходи { $countermeasures }; { $planes }.

log-rolled = Кидок за перший хід: { $rolls }.
log-chosen = { $name } вибирає: починає { $first }.
log-turn = Хід { $turn }: { $name } кидає кубик, випадає { $die }.
log-used = { $name } бере з резерву { $n } (лишається { $reserve }).
log-saved = { $name } зберігає { $n } (резерв { $reserve }).
log-countered = { $n ->
    [one] { $name } вдається до контрзаходу { lane-where }: ворожа лінія відступає на { $n } клітинку, до { $line }.
    [few] { $name } вдається до контрзаходу { lane-where }: ворожа лінія відступає на { $n } клітинки, до { $line }.
   *[many] { $name } вдається до контрзаходу { lane-where }: ворожа лінія відступає на { $n } клітинок, до { $line }.
}
log-advanced = { $n ->
    [one] { $name } наступає { lane-where } на { $n } клітинку, до { $line }.
    [few] { $name } наступає { lane-where } на { $n } клітинки, до { $line }.
   *[many] { $name } наступає { lane-where } на { $n } клітинок, до { $line }.
}
log-hit = { $name } влучає { lane-where }: літак суперника ({ $rival }) втрачає життя.
log-down = { $name } влучає { lane-where }: літак суперника ({ $rival }) збито!
log-lost = { $n ->
    [one] { $name } втрачає { $n } очко.
    [few] { $name } втрачає { $n } очки.
   *[many] { $name } втрачає { $n } очок.
}

end-shot-down = { $name } втрачає два літаки.

error-plane-down = { lane-named }: ваш літак збито, він більше не атакує.
error-no-target = { lane-named }: літак навпроти збито. Ваш до кінця партії не має цілі.
error-has-hit = { lane-named }: цей літак уже влучив. Цього ходу він далі не наступає, інші можуть.
error-too-far = { $lack ->
    [one] { lane-named }: цій лінії бракує лише { $lack } клітинки. Більше не можна.
    [few] { lane-named }: цій лінії бракує лише { $lack } клітинок. Більше не можна.
   *[many] { lane-named }: цій лінії бракує лише { $lack } клітинок. Більше не можна.
}
error-too-few-points = { $points ->
    [0] Очок більше немає; { that-costs }.
    [one] Лишилося тільки { $points } очко; { that-costs }.
    [few] Лишилося тільки { $points } очки; { that-costs }.
   *[many] Лишилося тільки { $points } очок; { that-costs }.
}
that-costs = { $cost ->
    [one] для цього потрібно { $cost }
    [few] для цього потрібно { $cost }
   *[many] для цього потрібно { $cost }
}
error-one-countermeasure = За хід можна вдатися лише до одного контрзаходу.
error-no-countermeasures = Ви вже використали всі три контрзаходи.
error-no-line = { lane-named }: тут немає ворожої лінії, яку можна відтіснити.
error-reserve-full = У резерві може бути не більше { $most } очок; зараз там { $held }.
error-reserve-short = { $held ->
    [0] Ваш резерв порожній.
    [one] У вашому резерві лише { $held } очко.
    [few] У вашому резерві лише { $held } очки.
   *[many] У вашому резерві лише { $held } очок.
}
error-two-from-reserve = За хід можна взяти з резерву не більше { $most } очок.
error-just-saved = { $saved ->
    [one] { $saved } очко збережено цього ходу: узяти його можна буде з наступного.
    [few] { $saved } очки збережено цього ходу: узяти їх можна буде з наступного.
   *[many] { $saved } очок збережено цього ходу: узяти їх можна буде з наступного.
}
error-no-amount = Вкажіть скільки: щонайменше 1.
error-choose-first = Спершу виберіть, за ким перший хід.
error-begun = Хто починає, вже вибрано.
error-other-turn = Той хід уже закінчився.
error-empty-turn = Вкажіть, що зробити з очками. Щоб закінчити хід, нічого не роблячи, є окрема команда.
