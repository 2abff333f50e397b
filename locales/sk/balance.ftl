### What `rawsiko balance` prints and writes.

help-balance = Zistí z mnohých zápasov botov, či je hra férová, a napíše správu.
help-balance-out = Zapíše správu do tohto súboru.
help-balance-matches = Počet zápasov pre každý počet hráčov.
help-balance-options = Počet zápasov s každou jednotlivou možnosťou.
help-balance-hard = Počet zápasov bota Hard; trvajú najdlhšie.

balance-title = Je hra férová?
balance-made-by = Zápasy botov na hracej ploche { $content }, spočítané týmto príkazom:
balance-note = Kto sa delí o prvé miesto, delí sa o víťazstvo. Faktor 1 je rovnaká šanca. Intervaly sú Wilsonove, 95 %. Minúty sú odhad (docs/simulation.md).
balance-asked = Čo sa od hry žiada
balance-demand = Žiada sa, bez možností
balance-not-met = nie
balance-asked-seats = Žiadne miesto ďalej než { $most } percentuálnych bodov od rovnakej šance
balance-asked-cards = Každá karta medzi { $least } a { $most } násobkom rovnakej šance
balance-asked-continents = Každý prvý kontinent medzi { $least } a { $most } násobkom toho, čo vyhrávajú iní na tých istých miestach
balance-asked-conquests = Aspoň { $least } dobytia na hráča a ťah
balance-seats = Miesta v poradí hry
balance-continents = Kontinent, na ktorom hráč začal
balance-continents-note = Posledný faktor porovnáva so všetkými na tých istých miestach, lebo niektoré miesta si vyberajú niektoré kontinenty častejšie.
balance-life = Ako je hra živá
balance-cards = Karty
balance-cards-note = Podiel víťazstiev toho, kto mal kartu, v pomere k rovnakej šanci, a interval.
balance-matches = Hráči: { $players }, zápasy: { $matches }, bot { $bot }
balance-played = Hrané
balance-factor = Faktor
balance-factor-in-seats = Faktor na tých istých miestach
balance-continent = Kontinent
balance-chosen = Začali tu
balance-conquests = Dobytia na hráča a ťah
balance-quiet = Ťahy bez dobytia
balance-changed-hands = Územia, ktoré zmenili majiteľa
balance-eliminations = Vyradenia v zápase
balance-minutes = Minúty
