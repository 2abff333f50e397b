### De vragen voor en na een les. De betekenis mag niet veranderen: totalen van verschillende klassen worden vergeleken.

question-critical = Wanneer noemen we een grondstof “kritiek”?
answer-critical-at_risk = Als hij heel belangrijk is en de aanvoer gevaar loopt
answer-critical-used_up = Als hij bijna op is
answer-critical-poisonous = Als hij giftig is
answer-critical-dear = Als hij duurder is dan goud

question-refining = Waar worden de meeste zeldzame aarden geraffineerd?
answer-refining-australia = In Australië
answer-refining-brazil = In Brazilië
answer-refining-china = In China
answer-refining-usa = In de VS

question-cobalt = Hoeveel van het kobalt in de wereld komt uit mijnen in de DR Congo?
answer-cobalt-tenth = Minder dan een tiende
answer-cobalt-quarter = Ongeveer een kwart
answer-cobalt-half = Meer dan de helft
answer-cobalt-all = Alles

question-recycling = Hoeveel van de zeldzame aarden die de EU gebruikt, komt uit recycling?
answer-recycling-one = Ongeveer 1%
answer-recycling-twenty = Ongeveer 20%
answer-recycling-fifty = Ongeveer 50%
answer-recycling-eighty = Ongeveer 80%

question-risk = Een grondstof komt bijna helemaal uit één land. Wat is het grootste risico?
answer-risk-stops = Als dat land stopt met verkopen, kan niemand het snel overnemen
answer-risk-prices = De prijzen dalen
answer-risk-recycling = De grondstof kan niet gerecycled worden
answer-risk-quality = De kwaliteit wordt minder

question-liquid = Welk metaal is vloeibaar bij kamertemperatuur?
answer-liquid-mercury = Kwik
answer-liquid-tin = Tin
answer-liquid-zinc = Zink
answer-liquid-nickel = Nikkel

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
question-label-recycling = Zeldzame aarden uit recycling in de EU
question-label-risk = Het grootste risico
question-label-liquid = Controle: het vloeibare metaal
question-label-heard = Van kritieke grondstoffen gehoord
question-label-care = Belangrijk waar iets vandaan komt

gain-less = Na de les waren minder antwoorden goed dan ervoor.
gain-nothing = Er zijn ongeveer evenveel goede antwoorden als eerst.
gain-tenth = Van wat we eerst niet wisten, weten we nu ongeveer een tiende.
gain-quarter = Van wat we eerst niet wisten, weten we nu ongeveer een kwart.
gain-third = Van wat we eerst niet wisten, weten we nu ongeveer een derde.
gain-half = Van wat we eerst niet wisten, weten we nu ongeveer de helft.
gain-two_thirds = Van wat we eerst niet wisten, weten we nu ongeveer twee derde.
gain-three_quarters = Van wat we eerst niet wisten, weten we nu ongeveer driekwart.
gain-nearly_all = Van wat we eerst niet wisten, weten we nu bijna alles.

control-same = Bij de controlevraag veranderde er niets.
control-more = Ook de controlevraag ging beter, dus een deel kan toeval of overleg zijn.
control-fewer = De controlevraag ging slechter, dus een deel kan toeval zijn.
