### Výučba: vždy jedna vec, jedna veta, najviac dve. Názvy sú v základnom tvare.

long-tutorial-title = Výučba
long-tutorial-step = Krok { $number } z { $total }
long-tutorial-next = Ďalej
long-tutorial-skip = Preskočiť tento krok
long-tutorial-leave = Opustiť výučbu
long-tutorial-restart = Začať odznova
long-tutorial-watch-dice = Sledujte kocky.
long-tutorial-watch-own = Hotovo! Sledujte mapu.
long-tutorial-watch-others = Sledujte, čo robia ostatní.
long-tutorial-play = Hrať teraz proti botom
long-tutorial-more = Prečítať všetky pravidlá

## Odpovede na nesprávnu voľbu

long-tutorial-wrong-territory = Vybrali ste: { $chosen }. Hľadajte územie so žiariacim obrysom: { $wanted }.
long-tutorial-wrong-number = Nie celkom. Správny počet je tu { $wanted }.
long-tutorial-wrong-origin = Vybrali ste: { $chosen }. Začnite na území so žiariacim obrysom: { $wanted }.
long-tutorial-wrong-end = Ešte nie, ešte treba niečo urobiť. Hľadajte žiariaci obrys.
long-tutorial-wrong-other = V zápase by ste to mohli urobiť. Tu urobte to, čo sa žiada vyššie.

## Lekcie

long-tutorial-welcome = Vediete spoločnosť. Čína zatvorila hranice a všetci sa ženú za surovinami.
long-tutorial-objective = Toto je váš cieľ: štyri aplikácie. Za každú získate body, ak na konci ovládate všetky jej materiály.
long-tutorial-materials = Každá dlaždica na mape je materiál. Zelený s fajkou je váš. Oranžový s bodkou potrebujete.
long-tutorial-place = Máte umiestniť 3 aktíva. Jedno dajte sem: { $territory }.
long-tutorial-place_more = Ďalšie dajte sem: { $territory }.
long-tutorial-place_last = A sem aj posledné: { $territory }.
long-tutorial-numbers = Ťah 1 a začínate vy. Každé vaše územie ukazuje dve čísla: aktíva, ktoré ešte môžu konať, a všetky aktíva.
long-tutorial-move-origin = Potrebujete materiál { $material }. Leží na prázdnom území: { $target }. Vyberte, odkiaľ pôjdete: { $origin }.
long-tutorial-move-target = Cez more ich spája prerušovaná čiara. Teraz vyberte cieľové územie: { $target }.
long-tutorial-move-assets = Jedno aktívum nechajte doma. Nastavte počet na { $assets } a potvrďte.
long-tutorial-first = Teraz ovládate materiál { $material } a aplikácia je splnená: { $application }. Máte { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodov
}, ak si všetko udržíte do konca.
long-tutorial-clash-origin = Materiál { $material }, ktorý potrebujete, má iná spoločnosť na území { $target }. Vyberte, odkiaľ zaútočíte: { $origin }.
long-tutorial-clash-target = Teraz vyberte cieľové územie: { $target }. Bude nasledovať obchodný stret.
long-tutorial-clash-assets = Na každej strane sa zapoja najviac 3 aktíva. Zaútočte { $assets ->
    [one] jedným aktívom
   *[other] { $assets } aktívami
}.
long-tutorial-dice = Najprv sa porovnajú najvyššie kocky: 6 porazí 4, obranca stráca aktívum. 3 proti 3 je zhoda a pri zhode stráca aktívum útočník.
long-tutorial-again-origin = Útok sa nepodaril, vaše aktíva sa teda nepresunuli a môžu to skúsiť znova. Znova vyberte, odkiaľ: { $origin }.
long-tutorial-again-target = A znova cieľové územie: { $target }.
long-tutorial-again-assets = Jedno nechajte na mieste, inak toto územie zostane prázdne: { $origin }. Zaútočte { $assets ->
    [one] jedným aktívom
   *[other] { $assets } aktívami
}.
long-tutorial-second = Dobyli ste územie { $territory } s materiálom { $material }. Ďalšia aplikácia je splnená: { $application } za { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodov
}.
long-tutorial-end = Nateraz to stačí. Ukončite svoje akcie.
long-tutorial-investment = Ťah 2 sa začína investičnou fázou. Ovládate { $materials ->
    [one] { $materials } materiál
    [few] { $materials } materiály
    [many] { $materials } materiálu
   *[other] { $materials } materiálov
}. Vydeľte tromi a zaokrúhlite nahor: dostanete { $assets ->
    [one] { $assets } nové aktívum
    [few] { $assets } nové aktíva
    [many] { $assets } nového aktíva
   *[other] { $assets } nových aktív
}. Jedno dajte sem: { $territory }.
long-tutorial-guard = Budú ho chcieť späť. Dajte ešte jedno sem: { $territory }. Zvyšok umiestni hra za vás.
long-tutorial-last_turn = Toto je posledný ťah a máte, čo potrebujete. Ukončite svoje akcie a vydržte!
long-tutorial-held = Zaútočili 3 aktívami a o všetky prišli. Vaše nové aktíva ubránili územie { $territory }!
long-tutorial-score = Zápas sa skončil a všetky karty sú odkryté. Splnili ste { $count ->
    [one] { $count } aplikáciu
    [few] { $count } aplikácie
    [many] { $count } aplikácie
   *[other] { $count } aplikácií
} a máte { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodov
}!
