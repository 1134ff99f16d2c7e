import type { Words } from './words.svelte';

export const common = {
    terraforming: ['Terraforming Mars', 'Terraformacja Marsa', 'Тераформування Марса', 'Mars: Teraformace'],
    martians: ['Martians', 'Marsjanie', 'Марсіани', 'Marťané'],
    copied: ['Copied.', 'Skopiowano.', 'Скопійовано.', 'Zkopírováno.'],
    copyByHand: [
        'The browser does not let it be copied. Here is the link, to be copied by hand:',
        'Przeglądarka nie pozwala skopiować. Oto odnośnik do ręcznego skopiowania:',
        'Браузер не дає скопіювати. Ось посилання, скопіюйте його вручну:',
        'Prohlížeč kopírování nepovolil. Tady je odkaz, zkopírujte ho ručně:',
    ],
    close: ['Close', 'Zamknij', 'Закрити', 'Zavřít'],
    cancel: ['Cancel', 'Anuluj', 'Скасувати', 'Zrušit'],
    yes: ['yes', 'tak', 'так', 'ano'],
    no: ['no', 'nie', 'ні', 'ne'],
    loading: ['Loading …', 'Wczytywanie …', 'Завантаження …', 'Načítání …'],
    notLoaded: [
        'This could not be loaded.',
        'Nie udało się tego wczytać.',
        'Не вдалося це завантажити.',
        'Tohle se nepodařilo načíst.',
    ],
    retry: ['Try again', 'Spróbuj ponownie', 'Спробувати ще раз', 'Zkusit znovu'],
    settings: ['Settings', 'Ustawienia', 'Налаштування', 'Nastavení'],
    help: ['Help', 'Pomoc', 'Довідка', 'Nápověda'],
    notes: ['Notes', 'Wiadomości', 'Повідомлення', 'Zprávy'],
    you: ['you', 'ty', 'ви', 'vy'],
    home: [
        'Planitia, to the front page',
        'Planitia, do strony głównej',
        'Planitia, на головну',
        'Planitia, na úvodní stránku',
    ],
    wentWrong: [
        'Something went wrong. Nothing is lost.',
        'Coś poszło nie tak. Nic nie przepadło.',
        'Щось пішло не так. Нічого не втрачено.',
        'Něco se pokazilo. Nic se neztratilo.',
    ],
} satisfies Words;
