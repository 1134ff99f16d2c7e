import type { Words } from './words.svelte';

/// The page where the games are learnt, and the guide through a first generation.
export const learn = {
    title: ['Learn', 'Nauka', 'Навчання', 'Naučit se'],
    topics: ['Topics', 'Tematy', 'Теми', 'Témata'],
    rules: ['Rules', 'Zasady', 'Правила', 'Pravidla'],
    icons: ['Icons', 'Symbole', 'Символи', 'Symboly'],
    keys: ['Keyboard', 'Klawiatura', 'Клавіатура', 'Klávesnice'],
    keysHelp: [
        'These keys work at the table. Single letters can be switched off in the settings.',
        'Te klawisze działają przy stole. Pojedyncze litery można wyłączyć w ustawieniach.',
        'Ці клавіші діють за столом. Окремі літери можна вимкнути в налаштуваннях.',
        'Tyto klávesy fungují u stolu. Jednotlivá písmena lze vypnout v nastavení.',
    ],
    tutorial: [
        'Guided first generation',
        'Pierwsze pokolenie z przewodnikiem',
        'Перше покоління з посібником',
        'První generace s průvodcem',
    ],
    tutorialHelp: [
        'Ten minutes at a real table; every step says what to do and why.',
        'Dziesięć minut przy prawdziwym stole; każdy krok mówi, co zrobić i dlaczego.',
        'Десять хвилин за справжнім столом; кожен крок каже, що робити й чому.',
        'Deset minut u skutečného stolu; každý krok řekne, co udělat a proč.',
    ],
    colonyTutorial: [
        'Guided first colony',
        'Pierwsza kolonia z przewodnikiem',
        'Перша колонія з посібником',
        'První kolonie s průvodcem',
    ],
    cards: ['All cards', 'Wszystkie karty', 'Усі карти', 'Všechny karty'],
    sources: [
        'In our own words. Where editions of the rules differ, the table follows one ruling and says so.',
        'Własnymi słowami. Gdzie wydania zasad się różnią, stół trzyma się jednej wykładni i o tym mówi.',
        'Власними словами. Де видання правил різняться, стіл дотримується одного тлумачення й каже про це.',
        'Vlastními slovy. Kde se vydání pravidel liší, drží se stůl jednoho výkladu a řekne to.',
    ],

    guide: ['Guide', 'Przewodnik', 'Посібник', 'Průvodce'],
    step: ['{n} of {m}', '{n} z {m}', '{n} з {m}', '{n} z {m}'],
    next: ['Go on', 'Dalej', 'Далі', 'Dál'],
    skip: ['Skip this step', 'Pomiń ten krok', 'Пропустити крок', 'Přeskočit krok'],
    back: ['Back', 'Wstecz', 'Назад', 'Zpět'],
    fold: ['Fold the guide', 'Zwiń przewodnik', 'Згорнути посібник', 'Sbalit průvodce'],
    leave: ['End the guide', 'Zakończ przewodnik', 'Завершити посібник', 'Ukončit průvodce'],
    move: [
        'Drag to move it, or use the arrow keys',
        'Przeciągnij, aby przesunąć, lub użyj strzałek',
        'Перетягніть, щоб пересунути, або скористайтеся стрілками',
        'Tažením přesunete, nebo použijte šipky',
    ],
    showMe: ['Show me', 'Pokaż mi', 'Покажіть', 'Ukázat'],
    guideOn: ['Guide on', 'Włącz przewodnik', 'Увімкнути посібник', 'Zapnout průvodce'],
    guideOff: ['Guide off', 'Wyłącz przewodnik', 'Вимкнути посібник', 'Vypnout průvodce'],
    firstTime: [
        'First time here? A guide explains the first rounds step by step.',
        'Pierwszy raz? Przewodnik objaśni pierwsze rundy krok po kroku.',
        'Уперше тут? Посібник пояснить перші раунди крок за кроком.',
        'Poprvé zde? Průvodce vysvětlí první kola krok za krokem.',
    ],
    noThanks: ['No thanks', 'Nie, dziękuję', 'Ні, дякую', 'Ne, díky'],
    preparing: ['Dealing …', 'Rozdawanie …', 'Роздаємо …', 'Rozdává se …'],
    playOn: ['Play on here', 'Graj dalej tutaj', 'Грати далі тут', 'Hrát dál zde'],
    withBots: ['Play against bots', 'Graj z botami', 'Грати з ботами', 'Hrát s boty'],
    toFront: ['Front page', 'Strona główna', 'Головна сторінка', 'Úvodní stránka'],
} satisfies Words;
