### Prečo riadok záznamu neplatí. `verify` pred to dáva odsek pravidiel.

## Odmietnuté pravidlami

refusal-not_an_action = toto nie je akcia hry
refusal-match_over = zápas sa už skončil
refusal-unknown_player = tento hráč v zápase nehrá
refusal-eliminated = tento hráč je vyradený
refusal-not_your_turn = na rade je iný hráč
refusal-wrong_phase = táto akcia nepatrí do práve hranej fázy
refusal-wrong_dice = kocky nezodpovedajú tomuto obchodnému stretu
refusal-wrong_draw = tento kontinent nemohol byť vyžrebovaný
refusal-unknown_continent = taký kontinent neexistuje
refusal-unknown_territory = také územie neexistuje
refusal-unknown_material = taký materiál neexistuje
refusal-continent_is_drawn = pri rozšírenom nastavení hry sa kontinenty žrebujú, nevyberajú
refusal-continent_is_chosen = bez rozšíreného nastavenia hry sa kontinenty vyberajú, nežrebujú
refusal-continent_already_yours = hráč sa na tomto kontinente už rozmiestnil
refusal-continent_full = na tomto kontinente sa už rozmiestnili dvaja hráči
refusal-empty_continent_first = najprv treba vybrať neobsadený kontinent
refusal-continent_without_room = na tomto kontinente nezostalo dosť susedných voľných území
refusal-territory_in_other_continent = územie leží na inom kontinente
refusal-territory_taken = územie už patrí niektorému hráčovi
refusal-territory_not_connected = územie nesusedí s predtým vybranými
refusal-territory_is_dead_end = z tohto územia by sa výber nedal dokončiť
refusal-not_your_territory = hráč toto územie neovláda
refusal-not_adjacent = tieto dve územia nesusedia
refusal-no_assets = presúva sa aspoň jedno aktívum
refusal-not_enough_ready = toľko aktív tam už nemôže konať
refusal-too_many_for_a_clash = v obchodnom strete možno použiť najviac 3 aktíva
refusal-one_must_stay = aspoň jedno aktívum musí zostať
refusal-material_already_controlled = hráč tento materiál už ovláda
refusal-host_keeps_no_time = v tomto zápase vedúci stola nestráži čas
refusal-last_turn_begun = posledný ťah sa už začal
refusal-not_a_turn = posledný ťah musí nasledovať po tomto a byť najviac ťahom 30
refusal-number_of_players = zápas má 3, 4 alebo 5 hráčov
refusal-board_does_not_support_players = hracia plocha nepodporuje tento počet hráčov
refusal-player_twice = niektorý hráč je v poradí hráčov dvakrát
refusal-number_of_turns = zápas má 1 až 30 ťahov
refusal-card_for_each_player = každý hráč má jednu kartu cieľa a nikto iný ju nemá
refusal-unknown_objective = taká karta cieľa neexistuje
refusal-card_twice = dvaja hráči majú tú istú kartu cieľa
refusal-end_reason = zápas sa skončil ako „{ $expected }“, nie ako „{ $found }“
refusal-match_not_over = zápas sa tu ešte neskončil (ťah { $turn } z { $turns })
refusal-end_turn = počítadlo ťahov bolo na { $expected }, nie na { $found }
refusal-ranking_players = poradie neuvádza každého hráča práve raz
refusal-ranking_order = poradie nie je zoradené podľa miest
refusal-score = „{ $key }“ pre { $player } je { $expected }, nie { $found }

## Nie je to záznam podľa formátu

format-empty_file = súbor je prázdny
format-line_too_long = riadok je dlhší, než smie byť
format-not_utf8 = riadok nie je text v UTF-8
format-not_json = riadok nie je JSON
format-not_an_object = riadok nie je objekt JSON
format-nested_too_deep = riadok je vnorený príliš hlboko
format-number_too_long = číslo má priveľa číslic
format-lone_surrogate = text obsahuje polovicu znaku (osamotený surogát)
format-key_twice = kľúč „{ $key }“ je tu dvakrát
format-missing_key = chýba kľúč „{ $key }“
format-wrong_type = hodnota kľúča „{ $key }“ nie je správneho typu
format-unknown_format = toto nie je záznam v známom formáte
format-unknown_rules = táto verzia pravidiel tu nie je známa
format-unknown_action = akcia takého typu neexistuje
format-unknown_reason = taký dôvod konca zápasu neexistuje
format-wrong_number = riadok by mal mať číslo { $key }
format-dice_without_clash = kocky sú na riadku, ktorý nie je obchodným stretom
format-drawn_without_draw = vyžrebovaný kontinent je na riadku, ktorý nie je žrebovaním
format-action_on_end_line = záverečný riadok obsahuje aj akciu
format-ranking_of_aborted = prerušený zápas nemá poradie
format-ranking_before_turn = zápas zastavený pred dohraním ťahu nemá poradie
format-no_house_rule = táto verzia je len pre zápasy s pravidlom „Náskok“ alebo „Vedúci stola stráži čas“
format-host_line = riadky vedúceho stola má len verzia 2 formátu
format-host_acts_alone = riadok vedúceho stola nemá ani „player“, ani „action“
format-after_end = za záverečným riadkom ešte niečo je
