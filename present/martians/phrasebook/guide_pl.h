/// How Martians is played, in Polish.
#pragma once
#include <present/guide.h>

namespace planitia::present {

// clang-format off
inline constexpr GuidePage kMartiansPagesPolish[] = {
    {"cel gry",
     "Mała kolonia na Marsie musi przetrwać cztery lub pięć rund. Każdy gracz kieruje jedną z jej korporacji.\n"
     "Wariant kooperacyjny: wygrywacie razem, jeśli po ostatniej rundzie wszystkie zadania scenariusza są wykonane, jego warunki spełnione, a w kwaterach nie ma już żadnych potrzeb.\n"
     "Wariant kooperacyjno-rywalizacyjny: misja jest ta sama, a gra kończy się, gdy tylko ją wykonacie, najwcześniej w 3. rundzie. Wygrywa wtedy gracz z najwyższą reputacją; jeśli misja się nie uda, nie wygrywa nikt.\n"
     "Wariant rywalizacyjny: misji nie ma. Każdy ma własną kwaterę i wykonuje zlecenia, a wygrywa gracz z najwyższą reputacją."},
    {"runda",
     "Uzupełnienia (od drugiej rundy): do kwater trafiają nowe żetony tlenu, choroby i głodu. Potem zmienia się pogoda, następuje wydarzenie, a instalacje produkują energię.\n"
     "Praca: każdy gracz ma trzy tury, a gdy wzrośnie populacja – cztery. Gdy wszyscy rozegrają drugą turę, znów zmienia się pogoda, następuje wydarzenie, a instalacje produkują energię.\n"
     "Rozliczenie: żetony, które zostały w kwaterze, szkodzą. Przez żetony tlenu ginie twój kolonista, a ty tracisz jedną turę w każdej następnej rundzie. Choroba wysyła twój znacznik do lazaretu (odzyskasz go za 1 jednostkę czasu), a głód – do mieszkań (odzyskasz go za pieniądze). W wariancie rywalizacyjnym dotyczy cię tylko własna kwatera.\n"
     "Kwatera, w której zaspokojono wszystkie potrzeby, zyskuje żeton przyrostu populacji. Gdy w jednej kwaterze leżą trzy takie żetony, populacja rośnie: dostajesz czwartego kolonistę, ale przybywa też potrzeb."},
    {"tura",
     "Masz 3 jednostki czasu. Postaw znacznik na wolnym polu budynku i wykonaj tam jedną lub kilka różnych akcji. Prawie każda kosztuje czas, a większość także zasoby.\n"
     "Do każdego kolejnego budynku potrzebujesz następnego znacznika. Odpoczynek kosztuje 1 jednostkę czasu i pozwala odzyskać wszystkie znaczniki z budynków.\n"
     "Pole spowolnione kosztuje o 1 jednostkę czasu więcej, dopóki budynek nie zostanie zbudowany. Pole zamknięte otwiera rozbudowa budynku.\n"
     "Na koniec tury możesz dostarczyć najwyżej dwa produkty: żywność usuwa żeton głodu, lekarstwo – żeton choroby.\n"
     "Brakuje ci energii? Raz na turę RTG daje 1 znacznik energii za 1 punkt reputacji, dopóki starczy zapasu."},
    {"budynki",
     "Generator MOXIE usuwa żetony tlenu. Wydobycie daje lód i regolit.\n"
     "Oczyszczalnia zamienia lód w wodę. Szklarnie wytwarzają z wody żywność, a szpital – lekarstwa z wody i materiału pomocniczego. Szklarnie trzeba najpierw rozbudować (nie dotyczy scenariusza „Pierwsze ślady”).\n"
     "W lądowniku rozładowujesz materiał pomocniczy, zarabiasz pieniądze na badaniach i wykonujesz zadania misji, a w wariancie rywalizacyjnym – zlecenia.\n"
     "W budynku „Budowa obiektów” budujesz instalacje, kończysz budowę innych budynków i je rozbudowujesz. W laboratorium opracowujesz technologie, a w centrum edukacyjnym zatrudniasz specjalistów i pomocników."},
    {"reputacja i koniec gry",
     "Reputację zyskujesz za usuwanie żetonów tlenu, budowę i rozbudowę oraz za dostawy, zadania i zlecenia. W wariancie kooperacyjnym jest wspólna i nazywa się zadowoleniem kolonii. Każdy scenariusz wymaga określonego zadowolenia; w wariancie kooperacyjno-rywalizacyjnym jest nim łączna reputacja wszystkich graczy.\n"
     "Po ostatniej rundzie nie ma rozliczenia. Jeśli zostały wtedy jakieś potrzeby, misja się nie udaje; w wariancie rywalizacyjnym każda potrzeba w twojej kwaterze kosztuje cię 3 punkty reputacji, tak samo jak każdy twój martwy kolonista.\n"
     "Prognoza, jedna ze stron pod klawiszem Tab, zawsze pokazuje, co by się stało, gdyby runda skończyła się teraz, i jak temu zapobiec."},
};
inline constexpr Guide kMartiansGuidePolish = {
    kMartiansPagesPolish,
    "W pierwszej rundzie zbuduj jedną lub dwie instalacje: większość akcji kosztuje energię, a im wcześniej je masz, tym więcej jej dadzą.\n"
    "W pierwszej rundzie jedyną potrzebą jest tlen. Skorzystaj z tego: wydobądź lód, oczyść wodę i zbuduj szpital, zanim pojawią się choroby i głód.\n"
    "Przed ostatnią turą każdej rundy zajrzyj do prognozy (Tab). Klawisz ? wyjaśnia, ! podpowiada, a Backspace cofa ostatni wybór."};
// clang-format on

}  // namespace planitia::present
