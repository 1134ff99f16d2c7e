import type { IconWord } from './icons';
import type { Said } from './words.svelte';

const word = (name: Said, means: Said): IconWord => ({ name, means });
const sample: Said = [
    'Found by researching regolith; wanted by research and orders.',
    'Z badania regolitu; potrzebna do badań i zleceń.',
    'Знаходять, досліджуючи реголіт; потрібен для досліджень і замовлень.',
    'Najde se rozborem regolitu; žádají ho výzkum a zakázky.',
];
const inQuarter: Said = [
    'Lies in a quarter; people suffer from it.',
    'Leży w kwaterze; ludzie na tym cierpią.',
    'Лежить у відсіку; люди від цього потерпають.',
    'Leží v ubikaci; lidé jím trpí.',
];

/// The icons of Martians; buildings, technologies, people, crops and weather come from its catalogue.
export const martiansIcons: Record<string, Record<string, IconWord>> = {
    goods: {
        energy: word(
            ['energy', 'energia', 'енергія', 'energie'],
            [
                'Pays for most actions.',
                'Płaci się nią za większość akcji.',
                'Нею платять за більшість дій.',
                'Platí se jí za většinu akcí.',
            ],
        ),
        'good-aux': word(
            ['auxiliary material', 'materiał pomocniczy', 'допоміжні матеріали', 'pomocný materiál'],
            [
                'From the lander, for building.',
                'Z lądownika, do budowy.',
                'Із посадкового модуля, для будівництва.',
                'Z přistávacího modulu, na stavbu.',
            ],
        ),
        'good-water': word(
            ['water', 'woda', 'вода', 'voda'],
            ['Purified from ice.', 'Oczyszczona z lodu.', 'Очищена з льоду.', 'Vyčištěná z ledu.'],
        ),
        'good-ice': word(
            ['ice', 'lód', 'лід', 'led'],
            ['Mined; becomes water.', 'Wydobywany; daje wodę.', 'Видобувають; дає воду.', 'Těží se; mění se ve vodu.'],
        ),
        'good-regolith': word(
            ['regolith', 'regolit', 'реголіт', 'regolit'],
            [
                'Mined; may hold samples.',
                'Wydobywany; może kryć próbki.',
                'Видобувають; може містити зразки.',
                'Těží se; může skrývat vzorky.',
            ],
        ),
        'good-food': word(
            ['food', 'żywność', 'їжа', 'potraviny'],
            [
                'Harvested; against hunger.',
                'Ze zbiorów; przeciw głodowi.',
                'З урожаю; проти голоду.',
                'Ze sklizně; proti hladu.',
            ],
        ),
        'good-medicine': word(
            ['medicine', 'lekarstwo', 'ліки', 'léky'],
            ['Against sickness.', 'Przeciw chorobie.', 'Проти хвороби.', 'Proti nemoci.'],
        ),
        'good-money': word(
            ['money', 'pieniądze', 'монети', 'mince'],
            [
                'From research; hires people.',
                'Z badań; do zatrudniania.',
                'З досліджень; на найм людей.',
                'Z výzkumu; na najímání lidí.',
            ],
        ),
        'mineral-yellow': word(['yellow sample', 'żółta próbka', 'жовтий зразок', 'žlutý vzorek'], sample),
        'mineral-red': word(['red sample', 'czerwona próbka', 'червоний зразок', 'červený vzorek'], sample),
        'mineral-green': word(['green sample', 'zielona próbka', 'зелений зразок', 'zelený vzorek'], sample),
        'mineral-blue': word(['blue sample', 'niebieska próbka', 'синій зразок', 'modrý vzorek'], sample),
        'mineral-any': word(
            ['sample of any colour', 'próbka dowolnego koloru', 'зразок будь-якого кольору', 'vzorek libovolné barvy'],
            sample,
        ),
    },
    colony: {
        'need-oxygen': word(['oxygen token', 'żeton tlenu', 'жетон кисню', 'žeton kyslíku'], inQuarter),
        'need-sickness': word(['sickness token', 'żeton choroby', 'жетон хвороби', 'žeton nemoci'], inQuarter),
        'need-hunger': word(['hunger token', 'żeton głodu', 'жетон голоду', 'žeton hladu'], inQuarter),
        growth: word(
            ['growth token', 'żeton przyrostu populacji', 'жетон приросту населення', 'žeton přírůstku'],
            ['The colony grows.', 'Kolonia rośnie.', 'Колонія зростає.', 'Kolonie roste.'],
        ),
        colonist: word(
            ['colonist', 'kolonista', 'колоніст', 'kolonista'],
            ['Lives in a quarter.', 'Mieszka w kwaterze.', 'Живе у відсіку.', 'Bydlí v ubikaci.'],
        ),
        dead: word(
            ['dead colonist', 'martwy kolonista', 'загиблий колоніст', 'mrtvý kolonista'],
            [
                'Lost for lack of oxygen.',
                'Stracony z braku tlenu.',
                'Загинув через брак кисню.',
                'Zemřel pro nedostatek kyslíku.',
            ],
        ),
        infirmary: word(
            ['infirmary', 'lazaret', 'лазарет', 'ošetřovna'],
            [
                'Markers of the sick wait here.',
                'Tu czekają znaczniki chorych.',
                'Тут чекають маркери хворих.',
                'Tady čekají značky nemocných.',
            ],
        ),
        living: word(
            ['living zone', 'mieszkania', 'житлова зона', 'obytná zóna'],
            ['Where people rest.', 'Tu ludzie odpoczywają.', 'Тут люди відпочивають.', 'Tady lidé odpočívají.'],
        ),
        reputation: word(
            ['reputation', 'reputacja', 'репутація', 'reputace'],
            ['What the mission is measured by.', 'Nią mierzy się misję.', 'Нею вимірюють місію.', 'Měří se jí mise.'],
        ),
    },
    work: {
        time: word(
            ['time', 'czas', 'час', 'čas'],
            [
                'What a turn has to spend.',
                'Tyle można wydać w turze.',
                'Стільки можна витратити за хід.',
                'Tolik lze v tahu utratit.',
            ],
        ),
        marker: word(
            ['marker', 'znacznik akcji', 'маркер', 'značka'],
            [
                'Goes onto a field of a building.',
                'Kładzie się go na polu budynku.',
                'Його кладуть на поле будівлі.',
                'Pokládá se na pole budovy.',
            ],
        ),
        'field-open': word(
            ['open field', 'otwarte pole', 'відкрите поле', 'otevřené pole'],
            ['Free to use.', 'Można używać.', 'Можна користуватися.', 'Lze používat.'],
        ),
        'field-slow': word(
            ['slow field', 'wolne pole', 'повільне поле', 'pomalé pole'],
            [
                'Costs more time until it is built.',
                'Do czasu budowy kosztuje więcej czasu.',
                'До завершення потребує більше часу.',
                'Do dostavby stojí víc času.',
            ],
        ),
        'field-closed': word(
            ['closed field', 'zamknięte pole', 'закрите поле', 'zavřené pole'],
            [
                'Opened by expanding the building.',
                'Otwiera je rozbudowa.',
                'Його відкриває розширення будівлі.',
                'Otevře ho rozšíření budovy.',
            ],
        ),
        'field-unavailable': word(
            ['field out of use', 'pole nieczynne', 'недоступне поле', 'nedostupné pole'],
            ['An event closed it.', 'Zamknęło je wydarzenie.', 'Його закрила подія.', 'Zavřela ho událost.'],
        ),
        machine: word(
            ['mining machine', 'maszyna wydobywcza', 'видобувна машина', 'těžební stroj'],
            [
                'Moves over the mine and extracts.',
                'Porusza się po kopalni i wydobywa.',
                'Рухається шахтою та видобуває.',
                'Jezdí po dole a těží.',
            ],
        ),
        rest: word(
            ['rest', 'odpoczynek', 'відпочинок', 'odpočinek'],
            ['Take markers back.', 'Odzyskaj znaczniki.', 'Заберіть маркери.', 'Vezměte si značky zpět.'],
        ),
        rtg: word(
            ['RTG', 'RTG', 'РІТЕГ', 'RTG'],
            ['Always gives energy.', 'Zawsze daje energię.', 'Завжди дає енергію.', 'Vždy dává energii.'],
        ),
        flask: word(
            ['flask', 'kolba', 'колба', 'baňka'],
            [
                'Research that a scientist does faster.',
                'Badania, które naukowiec robi szybciej.',
                'Дослідження, яке вчений виконує швидше.',
                'Výzkum, který vědec zvládne rychleji.',
            ],
        ),
    },
    cards: {
        mission: word(
            ['task', 'zadanie', 'завдання', 'úkol'],
            ['Of the scenario.', 'Ze scenariusza.', 'Зі сценарію.', 'Ze scénáře.'],
        ),
        order: word(
            ['order', 'zlecenie', 'замовлення', 'zakázka'],
            ['Goods for reputation.', 'Towary za reputację.', 'Товари за репутацію.', 'Zboží za reputaci.'],
        ),
        research: word(
            ['research tile', 'kafel badań', 'жетон досліджень', 'destička výzkumu'],
            [
                'For the Agency, brings money.',
                'Dla Agencji, daje pieniądze.',
                'Для Агентства, приносить монети.',
                'Pro Agenturu, nese mince.',
            ],
        ),
        event: word(
            ['bad event', 'złe wydarzenie', 'погана подія', 'špatná událost'],
            ['Makes things harder.', 'Utrudnia.', 'Ускладнює.', 'Ztěžuje.'],
        ),
        'event-good': word(
            ['good event', 'dobre wydarzenie', 'добра подія', 'dobrá událost'],
            ['Helps everybody.', 'Pomaga wszystkim.', 'Допомагає всім.', 'Pomáhá všem.'],
        ),
        'event-mixed': word(
            ['mixed event', 'mieszane wydarzenie', 'мінлива подія', 'smíšená událost'],
            ['Depends on the colony.', 'Zależy od kolonii.', 'Залежить від колонії.', 'Záleží na kolonii.'],
        ),
        scenario: word(
            ['scenario', 'scenariusz', 'сценарій', 'scénář'],
            ['What the mission has to reach.', 'Cel misji.', 'Чого має досягти місія.', 'Čeho má mise dosáhnout.'],
        ),
        round: word(
            ['round', 'runda', 'раунд', 'kolo'],
            [
                'A scenario lasts so many.',
                'Tyle trwa scenariusz.',
                'Стільки триває сценарій.',
                'Tolik jich scénář trvá.',
            ],
        ),
    },
};

export const martiansFamilies: Record<string, Said> = {
    goods: ['Goods', 'Zasoby', 'Ресурси', 'Suroviny'],
    colony: ['The colony', 'Kolonia', 'Колонія', 'Kolonie'],
    work: ['Work', 'Praca', 'Робота', 'Práce'],
    cards: ['Cards', 'Karty', 'Карти', 'Karty'],
    people: ['People', 'Ludzie', 'Люди', 'Lidé'],
    places: ['Buildings and installations', 'Budynki i instalacje', 'Будівлі й енергоустановки', 'Budovy a zařízení'],
    knowledge: ['Technologies and crops', 'Technologie i uprawy', 'Технології та культури', 'Technologie a plodiny'],
    weather: ['Weather', 'Pogoda', 'Погода', 'Počasí'],
};
