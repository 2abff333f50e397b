### Čo hovorí mapa a zoznam území.

web-board-map = Mapa hracej plochy
web-board-help = Šípky vedú z územia na územie, písmená skáču na názov, Enter vyberá, Escape ruší. Shift so šípkami posúva mapu, plus a mínus ju priblížia alebo oddialia, 0 ukáže celú mapu.
web-board-view = Pohľad
web-board-nearer = Priblížiť
web-board-farther = Oddialiť
web-board-see-all = Ukázať celú mapu
web-board-closer = Ukázať, na čom teraz záleží
web-board-beyond = Mimo výrezu
web-board-lead = Ukázať: { $territories }
web-board-closed = zatvorená
web-board-you = { $company } (vy)
web-board-empty = bez aktív
web-board-assets = { $count ->
    [one] 1 aktívum
    [few] { $count } aktíva
    [many] { $count } aktíva
   *[other] { $count } aktív
}
web-board-ready = { $count ->
    [one] 1 môže konať
    [few] { $count } môžu konať
    [many] { $count } môže konať
   *[other] { $count } môže konať
}
web-board-risk = Jeho strata by stála { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodov
    }
web-board-material-owned = { $material }: patrí vám
web-board-material-needed = { $material }: potrebujete
web-board-material-stopped = { $material }: teraz sa nedodáva
web-board-adjacent = susedné: { $territories }
web-board-continent = { $continent }: { $companies }
web-board-continent-empty = { $continent }: nikto
web-board-continent-exclusive = { $continent }: iba { $company }
web-board-choose-continent = Vybrať kontinent { $continent }

web-board-about = Krajiny a zdroje
web-board-list = Územia
web-board-list-show = Ukázať
web-board-list-all = Všetky
web-board-list-invited = Na výber
web-board-list-mine = Moje
web-board-list-needed = S potrebnými materiálmi
web-board-list-none = Žiadne také územie.

## The sizes of a Territory’s tiles

web-supply-small = { $material }, menej ako 5 % svetovej ponuky
web-supply-middle = { $material }, 5 až 30 % svetovej ponuky
web-supply-large = { $material }, viac ako 30 % svetovej ponuky
web-supply-unmined = { $material }, zatiaľ sa neťaží
web-supply-legend = Čím väčšia dlaždica, tým viac svetovej ponuky je odtiaľ: menej ako 5 %, 5 až 30 % alebo viac. Šrafovaná: zatiaľ sa neťaží.
