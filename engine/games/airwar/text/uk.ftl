title = AirWar: Pacific!

## Cards
# Aircraft, air bases and carriers have the same names in every language: see decks/.

card-flak = Зенітні батареї
card-construction = Будівельний батальйон
card-kido-butai = Кідо Бутай
card-submarines = Підводна війна
card-out-of-the-sun = З боку сонця
card-evasion = Маневр ухилення
card-ace = Ас
card-head-on = Лобова атака
card-thach-weave = Плетиво Тача

# Kinds, after a name or above a list.
kind-fighter = винищувач
kind-bomber = бомбардувальник
kind-base = авіабаза
kind-carrier = авіаносець
kind-war = картка Війни
kind-battle = картка Бою
carrier-based = палубний

# What a War card does.
gain-base-defense = Захист +{ $n } авіабазі, на якій лежить картка
gain-base-capacity = місткість +{ $n } авіабазі, на якій лежить картка
gain-carrier-capacity = місткість +{ $n } кожному власному авіаносцю
gain-convoy = за кожної власної Мобілізації ворожий Конвой втрачає { $n }

# What a Battle card does: $gains is one or both of the two gains, or both-fall.
gain-air-to-air = Повітряний бій +{ $n }
gain-defense = Захист +{ $n }
both-fall = обидва літаки сутички знищено
battle-once = { $gains }, на один раз, у цій сутичці
battle-attached = { $gains }, долучена до винищувача, доки він цілий

# On pictures the name of a card has room for about fourteen letters.
picture-flak = Зенітки
picture-construction = Будівельники
picture-kido-butai = Кідо Бутай
picture-submarines = Підводники
picture-out-of-the-sun = З боку сонця
picture-evasion = Ухилення
picture-ace = Ас
picture-head-on = Лобова атака
picture-thach-weave = Плетиво Тача

## Pictures

picture-turn = Хід { $turn } · { $name }
picture-stage-air = Етап авіабаз
picture-stage-carrier = Етап авіаносців
picture-no-raid = Нальотів ще не було
picture-raid = Наліт: { $target }
picture-last-raid = Останній наліт: { $target }
picture-destroyed = { $strength } : { $defense }, знищено
picture-holds = { $strength } : { $defense }, ціль уціліла
picture-fled = ніхто не прорвався
picture-hand = Ваша рука
picture-set-aside = Відкладено для нальоту

# What pictures tell those who cannot see them. Numbers of places are aircraft there and capacity.
alt-seat-0 = Унизу Вісь, { $name }: Промисловість { $industry }, Конвой { $convoy }; карток у руці { $hand }, у колоді { $deck }.
alt-seat-1 = Угорі Союзники, { $name }: Промисловість { $industry }, Конвой { $convoy }; карток у руці { $hand }, у колоді { $deck }.
alt-places = Авіабази й авіаносці: { $places }.
alt-place = { $place }, Захист { $defense }
alt-war = Картки Війни: { $cards }.
alt-raid = Наліт, веде { $name }. Ціль: { $target }. Літаків: { $n }.
alt-intercepted = { $n ->
    [0] { $name } пропускає наліт.
    [one] { $name } перехоплює: { $n } літак.
    [few] { $name } перехоплює: { $n } літаки.
   *[many] { $name } перехоплює: { $n } літаків.
}
alt-hidden = Прихованих карток ({ $name }): { $n }.
alt-exposed = Відкриті: { $cards }.
alt-combatant = { $card } (Повітряний бій { $shoots }, Захист { $defense })
alt-clash-open = Сутичка: { $one } проти { $other }.
alt-clash-none = Остання сутичка: { $one } проти { $other }; обидва вціліли.
alt-clash-one = Остання сутичка: { $one } проти { $other }; упав перший.
alt-clash-other = Остання сутичка: { $one } проти { $other }; упав другий.
alt-clash-both = Остання сутичка: { $one } проти { $other }; упали обидва.
alt-hand = Ваша рука: { $cards }.
alt-picked = Позначено: { $cards }.
alt-set-aside = Відкладено для цього нальоту: { $cards }.

## Board

side-0 = Вісь
side-1 = Союзники
resources = Ресурси
turn = Хід { $turn } із { $limit } · { $name }
over = Партію завершено
seat = **{ $name }** · { $side } · Промисловість { $industry } · Конвой { $convoy }
place = { $name }: { $kind }, літаків { $used } із { $capacity }, Захист { $defense }
war = Картки Війни: { $cards }
piles = Карток у руці { $hand }, у колоді { $deck }, скинуто { $discards }
hand = Ваша рука: { $cards }
hand-empty = Ваша рука порожня.
set-aside = Відкладено для цього нальоту: { $cards }
printed = { $shoots }/{ $defense }/{ $bombing }/{ $carriers }/{ $convoy }
printed-carrier = П
legend = Літаки: Повітряний бій / Захист / Бомбардування / Удар по авіаносцях / Удар по конвоях; П — палубний.
known = У всіх на очах повернулися в руку ({ $name }): { $cards }
card-on = { $card } · { $place }
detail-station = { $kind } · місткість { $capacity } · Захист { $defense }
detail-aircraft = Повітряний бій { $shoots } · Захист { $defense }
detail-bombing = Бомбардування { $n }
detail-carrier-attack = Авіаносці { $n }
detail-convoy-attack = Конвої { $n }

# The running account of a raid; also in the log.
raid-air = { $n ->
    [one] { $name } завдає удару з авіабаз, ціль — { $target }: { $n } літак.
    [few] { $name } завдає удару з авіабаз, ціль — { $target }: { $n } літаки.
   *[many] { $name } завдає удару з авіабаз, ціль — { $target }: { $n } літаків.
}
raid-carrier = { $n ->
    [one] { $name } завдає удару з авіаносців, ціль — { $target }: { $n } літак.
    [few] { $name } завдає удару з авіаносців, ціль — { $target }: { $n } літаки.
   *[many] { $name } завдає удару з авіаносців, ціль — { $target }: { $n } літаків.
}
raid-intercepted = { $n ->
    [0] { $name } пропускає наліт.
    [one] { $name } піднімає на перехоплення { $n } літак.
    [few] { $name } піднімає на перехоплення { $n } літаки.
   *[many] { $name } піднімає на перехоплення { $n } літаків.
}
# $result is one of the four below; $one and $other are combatants.
clash = { $one } проти { $other }: { $result }
combatant = { $card } { $shoots }/{ $defense }
combatant-exposed = { $card } { $shoots }/{ $defense } (відкритий)
clash-open = можна грати картки Бою.
clash-none = обидва вціліли.
clash-one = падає { $card }.
clash-both = падають обидва.
hit-resources = Наліт прорвався: Промисловість −{ $industry }, Конвой −{ $convoy }.
hit-industry = Наліт прорвався: Промисловість −{ $industry }.
hit-convoy = Наліт прорвався: Конвой −{ $convoy }.
hit-nothing = Наліт прорвався, але шкоди не завдав.
hit-sunk = Конвой потоплено: Промисловість −4, і за нього треба скинути картки.
hit-destroyed = { $target }: знищено, сила { $strength } проти Захисту { $defense }.
hit-holds = { $target }: ціль уціліла, сила { $strength } проти Захисту { $defense }.

# What the match waits for; $names are one or two people.
waits-air = { $names }: Мобілізація й атака з авіабаз.
waits-carrier = { $names }: атака з авіаносців.
waits-intercept = { $names }: перехопити чи пропустити.
waits-open = { $names }: наступний перехоплювач.
waits-counter = { $names }: чи бити у відповідь.
waits-battle = { $names }: картки Бою або жодної.
waits-damage = { $names }: розподіл шкоди між Промисловістю й Конвоєм.
waits-land = { $names }: посадка.
waits-loss = { $names }: який літак із втраченого місця скинути.
waits-penalty = { $names }: що скинути за потоплений Конвой.

## Questions

idle = Зараз вам нічого вирішувати.
given = Ви відповіли, другий гравець ще ні.
# One press drafts the usual answer; it can then be changed, or handed in as it is.
fill-in = Заповнити як зазвичай
pick-mobilise = Мобілізація: позначте, що вводите в гру
none-mobilise = Мобілізувати вам нічого.
menu-target-air = Атака, етап авіабаз: оберіть ціль
menu-target-carrier = Атака, етап авіаносців: оберіть ціль
aim = { $name } ({ $kind }, Захист { $defense })
pick-mission = Ударна група: літаків { $n }, щонайбільше { $most }
none-aircraft = У вас немає літаків, які можуть зараз летіти, або немає для них місця.
menu-attack-air = Мобілізувати, а далі:
menu-attack-carrier = Далі:
do-launch = { $n ->
    [one] Наліт на { $target }: { $n } літак
    [few] Наліт на { $target }: { $n } літаки
   *[many] Наліт на { $target }: { $n } літаків
}
do-pass = { $n ->
    [0] Без нальоту
    [one] Мобілізувати { $n } картку, без нальоту
    [few] Мобілізувати { $n } картки, без нальоту
   *[many] Мобілізувати { $n } карток, без нальоту
}
pick-intercept = Перехоплювачів: { $n }. Вільних місць: { $bases } на авіабазах, { $carriers } на авіаносцях
menu-intercept = Ваша відповідь на наліт:
do-intercept = { $n ->
    [one] Перехопити: { $n } літак
    [few] Перехопити: { $n } літаки
   *[many] Перехопити: { $n } літаків
}
do-let-pass = Пропустити
menu-open = Почніть сутичку:
do-engage = { $card } проти прихованої картки
do-finish = { $card } проти { $other }
do-stop = Припинити бій
no-raid = Без нальоту
back = Прихована картка { $n }
menu-counter = Вдарити у відповідь прихованим літаком ударної групи?
do-strike = { $card } проти { $other }
do-decline = Не бити у відповідь
pick-battle = Картки Бою для вашого літака
none-battle = Карток Бою для цього літака у вас немає.
menu-battle = Відповідають обидва, хоч би що мали в руці:
do-battle = { $n ->
    [0] Жодної картки Бою
    [one] Зіграти { $n } картку
    [few] Зіграти { $n } картки
   *[many] Зіграти { $n } карток
}
pick-convoy = На Конвой; усі інші бомблять Промисловість
none-convoy = Жоден із цих літаків не може вдарити по Конвою.
menu-damage = Удар:
do-damage = { $n ->
    [0] Усі на Промисловість
    [one] { $n } літак на Конвой
    [few] { $n } літаки на Конвой
   *[many] { $n } літаків на Конвой
}
lands = { $card } → { $place }
hand-site = рука
menu-berths = Посадити котрийсь деінде; щоб звільнити місце, спершу візьміть один у руку:
menu-land = Посадка:
do-land = Сідати так
menu-loss = Скиньте один із цих літаків; решта повернеться в руку:
pick-penalty = { $n ->
    [one] Ваш Конвой потоплено: скиньте { $n } картку
    [few] Ваш Конвой потоплено: скиньте { $n } картки
   *[many] Ваш Конвой потоплено: скиньте { $n } карток
}
none-penalty = Скинути вам нічого.
menu-penalty = Скинути:
do-penalty = Скинути ці

# Standing orders: what is done without asking.
orders =
    Ваші постійні накази:
    { $orders }
menu-review = Вони відповідають за вас, крім тих, де сказано «питати»:
review = Змінити постійні накази
review-done = Із наказами все
menu-orders = Змінити постійний наказ
order-battle-turn = Картки Бою: найменше таких, що повернуть сутичку на мою користь
order-battle-none = Картки Бою: жодної
order-battle-ask = Картки Бою: питати в кожній сутичці
order-counter-sure = Удар у відповідь: лише коли перемога певна
order-counter-never = Удар у відповідь: ніколи
order-counter-ask = Удар у відповідь: питати
order-open-finish = Перехоплювачі: на відкриті літаки, якщо перемога певна, інакше на приховані
order-open-hidden = Перехоплювачі: лише проти прихованих карток
order-open-ask = Перехоплювачі: питати перед кожною сутичкою
order-stop-never = Перехоплювачі: викладати всіх
order-stop-1 = Перехоплювачі: припинити після першого
order-stop-2 = Перехоплювачі: припинити після другого
order-stop-3 = Перехоплювачі: припинити після третього
order-bombs-industry = Удар по Ресурсах: усі на Промисловість
order-bombs-convoy = Удар по Ресурсах: хто може, на Конвой
order-bombs-best = Удар по Ресурсах: кожен туди, де від нього більше шкоди
order-bombs-ask = Удар по Ресурсах: питати
order-landing-usual = Посадка: спершу авіаносці, потім найміцніші бази
order-landing-ask = Посадка: питати

## Log

log-turn = Хід { $turn }: { $name }
log-drew = { $n ->
    [one] { $name } бере { $n } картку.
    [few] { $name } бере { $n } картки.
   *[many] { $name } бере { $n } карток.
}
log-drew-cards = { $name } бере картки: { $cards }
log-recalled = Назад у руку ({ $name }): { $cards }
log-recalled-hidden = { $n ->
    [one] Назад у руку ({ $name }), ніким не бачений: { $n } літак.
    [few] Назад у руку ({ $name }), ніким не бачені: { $n } літаки.
   *[many] Назад у руку ({ $name }), ніким не бачені: { $n } літаків.
}
log-prowled = Б’ють підводні човни ({ $name }): ворожий Конвой −{ $points }.
log-mobilised = { $name } мобілізує: { $card }.
log-laid = { $name } кладе картку «{ $card }» на { $place }.
log-passed = { $stage ->
    [air] { $name } не починає нальоту з авіабаз.
   *[carrier] { $name } не починає нальоту з авіаносців.
}
log-declined = { $name } не б’є у відповідь.
log-stopped = { $name } припиняє бій.
log-fled = Із нальоту, який веде { $name }, не прорвався ніхто.
log-answered = Відповідь дано: { $name }.
log-battle = { $name } грає: { $cards }.
log-discarded = { $name } скидає: { $cards }.
log-place-lost = { $name } втрачає { $place }.
log-given-up = { $name } віддає { $place }.
log-war-lost = Разом утрачено: { $cards }.
log-landed = { $name } садить літаки: { $landings }
log-wearied = { $name } завершує хід без нальоту: Промисловість −{ $points }.

end-industry = { $name }: Промисловість лежить у руїнах.
end-limit = Останній хід минув: { $name } має вищу Промисловість.
end-limit-draw = Останній хід минув, Промисловість в обох однакова: нічия.

## Refusals

error-other-question = { $ask ->
    [air] Зараз час мобілізації й атаки, а не цього.
    [carrier] Зараз вирішується атака з авіаносців, а не це.
    [intercept] Зараз вирішується, чи перехоплюєте ви наліт, а не це.
    [open] Зараз треба почати сутичку або припинити бій, а не це.
    [counter] Зараз вирішується, чи б’єте ви у відповідь, а не це.
    [battle] Зараз питають про картки Бою, а не про це.
    [damage] Зараз треба розподілити шкоду, а не це.
    [land] Зараз треба посадити ваші літаки, а не це.
    [loss] Зараз вирішується, який літак ви скидаєте, а не це.
   *[penalty] Зараз вирішується, що ви скидаєте за свій Конвой, а не це.
}
error-already-answered = Ви вже відповіли, другий гравець ще ні.
error-same-order = Цей постійний наказ уже віддано.
error-review-orders = Спершу перегляньте свої постійні накази, потім змінюйте.
error-orders-later = Постійні накази віддають разом із відповіддю: щойно вас про щось запитають.
error-no-such-order = Такого постійного наказу немає.
error-not-there = Там цього немає, або всі такі вже взято.
error-not-held = { $held ->
    [0] Цієї картки у вашій руці немає.
    [one] Таких карток у вас лише { $held }.
    [few] Таких карток у вас лише { $held }.
   *[many] Таких карток у вас лише { $held }.
}
error-not-mobilised = Мобілізують лише авіабази, авіаносці й картки Війни.
error-on-no-base = Цю картку не кладуть на авіабазу.
error-needs-base = Цю картку Війни кладуть на власну авіабазу.
error-not-aircraft = Літають лише літаки.
error-land-based = На етапі авіаносців літають лише палубні літаки.
error-capacity = { $most ->
    [0] На цьому етапі у вас немає місткості для ударної групи.
    [one] Ударна група не перевищує місткості ваших місць на цьому етапі: { $most } літак.
    [few] Ударна група не перевищує місткості ваших місць на цьому етапі: { $most } літаки.
   *[many] Ударна група не перевищує місткості ваших місць на цьому етапі: { $most } літаків.
}
error-no-air-to-air = Перехоплювачу потрібен Повітряний бій щонайменше 1.
error-no-place = { $most ->
    [0] Вільного місця для перехоплювача немає.
    [one] Кожному перехоплювачу потрібне вільне місце, а їх { $most }.
    [few] Кожному перехоплювачу потрібне вільне місце, а їх { $most }.
   *[many] Кожному перехоплювачу потрібне вільне місце, а їх { $most }.
}
error-no-base-place = { $most ->
    [0] Непалубні літаки перехоплюють лише з авіабаз, а для цього нальоту там не враховано жодного місця.
    [one] Непалубні літаки перехоплюють лише з авіабаз: враховано { $most } місце.
    [few] Непалубні літаки перехоплюють лише з авіабаз: враховано { $most } місця.
   *[many] Непалубні літаки перехоплюють лише з авіабаз: враховано { $most } місць.
}
error-not-battle = Це не картка Бою.
error-fighters-only = Цю картку Бою долучають до винищувача, а ваш літак ним не є.
error-no-convoy-attack = По Конвою б’ють лише ті літаки, що прорвалися й мають Удар по конвоях.
error-given-enough = { $n ->
    [one] Треба скинути лише { $n } картку.
    [few] Треба скинути лише { $n } картки.
   *[many] Треба скинути лише { $n } карток.
}
error-give = { $n ->
    [one] Позначте { $n } картку, яку скидаєте.
    [few] Позначте { $n } картки, які скидаєте.
   *[many] Позначте { $n } карток, які скидаєте.
}
error-no-landing = Там немає місця, або для цього нальоту воно не враховується.
error-land-based-landing = Непалубні літаки сідають лише на авіабази.
error-full = { $most ->
    [one] Там є місце лише для { $most } літака.
    [few] Там є місце лише для { $most } літаків.
   *[many] Там є місце лише для { $most } літаків.
}
error-must-land = Літак повертається в руку, лише коли місця для нього немає ніде.
error-no-target = Вашій ударній групі потрібна ціль.
error-no-aircraft = Для нальоту потрібен щонайменше один літак.
error-no-such-target = Ціль — це ворожі Ресурси або ворожа авіабаза чи авіаносець у грі.
error-not-interceptor = Цього літака немає серед ваших перехоплювачів, яких ще не викладено.
error-only-that-one = Утративши перехоплювача, можна атакувати літак, що його збив, або прихований.
error-not-in-the-air = Літака ударної групи там немає.
error-not-in-mission = Цього літака немає серед прихованих карток вашої ударної групи.

## Settings

setting-limit = Ходів у кожного
setting-limit-20 = 20
setting-limit-30 = 30
setting-limit-40 = 40 (зазвичай)
setting-limit-60 = 60
setting-weariness = Втрата Промисловості за хід без нальоту
setting-weariness-0 = Немає (зазвичай)
setting-weariness-1 = 1
setting-weariness-2 = 2
