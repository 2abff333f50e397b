### De vragen voor en na een les. De betekenis mag niet veranderen: totalen van verschillende klassen worden vergeleken.

question-critical = Wanneer noemen we een grondstof “kritiek”?
answer-critical-at_risk = De stof is belangrijk en de aanvoer kan stilvallen
answer-critical-little = Er is op aarde heel weinig van
answer-critical-used_up = We verbruiken de stof sneller dan ze ontstaat
answer-critical-dangerous = Het is gevaarlijk om de stof uit de grond te halen

question-refining = Waar worden de meeste zeldzame aarden geraffineerd?
answer-refining-australia = In Australië
answer-refining-brazil = In Brazilië
answer-refining-china = In China
answer-refining-usa = In de VS

question-cobalt = Hoeveel van elke 100 kilo kobalt komt uit mijnen in de DR Congo?
answer-cobalt-ten = Ongeveer 10
answer-cobalt-thirty = Ongeveer 30
answer-cobalt-fifty = Ongeveer 50
answer-cobalt-seventy_five = Ongeveer 75

question-magnets = Wat maakt de magneten in de motor van een elektrische auto zo sterk?
answer-magnets-rare_earths = Zeldzame aarden
answer-magnets-copper = Koper
answer-magnets-aluminium = Aluminium
answer-magnets-lithium = Lithium

question-safest = Vier bedrijven hebben kobalt nodig. Welk bedrijf loopt het minste risico?
answer-safest-cheap = Een dat bij één goedkope mijn koopt
answer-safest-one_country = Een met twee mijnen in één land
answer-safest-two_countries = Een met twee mijnen in twee landen
answer-safest-stock = Een met een grote voorraad voor een week

question-coffee = Welk land verbouwt de meeste koffie?
answer-coffee-brazil = Brazilië
answer-coffee-vietnam = Vietnam
answer-coffee-colombia = Colombia
answer-coffee-ethiopia = Ethiopië

question-heard = “Kritieke grondstoffen”: wat weet je ervan?
answer-heard-never = Ik heb er nog nooit van gehoord
answer-heard-heard = Ik heb ervan gehoord, maar kan niet uitleggen wat het zijn
answer-heard-roughly = Ik kan ongeveer uitleggen wat het zijn
answer-heard-well = Ik kan goed uitleggen wat het zijn

question-care = “Ik vind het belangrijk waar de materialen in mijn spullen vandaan komen.”
answer-care-not_at_all = Helemaal niet mee eens
answer-care-little = Niet zo mee eens
answer-care-rather = Best mee eens
answer-care-much = Helemaal mee eens

answer-dont_know = Ik weet het niet

question-label-critical = Wanneer een grondstof kritiek is
question-label-refining = Waar zeldzame aarden geraffineerd worden
question-label-cobalt = Kobalt uit de DR Congo
question-label-magnets = Sterke magneten
question-label-safest = Het veiligste bedrijf
question-label-coffee = Controle: koffie
question-label-heard = Van kritieke grondstoffen gehoord
question-label-care = Belangrijk waar iets vandaan komt

gain-changed = Goede antwoorden: eerst { $before } van de 10, nu { $after } van de 10.
gain-same = Goede antwoorden: eerst en nu ongeveer { $after } van de 10.

control-same = Bij de controlevraag veranderde er bijna niets.
control-more = Ook de controlevraag ging beter, dus een deel kan toeval zijn of komen doordat er in de klas over gepraat is.
control-fewer = De controlevraag ging slechter, dus een deel kan toeval zijn.
