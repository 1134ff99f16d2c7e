/// How Terraforming Mars is played, in Polish.
#pragma once
#include <present/guide.h>

namespace planitia::present {

// clang-format off
inline constexpr GuidePage kTerraformingPagesPolish[] = {
    {"cel gry",
     "Kierujesz korporacją, dzięki której na Marsie będzie można żyć. W trakcie gry rosną trzy Wskaźniki Globalne: Temperatura od −30 do +8 °C, Poziom Tlenu od 0 do 14% i Liczba Oceanów od 0 do 9.\n"
     "Za każdy poziom, o który podniesiesz jeden z nich, twój współczynnik terraformacji (WT) rośnie o 1. WT to dochód w każdym pokoleniu i punkty zwycięstwa na koniec gry.\n"
     "Pokolenie, w którym wszystkie trzy osiągną maksimum, jest ostatnie. Po nim można jeszcze zamienić roślinność na obszary zieleni. Wygrywa gracz z największą liczbą punktów zwycięstwa.\n"
     "Wariant 1-osobowy trwa zawsze 14 pokoleń: do końca ostatniego z nich wszystkie trzy wskaźniki muszą osiągnąć maksimum. Tytułów ani Nagród nie ma."},
    {"pokolenie",
     "Badania (od drugiego pokolenia): oglądasz cztery karty i kupujesz dowolne z nich po 3 Megakredyty (M€). Koszt samej karty płacisz później, gdy ją zagrywasz.\n"
     "Akcje: gracze rozgrywają tury po kolei. W swojej turze wykonujesz jedną lub dwie akcje albo pasujesz i czekasz na następne pokolenie. Faza trwa, aż wszyscy spasują.\n"
     "Produkcja: niewykorzystana energia zamienia się w ciepło. Następnie otrzymujesz tyle M€, ile wynoszą razem twój WT i produkcja M€, a pozostałych zasobów tyle, ile ich produkujesz.\n"
     "Każde nowe pokolenie rozpoczyna kolejny gracz."},
    {"akcje",
     "Zagraj kartę. Jej wymagania, na przykład 4% tlenu, muszą być spełnione tylko w chwili zagrania.\n"
     "Użyj akcji karty, która leży przed tobą. Akcji każdej karty możesz użyć raz na pokolenie.\n"
     "Skorzystaj z projektu standardowego. Projekty te są dostępne dla wszystkich i kosztują tylko M€: elektrownia, asteroida, nawodnienie, zieleń lub miasto. Niepotrzebne karty możesz sprzedać po 1 M€.\n"
     "Zamień 8 jednostek roślinności na obszar zieleni, który podnosi Poziom Tlenu o 1%, albo wydaj 8 jednostek ciepła, żeby podnieść Temperaturę o 1 poziom.\n"
     "Zdobądź Tytuł za 8 M€, jeśli spełniasz jego warunek, albo ufunduj Nagrodę: pierwsza kosztuje 8 M€, druga 14, trzecia 20. W całej grze można zdobyć tylko trzy Tytuły i ufundować tylko trzy Nagrody."},
    {"karty i symbole",
     "Zielone karty działają raz i zostają na stole. Niebieskie mają akcję lub stały efekt. Czerwone to wydarzenia: działają raz, po czym kładziesz je zakryte.\n"
     "Symbole kategorii mówią, czego dotyczy karta. Inne karty je liczą, wymagają ich lub obniżają koszt kart, na których się znajdują. Symbole na zakrytych wydarzeniach już się nie liczą.\n"
     "Stalą możesz płacić za karty z symbolem budowli (jednostka jest warta 2 M€), a tytanem za karty z symbolem przestrzeni kosmicznej (jednostka jest warta 3 M€).\n"
     "Produkcja przynosi zasoby w każdym pokoleniu, wszystko inne działa tylko raz. Dlatego na początku gry najcenniejsza jest produkcja, a pod koniec – punkty."},
    {"obszary i punkty",
     "Gdy umieszczasz obszar, otrzymujesz to, co widnieje na polu, i 2 M€ za każdy sąsiedni ocean. Oceany mają własne pola. Obszar zieleni umieszczasz, jeśli to możliwe, obok własnego obszaru, a miasto zwykle nie może sąsiadować z innym miastem.\n"
     "Na koniec gry otrzymujesz tyle punktów, ile wynosi twój WT, po 5 za każdy swój Tytuł, a w każdej ufundowanej Nagrodzie 5 za pierwsze miejsce i 2 za drugie (w grze dwuosobowej tylko za pierwsze).\n"
     "Każdy twój obszar zieleni daje 1 punkt, a każde twoje miasto – 1 punkt za każdy sąsiedni obszar zieleni, niezależnie od właściciela. Do tego dochodzą punkty z kart.\n"
     "Przy remisie wygrywa gracz, który ma więcej M€."},
};
inline constexpr Guide kTerraformingGuidePolish = {
    kTerraformingPagesPolish,
    "Grasz Korporacją dla początkujących: zaczynasz z 42 M€ i dziesięcioma kartami za darmo. Zacznij od tego, co podnosi produkcję, bo daje ona zysk w każdym pokoleniu.\n"
    "Tura to jedna lub dwie akcje. Pasuj dopiero wtedy, gdy nic już się nie opłaca; niewydane M€ zostają u ciebie.\n"
    "Przy podświetlonej odpowiedzi widać, co się stanie, a przy szarej – dlaczego nie można jej wybrać. Klawisz ? wyjaśnia, ! podpowiada, a Backspace cofa ostatni wybór."};
// clang-format on

}  // namespace planitia::present
