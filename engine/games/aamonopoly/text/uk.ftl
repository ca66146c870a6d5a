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
square-nth = { $square } { $nth }
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

## Cards: a name, and a text with the figures of the card

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

picture-turn = Раунд { $round } · ходить { $name }
picture-turn-of = Раунд { $round } з { $last } · ходить { $name }
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
picture-cash = { $cash } IPC · статки { $worth }
picture-prisoner = В’язниця, спроба { $tries }
picture-bulletins = Зведення { $nth }
picture-messages = Листи { $nth }
picture-no-lots = У вас іще немає ділянок.
picture-awaiting = Ваша остання армія полягла на власній землі: ви повернетеся у свій наступний хід.
picture-out = Для вас війну закінчено.

alt-won = Перше місце: { $names }.
alt-awaited = Мають відповісти: { $names }.
alt-seat = { $name }: { $cash } IPC; { $armies }; { $lots }.
alt-armies-many = армій: { $n }
alt-lots = ділянки: { $lots }
alt-lots-none = ділянок немає
alt-lots-many = ділянок: { $lots }, цехів: { $yards }, заводів: { $factories }, у заставі: { $mortgaged }
alt-lot-earns = { $square }: { $earns }
alt-estate = Ваше майно: { $cash } IPC, статки { $worth }.
alt-armies = Армії: { $armies }.
alt-cards = Картки: { $cards }.
alt-lots-own = Ділянки: { $lots }.

## The board

over = Партію завершено.
turn = { $rounds ->
    [0] Раунд { $round }: ходить { $name }.
   *[other] Раунд { $round } з { $rounds }: ходить { $name }.
}
seat = **{ $name }**: { $cash } IPC, статки { $worth }
seat-lots = володіє: { $lots }
seat-cards = { $n ->
    [one] { $n } картка виходу з в’язниці
    [few] { $n } картки виходу з в’язниці
   *[many] { $n } карток виходу з в’язниці
}
seat-harsh = постійний наказ: без пощади
seat-lingers = постійний наказ: чекати наприкінці ходу
standing-awaiting = без армій, повернеться в наступний хід
standing-out = поза грою
army-held = у в’язниці (невдалих кидків: { $n } з 3)
lot-mortgaged = { $square } (у заставі)
lot-factory = { $square } (завод)
lot-yards = { $square } ({ $n ->
    [one] { $n } цех
    [few] { $n } цехи
   *[many] { $n } цехів
})
the-bank = банк
cash = { $amount } IPC
side-nothing = нічого
offer = { $name } пропонує обмін. Дає: { $gives }. Натомість { $to } дає: { $gets }.
dice-joint = Кубики: { $one } і { $other }, кинуто разом.
dice-split = Кубики: уперед { $one }, назад { $other }.
drawn = Узято картку: **{ $card }**. { $text }
dice-of = { $name } { $dice }
fought = { $name } нападає, поле «{ $square }»: { $dice }. Найменше на кубику має { $winner }.
fought-again = { $n ->
    [one] Усе довелося перекидати { $n } раз.
    [few] Усе довелося перекидати { $n } рази.
   *[many] Усе довелося перекидати { $n } разів.
}
owes = { $name } має сплатити { $amount } IPC; отримає { $to }.
auction-next = Далі на аукціон іде ділянка «{ $square }».
bank = У банку лишилося: { $yards ->
    [one] { $yards } цех
    [few] { $yards } цехи
   *[many] { $yards } цехів
} і { $factories ->
    [one] { $factories } завод
    [few] { $factories } заводи
   *[many] { $factories } заводів
}.
cards-left = Карток лишилося: воєнних зведень { $bulletins }, листів { $messages }.
asks-throw = { $name } має кидати.
asks-choice = { $name } обирає армію.
asks-arrival = { $name } на полі «{ $square }» вирішує, що робити.
asks-censored = { $name } платить { $amount } IPC або бере воєнне зведення.
asks-auction = На аукціоні ділянка «{ $square }». Таємні ціни ще мають назвати: { $names }.
asks-victory = { $name } перемагає в бою й вирішує, що далі.
asks-defeat = { $name } відбиває напад і вирішує, що буде з армією гравця { $loser }.
asks-debt = { $name } має сплатити { $amount } IPC і мусить знайти гроші; отримає { $to }.
asks-finish = { $name } ще може дати лад майну.
own = { $raisable ->
    [0] У вас { $cash } IPC.
   *[other] У вас { $cash } IPC; продавши й заставивши все, здобудете ще { $raisable }.
} Окремих кидків на цьому колі лишилося: { $splits }.
own-cards = У вас на руках: { $cards }.

## Questions

menu-throw = Як кидаєте? Разом: уперед на суму. Окремо: уперед на перший кубик, назад на другий.
throw-joint = Кинути разом
throw-split = Кинути окремо (лишилося { $n })
menu-bail = Армія з в’язниці може вийти ще до кидка.
bail-cash = Армія { $n }: сплатити { $bail }
bail-card = Армія { $n }: віддати картку
menu-other = Далі:
pay-up = Сплатити
draw-instead = Узяти воєнне зведення
end = Завершити хід
menu-army = Яка армія піде?
menu-captured = Третій дубль поспіль: яка армія піде до в’язниці?
use = Армія { $n }: «{ $square }»
use-attack = Армія { $n }: «{ $square }», напасти на: { $names }
use-stays = Армія { $n } · { $origin }
menu-arrival = Що тут робите?
buy = Купити ділянку «{ $square }» за { $price } IPC
decline = Віддати на аукціон
settle = Не нападати
attack = Напасти на: { $names }
bid-rule = { $square } (ціна { $price }): перемагає найвища ціна й платить на одиницю більше за другу. Решта цін лишаються таємними.
menu-bid = Ваша ціна:
bid-none = Не торгуватися
bid = Назвати ціну …
bid-most = Ваша найвища ціна, від 0 до { $most }
bid-ahead = Поки { $name } вирішує, можете вже назвати ціну за ділянку «{ $square }» на випадок аукціону.
bid-given = Ваша таємна ціна: { $amount } IPC.
bid-refrained = Ви вирішили не торгуватися.
bid-changes = Це ще можна змінити.
menu-victory = Ви перемогли. Куди піде ваша армія і що буде з переможеними?
conquer = { $way ->
    [on] Уперед: «{ $square }»
   *[back] Назад: «{ $square }»
}
conquer-eliminate = { $way ->
    [on] Знищити, і вперед: «{ $square }»
   *[back] Знищити, і назад: «{ $square }»
}
menu-defeat = Ви перемогли. Що буде з армією нападника?
repel = { $way ->
    [on] Уперед: «{ $square }»
    [back] Назад: «{ $square }»
   *[stay] Лишається тут: «{ $square }»
}
repel-eliminate = Знищити її
menu-order = Коли напад на вас відбито, цей наказ відповідає за вас: армію знищують, якщо можна, а ні — посилають туди, де їй найгірше.
order-give = Дати наказ: без пощади
order-take = Скасувати: без пощади
menu-linger = Ваш хід закінчується сам, якщо будувати нічого, а нового собі не дозволити. З цим наказом він чекає на вас, коли є на що витратитися чи з ким мінятися.
linger-give = Чекати на мене в кінці
linger-take = Більше не чекати
prospect-tax = сплатити { $amount }
prospect-card = узяти картку
prospect-via = отримати платню
prospect-prison = лише проїздом
prospect-neutral = нічого не стається; нові армії тут дешеві
prospect-go-to-prison = до в’язниці
prospect-sale = продається за { $price } ({ $group })
prospect-own = ваша ділянка
prospect-rent = рента { $amount }, отримує { $name }
prospect-mortgaged = власник { $name }, у заставі: ренти немає

menu-raise = Нова армія починає зі «Старту».
raise = Нова армія за { $price } IPC
menu-build = Будувати
build-yard = { $lot }: цех за { $price }
build-factory = { $lot }: завод за { $price }
menu-sell = Продати будівлі банкові за півціни
sell = { $lot }: отримати { $price }, { $n ->
    [0] не лишиться нічого
    [one] лишиться { $n } цех
    [few] лишаться { $n } цехи
   *[many] лишиться { $n } цехів
}
sell-group = { $lot } і вся група: отримати { $price }, { $n ->
    [0] не лишиться нічого
    [one] на кожній лишиться { $n } цех
    [few] на кожній лишаться { $n } цехи
   *[many] на кожній лишиться { $n } цехів
}
menu-mortgage = Заставити
mortgage = { $lot }: отримати { $price }
menu-lift = Викупити заставу
lift = { $lot } за { $price }

menu-trade = Запропонувати обмін:
draft = Ви пишете пропозицію, її отримає { $name }. Даєте: { $gives }. Отримуєте: { $gets }.
menu-gives = Що даєте ви
menu-gets = Що дає { $name }
menu-propose = Зробити пропозицію:
propose = Запропонувати без грошей
propose-pays = Запропонувати й додати гроші …
propose-pays-most = Скільки платите, щонайбільше { $most }
propose-gets = Запропонувати; гроші додасть { $name } …
propose-gets-most = Скільки просите, щонайбільше { $most }
menu-drop = Доки не зробите цієї пропозиції, її не бачить ніхто.
drop = Облишити
accept = Прийняти
refuse = Відхилити
withdraw = Забрати пропозицію

setting-rounds = Тривалість
setting-rounds-10 = 10 раундів
setting-rounds-30 = 30 раундів
setting-rounds-60 = 60 раундів
setting-rounds-0 = Без обмеження: до останнього гравця
setting-stakes = Ставки в бою
setting-stakes-1 = За правилами: кілька IPC
setting-stakes-10 = Удесятеро більші

## The log

log-turn = Раунд { $round }: ходить { $name }.
log-thrown-joint = { $name } кидає { $one } і { $other }.
log-thrown-split = { $name } кидає окремо: уперед { $one }, назад { $other }.
log-missed = { $name } пропускає хід ({ $n } з 3 поспіль).
log-moved-dice = Армія гравця { $name } прибуває на поле «{ $square }».
log-moved-card = Картка посилає армію гравця { $name } на поле «{ $square }».
log-moved-step = Переможна армія гравця { $name } крокує на поле «{ $square }».
log-moved-retreat = Армія гравця { $name } відступає на поле «{ $square }».
log-moved-pushed = Розбиту армію гравця { $name } відкинуто на поле «{ $square }».
log-captured-square = Армія гравця { $name } йде до в’язниці.
log-captured-card = Картка посилає армію гравця { $name } до в’язниці.
log-captured-doubles = Третій дубль поспіль: армія гравця { $name } йде до в’язниці.
log-freed-cash = { $name } платить, і армія виходить із в’язниці.
log-freed-card = { $name } віддає картку: армія виходить із в’язниці.
log-freed-double = Дубль: армія гравця { $name } виходить із в’язниці.
log-freed-third = Після третього невдалого кидка армія гравця { $name } виходить із в’язниці.
log-held = Не дубль: армія гравця { $name } лишається у в’язниці ({ $n } з 3).
log-gets-salary = { $name } минає «Старт» і отримує { $amount } IPC.
log-gets-card = { $name } отримує { $amount } IPC.
log-gets-comfort = { $name } отримує від банку { $amount } IPC за оборону.
log-pays-rent = { $name } платить { $amount } IPC ренти за ділянку «{ $square }»; отримує { $to }.
log-pays-tax = { $name } платить { $amount } IPC: { $square }.
log-pays-card = { $name } платить { $amount } IPC.
log-pays-each = { $name } платить { $amount } IPC; отримує { $to }.
log-pays-bail = { $name } платить { $amount } IPC за вихід із в’язниці.
log-pays-spoils = { $name } платить { $amount } IPC переможцеві; отримує { $to }.
log-pays-comfort = { $name } платить { $amount } IPC за невдалий напад; отримує { $to }.
log-pays-interest = { $name } платить { $amount } IPC відсотків за отримані застави.
log-pays-estate = { $name } віддає все, що лишилося: { $amount } IPC; отримує { $to }.
log-pays-trade = { $name } платить { $amount } IPC за обміном; отримує { $to }.
log-owing = { $name } має сплатити { $amount } IPC і мусить знайти гроші; отримає { $to }.
log-drawn = { $name } бере картку **{ $card }**. { $text }
log-shuffled = { $deck }: колода скінчилася, її тасують наново.
log-bought = { $name } купує ділянку «{ $square }» за { $price } IPC.
log-auction = На аукціоні ділянка «{ $square }»: назвіть таємні ціни.
log-bid-none = { $name } не торгується.
log-bid = { $name } потай дає до { $amount } IPC.
log-auctioned = { $name } отримує на аукціоні ділянку «{ $square }» за { $price } IPC.
log-auctioned-none = Ніхто не торгується за ділянку «{ $square }»: вона лишається банкові.
log-built-yard = { $name } будує за { $price } IPC на ділянці «{ $square }»: тепер там { $n ->
    [one] { $n } цех
    [few] { $n } цехи
   *[many] { $n } цехів
}.
log-built-factory = { $name } будує завод на ділянці «{ $square }» за { $price } IPC.
log-sold = { $name } продає будівлі за { $price } IPC: { $lots }; { $n ->
    [0] нічого не лишається
    [one] лишається { $n } цех
    [few] лишаються { $n } цехи
   *[many] лишається { $n } цехів
}.
log-mortgaged = { $name } заставляє ділянку «{ $square }» за { $price } IPC.
log-lifted = { $name } викуповує із застави ділянку «{ $square }» за { $price } IPC.
log-raised = { $name } набирає нову армію на «Старті» за { $price } IPC.
log-spared = { $name } ні на кого не нападає.
log-eliminated = { $by } знищує на полі «{ $square }» { $n ->
    [one] { $n } армію
    [few] { $n } армії
   *[many] { $n } армій
} гравця { $name }.
log-fate-returns = { $name } більше не має армій, але ця ділянка своя: у наступний хід з’явиться нова.
log-fate-out = { $name } більше не має армій і поза грою.
log-returned = { $name } повертається з новою армією на «Старті».
log-downgraded = Завод гравця { $name }, ділянка «{ $square }»: { $n ->
    [0] його забрано
    [one] стає { $n } цех
    [few] стають { $n } цехи
   *[many] стає { $n } цехів
}.
log-bankrupt = { $name } не може сплатити: банкрутство. Усе забирає { $to }.
log-left-resigned = { $name } йде з партії. Усе вертається до банку.
log-left-absent = { $name } пропускає три ходи поспіль і вибуває. Усе вертається до банку.
log-closed-accepted = { $to } приймає пропозицію, яку зробив гравець { $name }.
log-closed-refused = { $to } відхиляє пропозицію, яку зробив гравець { $name }.
log-closed-withdrawn = { $name } забирає пропозицію, яку мав розглянути гравець { $to }.
log-closed-void = Пропозиція гравців { $name } і { $to } більше не чинна: змінилося те, про що йшлося.
log-order-given = { $name } дає постійний наказ: без пощади до розбитих нападників.
log-order-taken = { $name } скасовує постійний наказ: без пощади до розбитих нападників.
log-linger-given = { $name } дає постійний наказ: чекати наприкінці ходу.
log-linger-taken = { $name } скасовує постійний наказ: чекати наприкінці ходу.

end-last = У війні лишається тільки { $name }.
end-worth = Останній раунд завершено: найбільші статки має { $name }.
end-worth-shared = Останній раунд завершено: найбільші статки в кількох гравців.

## Refusals

error-out = Ви вже поза цією партією.
error-no-offer = Такої пропозиції для вас уже немає.
error-no-own-offer = У вас немає відкритої пропозиції.
error-order-given = Такий наказ ви вже дали.
error-order-not-given = Такого наказу ви не давали.
error-which-order = Назвіть принаймні один із постійних наказів.
error-no-auction = Зараз аукціону немає.
error-bid-without-cash = Хто не має грошей, той не торгується.
error-bid-given = Вашу ціну прийнято. Коли аукціон відкрито, її вже не змінюють.
error-bid-cash = Можна дати щонайбільше свої гроші: { $cash } IPC. 0 — не торгуватися.
error-first-throw = Спершу киньте кубики.
error-first-choice = Спершу оберіть, яка армія піде.
error-first-arrival = Спершу вирішіть, що робити на полі, куди ви прийшли.
error-first-censored = Спершу сплатіть або візьміть воєнне зведення.
error-first-auction = Спершу назвіть свою ціну.
error-first-victory = Спершу вирішіть, що буде після вашої перемоги.
error-first-defeat = Спершу вирішіть долю армії нападника.
error-first-debt = Спершу сплатіть борг: продавайте, заставляйте чи міняйтеся.
error-first-finish = Кидок уже був. Завершіть хід або дайте лад майну.
error-splits-spent = На коло є щонайбільше два окремі кидки; нове коло почнеться з наступною платнею.
error-split-in-prison = У в’язниці окремо не кидають.
error-miss-later = Пропустити хід можна лише до першого кидка.
error-not-in-prison = Ця армія не у в’язниці.
error-no-card = У вас немає картки виходу з в’язниці.
error-bail-cash = Вихід із в’язниці коштує { $bail } IPC; у вас { $cash }.
error-no-such-army = Такої армії у вас немає.
error-same-army = Ця армія стоїть достоту так, як інша ваша: оберіть ту.
error-capture-free = Третій дубль посилає до в’язниці вільну армію.
error-capture-no-attack = Третій дубль посилає армію до в’язниці без ходу: ні на кого не нападають.
error-held-attack = Армія з в’язниці нападає, лише якщо її звільнив дубль.
error-one-combat = Лише один бій на кидок, і лише там, де завершився рух.
error-too-many-armies = Бою немає, якщо на полі більше армій, ніж { $most }.
error-nobody-there = На цьому полі немає вільних ворожих армій.
error-not-for-sale = Це поле не продається, або вам за нього не заплатити.
error-buy-or-not = Ця ділянка продається: купіть її або віддайте на аукціон.
error-buy-cash = Вона коштує { $price } IPC, а у вас { $cash }. Можна спершу щось продати чи заставити.
error-no-battleground = Армії знищують лише на полях бою.
error-no-such-step = Одне поле вперед або одне назад; зі «Старту» назад не ходять.
error-draw-instead = Вам цього не сплатити: візьміть воєнне зведення.
error-spend-when = Будують, викуповують застави, набирають армії й пропонують обміни у свій хід, до чи після кидка.
error-sell-when = Продають і заставляють у свій хід або коли треба знайти гроші.
error-armies-enough = Ніхто не має більше армій, ніж { $most }.
error-army-once = Лише одна нова армія за хід.
error-army-where = Для нової армії треба, щоб ваша стояла на Нейтральних землях або на «Старті» після першого ходу, чи картка виходу з в’язниці.
error-cash = Це коштує { $price } IPC; у вас { $cash }.
error-not-yours = Ця ділянка не ваша.
error-no-street = Цехи й заводи будують лише на землях, а не на протоках чи об’єктах.
error-group-not-whole = Будують лише там, де вся група ваша.
error-group-mortgaged = Доки хоч одна ділянка групи в заставі, не будують.
error-has-factory = Там уже є завод.
error-uneven-building = Будуйте рівномірно: спершу там, де в групі менше.
error-bank-yards = У банку більше немає цехів.
error-bank-factories = У банку більше немає заводів.
error-nothing-built = Там нічого не збудовано.
error-uneven-sale = Продавайте рівномірно: спершу там, де в групі більше.
error-mortgaged-already = Ця ділянка вже в заставі.
error-mortgage-built = Доки на ділянках групи щось збудовано, заставити не можна: спершу продайте будівлі.
error-not-mortgaged = Ця ділянка не в заставі.
error-offer-open = У вас є відкрита пропозиція. Заберіть її, перш ніж писати іншу.
error-no-partner = Мінятися тут немає з ким або немає чим.
error-draft = Цьому гравцеві ви вже пишете.
error-no-draft = Ви не пишете пропозиції. Спершу оберіть, кому.
error-not-theirs = Ця ділянка не належить жодному з вас.
error-ticked = Це вже є в пропозиції.
error-not-tradable = Ділянкою не міняються, доки в її групі щось збудовано або коли вона вже перейшла до іншого.
error-card-gone = Ця картка вже в пропозиції, або її власник її більше не має.
error-cash-both-ways = Гроші йдуть лише в один бік.
error-offer-empty = У пропозиції має бути хоча б одна ділянка чи картка.
error-debtor-trade = Обмін боржника мусить додати йому грошей.
error-trade-cash = Стільки грошей немає.
error-trade-interest = Хто отримує ділянку в заставі, має одразу сплатити 10 % від її застави.
error-trade-mortgage = Відколи зробили цю пропозицію, ділянку з неї заставили або викупили її заставу.
error-trade-in-auction = Доки триває аукціон, обмінів не приймають.
error-unknown-lot = Ділянки чи картки «{ $text }» немає. Оберіть із підказаних.
error-no-victory = Ви не виграли бою, наслідки якого вам вирішувати.
error-which-offer = Пропозицій до вас кілька. Скажіть, на чию відповідаєте.
