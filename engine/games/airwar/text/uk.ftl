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
