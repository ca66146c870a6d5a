title = AirWar: Pacific!

## Cards
# Aircraft, air bases and carriers have the same names in every language: see decks/.

card-flak = Зенітні батареї
card-construction = Будівельний батальйон
card-kido-butai = Кідо Бутай
card-submarines = Підводна війна
card-out-of-the-sun = Від сонця
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

# On pictures a card's name has room for about fourteen letters.
picture-flak = Зенітки
picture-construction = Будівельники
picture-kido-butai = Кідо Бутай
picture-submarines = Підводники
picture-out-of-the-sun = Від сонця
picture-evasion = Ухилення
picture-ace = Ас
picture-head-on = Лобова атака
picture-thach-weave = Плетиво Тача

## Pictures

picture-turn = Хід { $turn } · { $name }
picture-stage-air = Етап авіабаз
picture-stage-carrier = Етап авіаносців
picture-over = Партію завершено
picture-no-raid = Нальотів ще не було
picture-raid = Наліт: { $target }
picture-last-raid = Останній наліт: { $target }
picture-resources = Ресурси
picture-hit = Промисловість −{ $industry }, Конвой −{ $convoy }
picture-destroyed = { $strength } : { $defense }, знищено
picture-holds = { $strength } : { $defense }, ціль уціліла
picture-fled = ніхто не прорвався
picture-hand = Ваша рука
picture-empty = Ваша рука порожня.
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
alt-set-aside = Відкладено для цього нальоту: { $cards }.
