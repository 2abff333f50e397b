### Chyby v priečinku s obsahom. Každá stojí za názvom súboru a v hranatých zátvorkách za názvom položky.

## Súbory

content-error-no-folder = Taký priečinok neexistuje.
content-error-no-board = Toto nie je priečinok s obsahom: nie je tu žiadny zo súborov { $files }.
content-error-board-inside = Tu nie je hracia plocha, ale je vnútri: { $folders }.
content-error-missing-file = Súbor chýba.
content-error-unreadable = Súbor sa nedá prečítať: { $detail }.
content-error-not-utf8 = Súbor nie je text v UTF-8 (bajt { $position }).
content-error-bad-toml = Súbor nie je platný TOML: { $detail }.
content-error-bad-table = Súbor nie je tabuľka CSV: { $detail }.
content-error-bad-row = Riadok { $line } má nesprávne stĺpce.
content-error-bad-map = Súbor nie je mapa: { $detail }.

## Položky

content-error-bad-id = „{ $id }“ nie je id: id sú slová z malých písmen s podčiarkovníkmi, napríklad new_guinea.
content-error-missing-key = Chýba „{ $key }“.
content-error-unknown-key = „{ $key }“ tu nepoznáme; možné sú: { $known }.
content-error-wrong-type = „{ $key }“ musí byť { $expected ->
        [table] tabuľka
        [tables] zoznam tabuliek
        [list] zoznam textov
        [numbers] zoznam celých čísel
        [number] číslo
        [whole-number] celé číslo
        [flag] true alebo false
       *[text] text
    }.
content-error-empty-text = „{ $key }“ je prázdne.
content-error-out-of-range = „{ $key }“ musí byť od { $least } do { $most }.
content-error-out-of-rule = „{ $key }“ musí byť od { $least } do { $most } ({ $clause }).
content-error-listed-twice = „{ $key }“ uvádza { $id } dvakrát.

## Hracia plocha

content-error-no-players = Nie je uvedený žiadny počet hráčov. Napíšte 3, 4 alebo 5, alebo viac z nich.
content-error-no-continents = Nie je tu žiadny kontinent. Pridajte aspoň jeden.
content-error-head-start-unused = Náskok je uvedený pre { $number } hráčov, ale hracia plocha nie je pre taký počet.
content-error-head-start-length = Náskok pri počte hráčov { $number } potrebuje toľko čísel, koľko je hráčov; uvedených je { $found }.
content-error-empty-continent = Na kontinente { $continent } neleží žiadne územie. Dajte naň územia alebo ho zmažte.
content-error-unknown-continent = Kontinent { $continent } neexistuje.
content-error-unknown-territory = „{ $key }“ uvádza { $territory }, ale také územie neexistuje.
content-error-unknown-material = Materiál { $material } neexistuje.
content-error-unknown-application = Aplikácia { $application } neexistuje.
content-error-adjacent-to-itself = „{ $key }“ uvádza samotné územie.
content-error-one-sided = „{ $key }“ uvádza { $territory }, ale { $territory } tam toto územie neuvádza.
content-error-cut-off = Hracia plocha nedrží pokope: z prvého územia sa nedá dostať na územie { $territory }. Dajte mu suseda v druhej časti.
content-error-dead-end = Pri počte hráčov { $players } môže nastavenie hry uviaznuť (R3.5): po { $path } nezostáva hráčovi { $seat } žiadny kontinent na výber. Pridajte územia na malé kontinenty alebo ďalší kontinent.
content-error-dead-end-without-room = Pri počte hráčov { $players } môže nastavenie hry uviaznuť (R3.5): po { $path } nemá žiadny kontinent miesto pre hráča { $seat }, ak sú obsadené: { $taken }. Pridajte územia na malé kontinenty alebo ďalší kontinent.

## Štandardná hracia plocha

content-error-count = Počet položiek je { $count }; povolených je { $least } až { $most }.
content-error-too-few = Počet položiek je { $count }; treba aspoň { $least }.
content-error-materials-here = Počet materiálov tu je { $count }; povolených je { $least } až { $most }.
content-error-territories-with-it = Počet území, kde leží, je { $count }; povolených je { $least } až { $most }.
content-error-rulebook-territory = Obrázky v pravidlách ukazujú toto územie (R2.5).
content-error-rulebook-continent = Na obrázkoch v pravidlách leží tu: { $continent } (R2.5).
content-error-rulebook-adjacent = Na obrázkoch v pravidlách je jeho susedom { $territory } (R2.5).
content-error-rulebook-material = Na obrázkoch v pravidlách je tu { $material } (R2.5).
content-error-rulebook-symbol = Na obrázkoch v pravidlách má značku { $symbol } (R2.5).
content-error-rulebook-points = Na obrázkoch v pravidlách je hodnota tejto aplikácie { $points } (R2.5).
content-error-rulebook-card = Chýba karta z pravidiel (R2.5): { $applications }.

## Materiály a karty

content-error-bad-symbol = „{ $symbol }“ nie je značka: jedno alebo dve písmená či číslice.
content-error-symbol-twice = Značku { $symbol } už má { $material }. Vyberte inú.
content-error-nowhere = Materiál neleží na žiadnom území. Umiestnite ho na niektoré alebo ho zmažte.
content-error-no-materials = Aplikácia nepotrebuje žiadny materiál. Uveďte aspoň jeden.
content-error-unobtainable = { $material }: materiál neleží na žiadnom území, takže ho nikto nemôže získať. Umiestnite ho na niektoré územie alebo ho zo zoznamu vymažte.
content-error-no-applications = Karta nemá žiadnu aplikáciu. Uveďte aspoň jednu.
content-error-too-few-cards = Počet kariet je { $cards }, ale môže ich byť treba { $least }, pre každého hráča jedna. Pridajte karty.
content-error-unknown-card = Karta { $card } neexistuje (R1.4).
content-error-too-few-short-cards = Karty pre krátke zápasy: { $cards }; treba aspoň { $least } (R1.4).
content-error-bad-date = „{ $date }“ nie je deň ani mesiac: napíšte 2025-02-22 alebo 2025-02.
content-error-unknown-effect = „{ $effect }“ nie je účinok (R4.10); možné sú: { $known }.
content-error-stops-nothing = Na území { $territory } nie je { $material }, správa ho tam nemôže zastaviť (R4.10).
content-error-adds-nothing = Na území { $territory } už { $material } je, správa ho tam nemôže pridať (R4.10).
content-error-points = Má hodnotu { $points }, ale podľa vzorca v board.toml { $expected }.
content-error-not-of-the-rulebook = Od vzorca sa smú líšiť len aplikácie z pravidiel.
content-error-applications-of-card = Počet aplikácií na karte je { $count } namiesto { $expected }.
content-error-points-of-card = Karta má hodnotu { $points }; povolených je { $least } až { $most }.
content-error-cards-alike = Počet spoločných aplikácií s kartou { $card } je { $shared }; povolený počet je najviac { $most }.

## Fakty

content-error-no-evidence = Nikde sa nehovorí, prečo tam tento materiál leží.
content-error-unknown-country = „{ $country }“ nie je krajina: krajiny majú tri veľké písmená (ISO 3166), napríklad PER, a časť má názov za dvojbodkou, napríklad RUS:west.
content-error-not-on-board = Tento materiál tam neleží.
content-error-unknown-stage = Stupeň „{ $stage }“ neexistuje; možné sú: { $known }.
content-error-unknown-source = Vo faktoch nie je zdroj { $source }.
content-error-not-in-facts = Fakty nemajú taký údaj pre { $country }.
content-error-link-not-in-facts = Fakty nehovoria, že potrebuje { $material }.
content-error-country-twice = { $country }: krajina už leží na území { $territory }. V jednom z nich ju zmažte.
content-error-country-elsewhere = { $country }: krajina neleží na tomto území.
content-error-moved-part = Na tomto území leží len odľahlá časť krajiny { $country }, a to nič nedokazuje.
content-error-national-figure = Krajina { $country } je rozdelená, preto údaj platí pre celú krajinu: „in_country“ musí byť true.
content-error-country-not-cut = Krajina { $country } nie je rozdelená, preto „in_country“ nesmie byť true.
content-error-country-used-twice = Údaj krajiny { $country } už slúži pre { $territory }.
content-error-larger-producers = Na hracej ploche chýbajú oveľa väčší producenti: { $countries }. Umiestnite aj ich alebo uveďte „reason“.
content-error-needless-reason = Nechýba žiadny oveľa väčší producent, „reason“ tu netreba.
content-error-too-many-reasons = Počet umiestnení s „reason“ je { $count }; povolených je najviac { $most }.
content-error-rarity-and-risk = Čím rizikovejší materiál, tým menej miest má mať: poradová korelácia je { $value }, má byť najviac { $limit }.
content-error-rarity-and-suppliers = Čím viac krajín materiál dodáva, tým viac miest má mať: poradová korelácia je { $value }, má byť aspoň { $limit }.

## Mapa

content-error-no-shape = Mapa nemá tvar pre toto územie.
content-error-shape-of-nothing = Mapa preň má tvar, ale také územie neexistuje.
content-error-no-portrait = Mapa nemá miesto na portréty pre tento kontinent.
content-error-portrait-of-nothing = Mapa preň má miesto na portréty, ale taký kontinent neexistuje.
content-error-label-off-map = Jeho nápis je mimo mapy.
content-error-no-lane = Mapa nemá námornú čiaru k { $territory }.
content-error-lane-without-sea = Mapa má námornú čiaru k { $territory }, pravidlá nie.
content-error-border-without-adjacency = Tvary sa dotýkajú územia { $territory }, ale „land“ ho neuvádza a nie je na to výnimka.
content-error-adjacency-without-border = „land“ uvádza { $territory }, ale tvary sa nedotýkajú a nie je na to výnimka.
content-error-unknown-exception = Výnimka druhu „{ $kind }“ neexistuje.
content-error-idle-exception = Výnimka pre { $a } a { $b } nie je potrebná.

## Texty

content-error-bad-fluent = Neplatný Fluent: { $detail }.
content-error-unknown-language = Hra nehovorí týmto jazykom; možné sú: { $known }.
content-error-text-outside-folder = Texty sú v priečinku pre každý jazyk, napríklad locales/en/names.ftl.
content-error-message-twice = Text je aj v { $other }.
content-error-no-name = Nemá názov v týchto jazykoch: { $languages }. Doplňte ho alebo nechajte jazyk všade prázdny.
content-error-name-of-nothing = Pomenúva niečo, čo na hracej ploche nie je.
content-error-unknown-message = Žiadny text hry nemá toto id.
content-error-missing-message = Text chýba.
content-error-surplus-message = Text v angličtine neexistuje.
content-error-other-variables = Používa iné premenné ako angličtina: { $variables }.
