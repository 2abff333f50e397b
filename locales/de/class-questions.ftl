### Die Fragen vor und nach einer Stunde. Ihr Sinn darf sich nicht ändern: Summen verschiedener Klassen werden verglichen.

question-critical = Wann nennen wir einen Rohstoff „kritisch“?
answer-critical-at_risk = Er ist wichtig, und der Nachschub kann ausfallen
answer-critical-little = Es gibt auf der Erde sehr wenig davon
answer-critical-used_up = Wir verbrauchen ihn schneller, als er entsteht
answer-critical-dangerous = Es ist gefährlich, ihn aus dem Boden zu holen

question-refining = Wo werden die meisten Seltenen Erden raffiniert?
answer-refining-australia = In Australien
answer-refining-brazil = In Brasilien
answer-refining-china = In China
answer-refining-usa = In den USA

question-cobalt = Wie viele von 100 Kilo Kobalt werden in der DR Kongo gefördert?
answer-cobalt-ten = Etwa 10
answer-cobalt-thirty = Etwa 30
answer-cobalt-fifty = Etwa 50
answer-cobalt-seventy_five = Etwa 75

question-magnets = Was macht die Magnete im Motor eines Elektroautos so stark?
answer-magnets-rare_earths = Seltene Erden
answer-magnets-copper = Kupfer
answer-magnets-aluminium = Aluminium
answer-magnets-lithium = Lithium

question-safest = Vier Unternehmen brauchen Kobalt. Welches ist am sichersten?
answer-safest-cheap = Eines, das bei einer billigen Mine kauft
answer-safest-one_country = Eines mit zwei Minen in einem Land
answer-safest-two_countries = Eines mit zwei Minen in zwei Ländern
answer-safest-stock = Eines mit großem Vorrat für eine Woche

question-coffee = Welches Land baut am meisten Kaffee an?
answer-coffee-brazil = Brasilien
answer-coffee-vietnam = Vietnam
answer-coffee-colombia = Kolumbien
answer-coffee-ethiopia = Äthiopien

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
question-label-magnets = Starke Magnete
question-label-safest = Das sicherste Unternehmen
question-label-coffee = Kontrolle: Kaffee
question-label-heard = Von kritischen Rohstoffen gehört
question-label-care = Wichtig, woher Rohstoffe kommen

gain-changed = Vorher waren { $before } von 10 Antworten richtig, jetzt sind es { $after } von 10.
gain-same = Vorher wie jetzt waren etwa { $after } von 10 Antworten richtig.

control-same = Bei der Kontrollfrage hat sich kaum etwas geändert.
control-more = Auch die Kontrollfrage lief besser; ein Teil kann also Zufall sein oder daher kommen, dass ihr darüber geredet habt.
control-fewer = Die Kontrollfrage lief schlechter; ein Teil kann also Zufall sein.
