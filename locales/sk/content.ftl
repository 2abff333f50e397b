### Čo vypisuje `rawsiko content` okrem chýb, ktoré nájde.

help-content-check = Skontroluje priečinok s obsahom a povie, čo je dokázané, alebo čo je zle v ktorom súbore a položke.
help-content-export = Vypíše hraciu plochu a karty ako jeden objekt JSON.
help-content-show = Povie, čo je územie, materiál, aplikácia alebo karta a prečo je to tak; bez názvu vypíše všetko.
help-content-picture = Nakreslí hraciu plochu ako obrázok SVG.
help-content-folder = Priečinok s vlastným obsahom; inak štandardná hracia plocha.
help-content-show-id = Id, názov alebo značka kontinentu, územia, materiálu, aplikácie alebo karty, napríklad new_guinea, „Nová Guinea“ alebo PR.
help-content-picture-out = Súbor, ktorý sa má zapísať; inak štandardný výstup.

content-wrong = { $count ->
        [one] Našla sa { $count } chyba.
        [few] Našli sa { $count } chyby.
        [many] Našlo sa { $count } chyby.
       *[other] Našlo sa { $count } chýb.
    }
content-not-written = Súbor { $file } sa nedá zapísať: { $reason }.
content-folder-twice = Priečinok je uvedený dvakrát: napíšte ho raz, s „--content“ alebo bez neho.
content-hint-id = Id v súbore board.toml je „world“, preto sa tento priečinok kontroluje ako štandardná hracia plocha. Vlastnej hracej ploche dajte iné id.

## Čo kontrola dokázala

content-proved-board = Hracia plocha: kontinenty: { $continents }, územia: { $territories }, aplikácie: { $applications }, karty cieľov: { $objectives }; každý názov na niečo ukazuje, susedstvo je vzájomné, plocha drží pokope, každá aplikácia sa dá získať.
content-proved-setup = Nastavenie hry: pri počte hráčov { $players } žiadny výber kontinentov a území nevedie do slepej uličky (R3.5).
content-proved-symbols = Značky: materiály: { $materials }, každý má vlastnú krátku značku.
content-proved-members = Krajiny: všetky krajiny a časti krajín ({ $count }) existujú a každá leží na jednom území.
content-proved-standard = Pravidlá: je tu všetko, čo určujú ich obrázky (R2.5); počty a karty sú v medziach.
content-proved-points = Body: aplikácie ({ $applications }) sa riadia vzorcom okrem tých z pravidiel.
content-proved-placements = Miesta: všetky umiestnenia materiálov ({ $count }) sú podložené faktmi.
content-proved-representative = Typické: kde je malý producent, sú aj oveľa väčší alebo je uvedený dôvod; rizikové materiály sú vzácnejšie.
content-proved-links = Potreby: všetky materiály, ktoré aplikácie potrebujú ({ $count }), sú podložené faktmi.
content-proved-map = Mapa: každé územie je nakreslené; pozemné hranice ({ $land }) a námorné čiary ({ $sea }) sú tie z pravidiel.
content-proved-texts = Texty: všetko má názov a všetky jazyky ({ $languages }) hovoria to isté.
content-proved-own-names = Vlastné názvy: úplné v každom jazyku, ktorý priečinok obsahuje.

## Čo je čo

content-show-unknown = Nič na tejto hracej ploche sa nevolá „{ $id }“. „rawsiko content show“ vypíše všetko.
content-show-unknown-like = Nič na tejto hracej ploche sa nevolá „{ $id }“. Mysleli ste { $ids }?
content-show-closed = Zatvorená krajina (R2.1): { $country }. Na hracej ploche je nakreslená, ale nie je to územie a nikto tam nemôže umiestniť aktíva.
content-list-continents = Kontinenty a územia
content-list-closed = Zatvorené (R2.1): { $names }
content-list-materials = Materiály
content-list-applications = Aplikácie
content-list-cards = Karty cieľov
content-show-territories = Územia: { $names }
content-show-continent = Kontinent: { $name }
content-show-countries = Krajiny: { $names }
content-show-land = Susedia po súši: { $names }
content-show-sea = Susedia cez more: { $names }
content-show-materials = Materiály:
content-show-no-materials = Žiadne materiály.
content-show-lies-in = Nachádza sa tu:
content-show-needed-by = Potrebné na: { $names }
content-show-needs = Potrebuje:
content-show-points = { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodov
    }
content-show-why = Prečo: { $why }
content-show-about = { $about }
content-show-figure = { $country }: { $share } % { $stage ->
        [extraction] svetovej ťažby
        [processing] svetovej rafinácie
        [host_ore] svetovej ťažby rudy, v ktorej sa nachádza
       *[reserves] svetových zásob
    } ({ $year })
content-show-in-country = v celej krajine
content-show-estimate = { $year }, odhad
content-show-edition = štúdia z roku { $year }
content-show-china = Podiel Číny na svetovej { $stage ->
        [extraction] ťažbe
       *[processing] rafinácii
    }: { $share } % ({ $year })
content-show-recycling = Podiel dodávok EÚ, ktorý pochádza z recyklácie: { $share } % ({ $year })
content-show-sources = Zdroje:
content-show-part = { $country } ({ $part })
