### Stránky na učenie: rozcestník a atlas materiálov a aplikácií.

long-learn-title = Naučiť sa
long-learn-lead = Zahrajte si prvý zápas, prečítajte si pravidlá alebo zistite, odkiaľ pochádzajú suroviny sveta.
long-learn-sections = Stránky na učenie
long-learn-tutorial = Výučba
long-learn-tutorial-lead = Päť minút s malým zápasom: umiestniť, presunúť, zvíťaziť v strete, splniť aplikáciu, získať body.
long-learn-rules = Pravidlá
long-learn-rules-lead = Všetko jednoduchými slovami a na obrázkoch. Čo pôvodné pravidlá nechávajú otvorené, je vyznačené.
long-learn-materials = Materiály
long-learn-materials-lead = { $count ->
        [one] { $count } materiál: čo to je, kde leží,
        [few] { $count } materiály: čo sú, kde ležia,
       *[other] { $count } materiálov: čo sú, kde ležia,
    } koľko pochádza z Číny, koľko sa recykluje.
long-learn-applications = Aplikácie
long-learn-applications-lead = { $count ->
        [one] { $count } aplikácia a čo v nej ktorý materiál robí.
        [few] { $count } aplikácie a čo v nich ktorý materiál robí.
       *[other] { $count } aplikácií a čo v nich ktorý materiál robí.
    }
long-learn-critical = Prečo kritické?
long-learn-critical-lead = Ktoré materiály robia EÚ starosti a prečo: riziko, dodávatelia, plány, obmedzenia vývozu.
long-learn-words = Slovník
long-learn-words-lead = { $count ->
    [one] { $count } náročné slovo vysvetlené
    [few] { $count } náročné slová vysvetlené
    [many] { $count } náročného slova vysvetleného
   *[other] { $count } náročných slov vysvetlených
} jednou či dvoma vetami.
long-learn-guide = Pre vyučujúcich
long-learn-guide-lead = Hodina na jednej strane, ciele, pracovný list s riešeniami, lístok na záver, citlivé témy a povolania. Na tlač.

## Stena dlaždíc

long-atlas-order = Poradie
long-atlas-order-name = Názov
long-atlas-order-china = Podiel Číny
long-atlas-order-recycling = Recyklácia
long-atlas-order-places = Najvzácnejšie na ploche
long-atlas-order-points = Body
long-atlas-order-materials = Počet materiálov
long-atlas-continent = Kde sa nachádza
long-atlas-continent-all = Všetky kontinenty
long-atlas-shown-materials = { $count ->
        [one] { $count } materiál
        [few] { $count } materiály
        [many] { $count } materiálu
       *[other] { $count } materiálov
    }
long-atlas-tile-china = Čína { $share }
long-atlas-tile-recycling = Recyklácia { $share }
long-atlas-territories = { $count ->
        [one] { $count } územie
        [few] { $count } územia
        [many] { $count } územia
       *[other] { $count } území
    }
long-atlas-points = { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodov
    }
long-atlas-wall-china = Stĺpec na dlaždici je taký vysoký ako podiel Číny na svetovej ťažbe alebo rafinácii.
long-atlas-wall-recycling = Stĺpec na dlaždici je taký vysoký ako podiel dodávok EÚ, ktorý pochádza z recyklácie.
long-atlas-wall-places = Stĺpec na dlaždici je taký vysoký ako počet území s materiálom, najviac { $most }.

## Materiál

long-atlas-where = Kde leží
long-atlas-countries = Krajiny
long-atlas-why-here = Prečo sú tu tieto materiály
long-atlas-map = Mapa sveta, vyznačený materiál { $material }: { $territories }.
long-atlas-figure = { $country }: { $share } { $stage ->
        [extraction] svetovej ťažby
        [processing] svetovej rafinácie
        [host_ore] svetovej ťažby rudy, v ktorej sa nachádza
       *[reserves] svetových zásob
    } ({ $year })
long-atlas-in-country = v celej krajine
long-atlas-estimate = { $year }, odhad
long-atlas-edition = štúdia z roku { $year }
long-atlas-china = Z Číny
long-atlas-china-stage = { $stage ->
        [extraction] svetovej ťažby
       *[processing] svetovej rafinácie
    } ({ $year })
long-atlas-china-none = Čína nie je uvedená alebo má menej než { $share }.
long-atlas-recycling = Recyklácia
long-atlas-recycling-of = dodávok EÚ pochádza z recyklácie ({ $year })
long-atlas-eu = Pre EÚ
long-atlas-eu-strategic = Kritický a strategický
long-atlas-eu-critical = Kritický
long-atlas-eu-neither = Nie je na zozname
long-atlas-eu-list = Zoznam kritických surovín, { $year }
long-atlas-risk = Riziko dodávok: { $risk }. Od { $limit } ho EÚ považuje za vysoké.
long-atlas-risk-method = V roku { $year } EÚ zmenila metódu: porovnávajte len údaje od tohto roku.
long-atlas-risk-chart = Riziko dodávok v štúdiách EÚ. { $points }
long-atlas-china-before = Podiel Číny na { $stage ->
        [extraction] ťažbe
       *[processing] rafinácii
    } v priebehu rokov
long-atlas-impact = Cena pre ľudí a prírodu
long-atlas-substitute = Čo by ho mohlo nahradiť
long-atlas-path = Z bane do výrobku
long-atlas-path-mine = Ťažba, 1. miesto
long-atlas-path-plant = Rafinácia, 1. miesto
long-atlas-path-eu = Dodávky do EÚ, 1. miesto
long-atlas-path-product = Na čo slúži
long-atlas-producers = Kto ho vyrába
long-atlas-producers-stage = { $stage ->
        [extraction] Ťažba
       *[processing] Rafinácia
    } ({ $year })
long-atlas-members = Prvky v tejto skupine
long-atlas-member-of = Patrí do skupiny:
long-atlas-uses = Na čo slúži
long-atlas-notes = Dobré vedieť
long-atlas-sources = Zdroje
long-atlas-source-A = oficiálny zdroj
long-atlas-source-B = dobrý sekundárny zdroj
long-atlas-source-C = slabý zdroj
long-atlas-all-materials = Všetky materiály
long-atlas-all-applications = Všetky aplikácie
long-atlas-previous = Predchádza: { $name }
long-atlas-next = Nasleduje: { $name }

## Aplikácia

long-atlas-needs = Čo potrebuje a na čo
long-atlas-unknown = Na ploche nie je nič s týmto názvom.
