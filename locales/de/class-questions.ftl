### Die Fragen vor und nach einer Stunde. Ihr Sinn darf sich nicht ändern: Summen verschiedener Klassen werden verglichen.

question-critical = Wann heißt ein Rohstoff „kritisch“?
answer-critical-at_risk = Wenn er sehr wichtig ist und die Versorgung unsicher
answer-critical-used_up = Wenn er fast aufgebraucht ist
answer-critical-poisonous = Wenn er giftig ist
answer-critical-dear = Wenn er teurer als Gold ist

question-refining = Wo werden die meisten Seltenen Erden raffiniert?
answer-refining-australia = In Australien
answer-refining-brazil = In Brasilien
answer-refining-china = In China
answer-refining-usa = In den USA

question-cobalt = Wie viel vom Kobalt der Welt wird in der DR Kongo abgebaut?
answer-cobalt-tenth = Weniger als ein Zehntel
answer-cobalt-quarter = Etwa ein Viertel
answer-cobalt-half = Mehr als die Hälfte
answer-cobalt-all = Alles

question-recycling = Wie viel der Seltenen Erden, die die EU nutzt, stammt aus Recycling?
answer-recycling-one = Etwa 1 %
answer-recycling-twenty = Etwa 20 %
answer-recycling-fifty = Etwa 50 %
answer-recycling-eighty = Etwa 80 %

question-risk = Ein Rohstoff kommt fast ganz aus einem einzigen Land. Was ist die größte Gefahr?
answer-risk-stops = Wenn es nicht mehr verkauft, kann niemand schnell einspringen
answer-risk-prices = Die Preise fallen
answer-risk-recycling = Der Rohstoff lässt sich nicht recyceln
answer-risk-quality = Die Qualität sinkt

question-liquid = Welches Metall ist bei Zimmertemperatur flüssig?
answer-liquid-mercury = Quecksilber
answer-liquid-tin = Zinn
answer-liquid-zinc = Zink
answer-liquid-nickel = Nickel

question-heard = „Kritische Rohstoffe“: Was weißt du darüber?
answer-heard-never = Ich habe noch nie davon gehört
answer-heard-heard = Ich habe davon gehört, könnte aber nicht erklären, was das ist
answer-heard-roughly = Ich könnte ungefähr erklären, was das ist
answer-heard-well = Ich könnte gut erklären, was das ist

question-care = „Mir ist wichtig, woher die Rohstoffe in meinen Sachen kommen.“
answer-care-not_at_all = Stimme gar nicht zu
answer-care-little = Stimme eher nicht zu
answer-care-rather = Stimme eher zu
answer-care-much = Stimme voll zu

answer-dont_know = Weiß ich nicht

question-label-critical = Wann ein Rohstoff kritisch ist
question-label-refining = Wo Seltene Erden raffiniert werden
question-label-cobalt = Kobalt aus der DR Kongo
question-label-recycling = Recycelte Seltene Erden in der EU
question-label-risk = Die größte Gefahr
question-label-liquid = Kontrolle: das flüssige Metall
question-label-heard = Von kritischen Rohstoffen gehört
question-label-care = Wichtig, woher Rohstoffe kommen

gain-less = Nach der Stunde waren weniger Antworten richtig als davor.
gain-nothing = Richtige Antworten gibt es etwa so viele wie vorher.
gain-tenth = Von dem, was wir vorher nicht wussten, wissen wir jetzt etwa ein Zehntel.
gain-quarter = Von dem, was wir vorher nicht wussten, wissen wir jetzt etwa ein Viertel.
gain-third = Von dem, was wir vorher nicht wussten, wissen wir jetzt etwa ein Drittel.
gain-half = Von dem, was wir vorher nicht wussten, wissen wir jetzt etwa die Hälfte.
gain-two_thirds = Von dem, was wir vorher nicht wussten, wissen wir jetzt etwa zwei Drittel.
gain-three_quarters = Von dem, was wir vorher nicht wussten, wissen wir jetzt etwa drei Viertel.
gain-nearly_all = Von dem, was wir vorher nicht wussten, wissen wir jetzt fast alles.

control-same = Bei der Kontrollfrage hat sich nichts geändert.
control-more = Auch die Kontrollfrage lief besser; ein Teil kann also Zufall sein oder daher kommen, dass ihr darüber geredet habt.
control-fewer = Die Kontrollfrage lief schlechter; ein Teil kann also Zufall sein.
