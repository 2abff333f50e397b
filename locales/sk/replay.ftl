### Čo vypisuje `rawsiko replay` okrem príbehu.

replay-stops = Záznam tu končí
replay-aborted = Zápas bol predčasne ukončený: skóre neexistuje.
replay-position-setup-end = Pozícia po nastavení hry
replay-position-setup-stopped = Pozícia počas nastavenia hry, kde záznam končí
replay-position-turn-end = Pozícia na konci ťahu { $turn }
replay-position-turn-traded = Pozícia na konci zápasu: ťah { $turn }, potom Obchod s Čínou
replay-position-turn-advanced = Pozícia v ťahu { $turn } pred posunom počítadla ťahov
replay-position-turn-stopped = Pozícia v ťahu { $turn }, kde záznam končí
replay-no-such-turn = Ťah { $turn } v zázname nie je: siaha od 0 (nastavenie hry) po { $last }.

help-replay-file = Súbor so záznamom; - je štandardný vstup.
help-replay-turn = Namiesto príbehu vypíše pozíciu na konci tohto ťahu; 0 je koniec nastavenia hry.
help-replay-content = Priečinok s obsahom, s ktorým sa zápas hral, ak to nie je štandardný obsah.
