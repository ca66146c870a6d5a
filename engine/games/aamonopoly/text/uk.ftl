title = AA-Монополія

## Squares

square-via = Старт
square-panama = Панама
square-messages = Листи
square-mexico = Мексика
square-war-tribute = Воєнна данина
square-atlantic-ocean = Атлантичний океан
square-algeria = Алжир
square-bulletins = Воєнне зведення
square-libya = Лівія
square-sudan = Судан
square-prison = В’язниця
square-greece = Греція
square-radar = Радар
square-balkans = Балкани
square-italy = Італія
square-suez-canal = Суецький канал
square-norway = Норвегія
square-great-britain = Велика Британія
square-normandy = Нормандія
square-neutral = Нейтральні землі
square-manchuria = Маньчжурія
square-philippines = Філіппіни
square-japan = Японія
square-mediterranean-sea = Середземне море
square-caucasus = Кавказ
square-kazakh = Казахстан
square-anti-aircraft = Зенітки
square-moscow = Москва
square-go-to-prison = До в’язниці!
square-ukraine = Україна
square-poland = Польща
square-germany = Німеччина
square-indian-ocean = Індійський океан
square-pearl-harbor = Перл-Гарбор
square-war-tax = Воєнний податок
square-washington = Вашингтон

group-brown = коричневі
group-light-blue = блакитні
group-pink = рожеві
group-orange = помаранчеві
group-red = червоні
group-yellow = жовті
group-green = зелені
group-dark-blue = сині
group-strait = протоки
group-utility = об’єкти

deck-bulletins = Воєнні зведення
deck-messages = Листи

## Cards: a name, and a text with the card's figures

card-landing = Десант
card-landing-text = Десантні катери готові. Перейдіть уперед на поле «{ square-japan }»; якщо минаєте «Старт», отримайте платню.
card-captured = У полоні
card-captured-text = Розвідка потрапила в засідку. Прямуйте просто до в’язниці, не минаючи «Старту».
card-air-raid = Повітряний наліт
card-air-raid-text = Бомбили всю ніч. Ремонт: сплатіть { $yard } за кожен свій цех і { $factory } за кожен свій завод.
card-retreat = Відступ
card-retreat-text = Ворог прорвав фронт. Відступіть на стільки полів: { $steps }.
card-partisans = Партизани на зв’язку
card-partisans-text = Партизанам треба скинути зброю. Перейдіть уперед на поле «{ square-greece }»; якщо минаєте «Старт», отримайте платню.
card-curfew = Після комендантської години
card-curfew-text = Патруль застав ваших у шинку. Сплатіть { $amount } штрафу.
card-convoy = Конвой у небезпеці
card-convoy-text = Конвою потрібна охорона. Перейдіть уперед на поле «{ square-mediterranean-sea }»; якщо минаєте «Старт», отримайте платню.
card-jeep = Квапливий джип
card-jeep-text = Генералів водій гнав надто швидко. Сплатіть { $amount } штрафу.
card-summit = Зустріч у верхах
card-summit-text = Збираються начальники штабів. Перейдіть уперед на поле «{ square-washington }».
card-paratroopers = Школа парашутистів
card-paratroopers-text = Шовк подорожчав. Сплатіть { $amount } за навчання новобранців.
card-safe-conduct = Перепустка
card-safe-conduct-text = З підписом і печаткою: звільняє з в’язниці одну армію. Тримайте її, доки не використаєте чи не обміняєте.
card-war-bonds = Воєнна позика
card-war-bonds-text = Настав термін ваших облігацій. Отримайте { $amount }.
card-spoils = Трофеї
card-spoils-text = На захопленому складі повно тушонки. Отримайте { $amount }.
card-mobilization = Загальна мобілізація
card-mobilization-text = Усі на збірний пункт! Перейдіть уперед на «Старт» і отримайте платню.
card-supplies = Допомога з-за океану
card-supplies-text = Транспорти «Ліберті» прорвалися. Отримайте { $amount }.
card-sabotage = Диверсія
card-sabotage-text = Серед робітників були шпигуни. Сплатіть { $yard } за кожен свій цех і { $factory } за кожен свій завод.

card-recalled = Відкликано
card-recalled-text = Канал лишився без охорони. Поверніться назад на поле «{ square-panama }»; за рух назад платні немає.
card-parcel = Посилка з дому
card-parcel-text = Шкарпетки, шоколад і банкнота. Отримайте { $amount }.
card-refund = Відшкодування
card-refund-text = Інтендант завинив вам за чоботи. Отримайте { $amount }.
card-talent-show = Самодіяльність
card-talent-show-text = Друга премія за пісню про сержанта. Отримайте { $amount }.
card-field-hospital = Польовий шпиталь
card-field-hospital-text = Надійшов рахунок від хірурга. Сплатіть { $amount }.
card-red-cross = Лист від Червоного Хреста
card-red-cross-text = Обмін полоненими: звільняє з в’язниці одну армію. Тримайте його, доки не використаєте чи не обміняєте.
card-legacy = Спадок
card-legacy-text = Двоюрідна бабуся залишила вам заощадження. Отримайте { $amount }.
card-telegram = Телеграма зі штабу
card-telegram-text = ПОВЕРТАЙТЕСЯ БАЗУ КРПК. Перейдіть уперед на «Старт» і отримайте платню.
card-censor = Цензура
card-censor-text = Ви написали додому, де стоїте. Сплатіть { $amount } штрафу або візьміть воєнне зведення.
card-bookkeeping = Помилка на вашу користь
card-bookkeeping-text = Скарбник поставив кому не там. Отримайте { $amount }.
card-bridge = Міст
card-bridge-text = Самі підірвали, а тепер він потрібен. Сплатіть { $amount } за відбудову.
card-intercepted = Перехоплено
card-intercepted-text = Вашого листа прочитали. Прямуйте просто до в’язниці, не минаючи «Старту».
card-birthday = День народження в окопі
card-birthday-text = Отримайте по { $amount } від кожного гравця.
card-uniforms = Старі мундири
card-uniforms-text = Театр купує їх для комедії. Отримайте { $amount }.
card-mess = Офіцерська їдальня
card-mess-text = Хтось мусить заплатити за вино. Сплатіть { $amount }.
card-medal = Медаль
card-medal-text = За відвагу, ще й із пенсією. Отримайте { $amount }.

## Pictures

picture-turn = Коло { $round } · ходить { $name }
picture-turn-of = Коло { $round } з { $last } · ходить { $name }
picture-over = Партію завершено
picture-debt = { $name } має сплатити { $amount }
picture-auction = Аукціон: { $square }
picture-pay = внесок { $amount }
picture-cards = { $n ->
    [one] { $n } картка
    [few] { $n } картки
   *[many] { $n } карток
}
picture-price = ціна { $amount }
picture-rent = рента { $amount }
picture-factor = { $factor } × кубики
picture-mortgaged = у заставі
picture-estate = Ваше майно
picture-cash = { $cash } IPC · усього { $worth }
picture-prisoner = В’язниця, спроба { $tries }
picture-no-lots = У вас іще немає ділянок.
picture-awaiting = Ваша остання армія полягла на власній землі: ви повернетеся у свій наступний хід.
picture-out = Для вас війну закінчено.

alt-won = Перше місце: { $names }.
alt-awaited = Мають відповісти: { $names }.
alt-drawn = Взято картку: { $card }.
alt-joint = Кубики: { $first } і { $second }.
alt-split = Кубики: уперед { $first }, назад { $second }.
alt-battle = Останній бій, { $square }: { $dice }; найменше кинув гравець { $name }.
alt-dice = { $name } { $dice }
alt-seat = { $name }: { $cash } IPC; армії: { $armies }; { $lots }.
alt-seat-out = { $name }: поза грою.
alt-seat-awaiting = { $name }: { $cash } IPC; повернеться в наступний хід; { $lots }.
alt-lots = ділянки: { $lots }
alt-lots-none = ділянок немає
alt-lots-many = ділянок: { $lots }, цехів: { $yards }, заводів: { $factories }, у заставі: { $mortgaged }
alt-lot-built = { $square } ({ $level ->
    [5] завод
    [one] { $level } цех
   *[few] { $level } цехи
})
alt-lot-mortgaged = { $square } (у заставі)
alt-lot-earns = { $square }: { $earns }
alt-passes = { $cards ->
    [one] картка виходу з в’язниці
   *[other] карток виходу з в’язниці: { $cards }
}
alt-bank = Банк: цехів { $yards }, заводів { $factories }. Карток лишилося: зведень { $bulletins }, листів { $messages }.
alt-estate = Ваше майно: { $cash } IPC, усього { $worth }.
alt-armies = Армії: { $armies }.
alt-cards = Картки: { $cards }.
alt-lots-own = Ділянки: { $lots }.
