### Die Nachbesprechung einer Klasse: Bilder aus den eigenen Partien neben der Welt. { $territories }, { $materials }, { $company } und { $country } sind Namen.

debrief-title-1 = Unsere Partien
debrief-title-2 = Worum wir gekämpft haben
debrief-title-3 = Konzentration
debrief-title-4 = China geschlossen
debrief-title-5 = Der Handel öffnet sich
debrief-title-6 = Wer von wem abhing
debrief-title-7 = Hält ein früher Vorsprung?
debrief-title-8 = Vorher und nachher
debrief-title-9 = Was die Nachrichten bewirkten

debrief-feelings-1 = Wie war es, wenn jemand hatte, was du brauchtest?
debrief-feelings-2 = Wie war es, etwas zu haben, das andere brauchten?

debrief-finding-1-turned = { $tables ->
    [one] An unserem Tisch lag das siegreiche Unternehmen vor der letzten Runde noch nicht vorn.
   *[other] An { $turned } von { $tables } Tischen lag das siegreiche Unternehmen vor der letzten Runde noch nicht vorn.
}
debrief-finding-1-held = { $tables ->
    [one] Wer an unserem Tisch vor der letzten Runde vorn lag, hat auch gewonnen.
   *[other] Wer vor der letzten Runde vorn lag, hat an allen { $tables } Tischen auch gewonnen.
}
debrief-question-1-1 = Wann wusstest du, wie es ausgeht?
debrief-question-1-2 = Was würdest du wieder so machen?
debrief-not-shown-1 = Nicht zu sehen: geänderte Pläne und was am Tisch gesagt wurde.

debrief-finding-2-territories = Am härtesten umkämpft: { $territories }. Was liegt dort?
debrief-finding-2-materials = Am meisten haben wir für das angegriffen, was unseren Karten noch fehlte: { $materials }.
debrief-finding-2-chance = Für das, was unseren Karten fehlte, haben wir nicht öfter angegriffen, als es durch Zufall zu erwarten wäre.
debrief-question-2-1 = Knapp, von vielen gewollt oder in wenigen Händen: Warum habt ihr gekämpft?
debrief-question-2-2 = Wo hat niemand gekämpft? Warum?
debrief-question-2-3 = Um welchen Rohstoff hat niemand gekämpft? Warum?
debrief-not-shown-2 = Nicht zu sehen: wer wen angriff und wie es ausging. Ein Handelskonflikt zählt für das, was der Karte des Angreifers noch fehlte. China ist geschlossen, also bleiben auf dem Spielplan die zweitbesten Quellen.

debrief-finding-3 = { $material }: Von 100 Kilo auf der Welt kommen { $percent } aus einem einzigen Land ({ $country }). Was, wenn es nichts mehr verkauft?
debrief-question-3-1 = Wer könnte aufhören zu verkaufen?
debrief-question-3-2 = Wer würde es als Erstes merken?
debrief-not-shown-3 = Nicht zu sehen: Vorräte und wie schnell andere einspringen könnten. Unser Anteil kann nicht klein sein: Ein Rohstoff liegt in wenigen Gebieten.

debrief-finding-4 = { $above ->
    [one] { $above } der { $dealt } Anwendungen auf unseren Karten braucht
   *[other] { $above } der { $dealt } Anwendungen auf unseren Karten brauchen
} einen Rohstoff, der zu mehr als { $percent } % aus China kommt.
debrief-question-4-1 = Fördern, raffinieren, recyceln, ersetzen, lagern: Was würdest du zuerst tun?
debrief-question-4-2 = Wofür würdest du mehr bezahlen, um von niemandem abzuhängen?
debrief-not-shown-4 = Nicht zu sehen: der Handel mit China. Unser Spielplan lässt China weg; in der Welt verkauft China und kann damit aufhören. Vergleicht nur Balken mit gleich vielen Rohstoffen: Je mehr nötig sind, desto eher fehlt einer.
debrief-goal-mine = Mindestens { $percent } % in der EU gefördert
debrief-goal-refine = Mindestens { $percent } % in der EU raffiniert
debrief-goal-recycle = Mindestens { $percent } % in der EU recycelt
debrief-goal-one_country = Höchstens { $percent } % aus einem Nicht-EU-Land

debrief-finding-5 =
    { $gaining ->
        [one] Durch den Handel mit China hätte eines von { $companies } Unternehmen mehr Punkte.
       *[other] Durch den Handel mit China hätten { $gaining } von { $companies } Unternehmen mehr Punkte.
    } { $changed ->
        [0] An keinem Tisch hätte jemand anderes gewonnen.
        [one] An einem Tisch hätte jemand anderes gewonnen.
       *[other] An { $changed } Tischen hätte jemand anderes gewonnen.
    }
debrief-finding-5-nobody = Auch durch den Handel mit China käme niemand auf mehr Punkte.
debrief-question-5-1 = Wer profitiert, wenn sich der Handel öffnet?
debrief-question-5-2 = Ist das gerecht?
debrief-not-shown-5 = Nicht zu sehen: wie wir gespielt hätten, wenn wir gewusst hätten, dass der Handel kommt. Nach dieser Regel darf nur handeln, wer einen Kontinent für sich allein hat.

debrief-finding-6 = Im Schnitt gingen an jedem Tisch { $percent } von 100 verpassten Punkten auf ein einziges Unternehmen zurück.
debrief-finding-6-none = Am Ende fehlte niemandem ein Rohstoff.
debrief-question-6-1 = Was hättest du anbieten können?
debrief-question-6-2 = Wer macht solche Angebote in Wirklichkeit?
debrief-not-shown-6 = Nicht zu sehen: was laut angeboten wurde und was ein Tausch gekostet hätte. Verpasste Punkte sind auf die fehlenden Rohstoffe und deren Besitzer verteilt.

debrief-finding-7 = Wie oft hat gewonnen, wer in Runde 2 die meisten neuen Assets bekam? An { $won } von { $tables } Tischen. Durch Zufall wären es etwa { $chance }.
debrief-finding-7-lasted = Der frühe Vorsprung hat gehalten: An { $won } von { $tables } Tischen hat auch gewonnen, wer in Runde 2 die meisten neuen Assets bekam. Durch Zufall wären es etwa { $chance }.
debrief-question-7-1 = Wie schaffen es Neue, mitzuhalten?
debrief-question-7-2 = Wer sollte Neuen helfen, und wie?
debrief-not-shown-7 = Nicht zu sehen: warum jemand vorn lag. Die Linien folgen der Reihenfolge von Runde 2; Unternehmen, die da gleichauf lagen, teilen sich die Plätze.

debrief-finding-8-too-few = Weniger als { $least } Geräte haben in einer Fragerunde geantwortet: zu wenige, um die Antworten zu zeigen, ohne jemanden zu verraten.
debrief-finding-8-known = Vor der Stunde wussten wir schon fast alles.
debrief-question-8-1 = Was hat dich überrascht?
debrief-question-8-2 = Wo bist du dir noch unsicher?
debrief-not-shown-8 = Nicht zu sehen: wer was geantwortet hat und ob das Wissen bleibt. Fragt in einem Monat noch einmal.

debrief-finding-9-cost = Die Nachrichten haben uns Punkte gekostet: Getroffene Unternehmen standen am Ende im Schnitt um { $cost ->
        [one] einen Punkt
       *[other] { $cost } Punkte
    } schlechter da als solche, die es genauso gut hätte treffen können.
debrief-finding-9 =
    { $hits ->
        [one] Die Nachrichten haben uns einmal getroffen.
       *[other] Die Nachrichten haben uns { $hits }-mal getroffen.
    } Für unsere Punkte machte das nicht mehr aus als der Zufall.
debrief-finding-9-none = Die Nachrichten haben nichts gestoppt, was jemand von uns brauchte.
debrief-question-9-1 = Wer hatte eine zweite Quelle? War das Glück oder ein Plan?
debrief-question-9-2 = Was kann ein Land tun, bevor so eine Nachricht kommt?
debrief-not-shown-9 = Nicht zu sehen: warum manche eine zweite Quelle hatten. Das haben sie selbst gewählt; die beiden unteren Balken zeigen also, wie die Regel wirkt, und beweisen nichts. Wer mehr Gebiete hat, wird öfter getroffen; darum zählt jedes Unternehmen nach seiner Wahrscheinlichkeit, getroffen zu werden.

debrief-transfer-1 = Wo hast du das schon in den Nachrichten gesehen?
debrief-transfer-2 = Was würdest du jetzt mit einem alten Handy machen?

debrief-home-look = { $application }: Finde so etwas zu Hause. Woher kommen die Rohstoffe darin, und wo landen sie am Ende?
debrief-home-things = Was bei dir zu Hause würdest du am meisten vermissen? Such drei Rohstoffe, die darin stecken, im Atlas.

debrief-no-facts = Für diesen Spielplan haben wir keine Fakten über die Welt, darum siehst du nur unsere Partien.

debrief-waiting-all = Beim Warten waren { $right } von 10 Antworten zu unseren Rohstoffen richtig.
debrief-waiting-surprise = Ein Rohstoff hat uns am meisten überrascht: { $material }. Richtige Antworten: { $right } von { $answers }.
