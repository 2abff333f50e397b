### Výuka: vždy jedna vec, jedna veta, najviac dve. Názvy sú v základnom tvare.

long-tutorial-title = Výuka
long-tutorial-step = Krok { $number } z { $total }
long-tutorial-next = Ďalej
long-tutorial-skip = Preskočiť tento krok
long-tutorial-leave = Opustiť výuku
long-tutorial-restart = Začať odznova
long-tutorial-watch-dice = Sledujte kocky.
long-tutorial-watch-own = Hotovo. Sledujte mapu.
long-tutorial-watch-others = Pozrite sa, čo robia ostatní.
long-tutorial-play = Hrať teraz proti botom
long-tutorial-more = Prečítať všetky pravidlá

## Odpovede na nesprávnu voľbu

long-tutorial-wrong-territory = To je { $chosen }. Hľadajte územie s výrazným obrysom: { $wanted }.
long-tutorial-wrong-number = Ešte nie: správny počet je tu { $wanted }.
long-tutorial-wrong-origin = To je { $chosen }. Začnite na území s výrazným obrysom: { $wanted }.
long-tutorial-wrong-end = Ešte nie, niečo zostáva urobiť: hľadajte výrazný obrys.
long-tutorial-wrong-other = V zápase by ste to mohli urobiť. Tu urobte to, čo sa pýta hore.

## Lekcie

long-tutorial-welcome = Vediete spoločnosť. Čína zatvorila hranice a všetci sa ženú za surovinami.
long-tutorial-objective = Toto je váš cieľ: štyri aplikácie. Každá dá body, ak na konci ovládate všetky jej materiály.
long-tutorial-materials = Každá dlaždica na mape je materiál. Zelený s fajkou je váš, oranžový s bodkou potrebujete.
long-tutorial-place = Máte umiestniť 3 aktíva. Jedno dajte sem: { $territory }.
long-tutorial-place_more = Ďalšie dajte sem: { $territory }.
long-tutorial-place_last = A sem aj posledné: { $territory }.
long-tutorial-numbers = Ťah 1: začínate vy. Každé vaše územie ukazuje dve čísla: aktíva, ktoré ešte môžu konať, a všetky aktíva.
long-tutorial-move-origin = Na prázdnom území leží materiál { $material }, ktorý potrebujete: { $target }. Vyberte, odkiaľ pôjdete: { $origin }.
long-tutorial-move-target = Cez more ich spája prerušovaná čiara. Teraz vyberte cieľové územie: { $target }.
long-tutorial-move-assets = Jedno aktívum by malo zostať doma. Nastavte počet { $assets } a potvrďte.
long-tutorial-gallium = Materiál { $material } je váš a aplikácia je splnená: { $application }, { $points } bodov, ak si všetko udržíte do konca.
long-tutorial-clash-origin = Materiál { $material } leží tam, kde stojí iná spoločnosť: { $target }. Vyberte, odkiaľ zaútočíte: { $origin }.
long-tutorial-clash-target = Teraz vyberte cieľové územie: { $target }. Bude nasledovať obchodný stret.
long-tutorial-clash-assets = Na každej strane sa zapoja najviac 3 aktíva. Zaútočte s počtom { $assets }.
long-tutorial-dice = Najprv sa porovnajú najvyššie kocky: 6 porazí 4, obranca stráca aktívum. 3 proti 3 je zhoda a zhoda stojí útočníka.
long-tutorial-again-origin = Nedostali ste sa dnu, vaše aktíva sa teda nepresunuli a môžu to skúsiť znova. Znova vyberte odkiaľ: { $origin }.
long-tutorial-again-target = A znova cieľové územie: { $target }.
long-tutorial-again-assets = Jedno by malo zostať, inak toto územie ostane prázdne: { $origin }. Zaútočte s počtom { $assets }.
long-tutorial-pencils = Dobyté: { $territory }, materiál { $material }. Ďalšia aplikácia je splnená: { $application }, { $points } body.
long-tutorial-end = Nateraz to stačí. Ukončite svoje akcie.
long-tutorial-investment = Ťah 2 sa začína investičnou fázou: ovládate { $materials } materiálov, tretina zaokrúhlená nahor je { $assets } nových aktív. Jedno dajte sem: { $territory }.
long-tutorial-guard = Budú ho chcieť späť. Dajte ešte jedno sem: { $territory }. Zvyšok sa umiestni za vás.
long-tutorial-last_turn = Toto je posledný ťah a máte, čo potrebujete. Ukončite svoje akcie a vydržte.
long-tutorial-held = Zaútočili 3 aktívami a o všetky prišli, vaše nové aktíva ubránili územie: { $territory }.
long-tutorial-score = Zápas sa skončil a všetky karty sú odkryté. Počet splnených aplikácií: { $count }, body: { $points }.
