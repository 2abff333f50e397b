### Die Ansicht der Lehrkraft in der Nachbesprechung. Die Notizen zitieren, was oft gesagt wird.

present-slides = Folien
present-tables = Tische
present-next = Als Nächstes
present-next-table = Nächster Tisch
present-black = Beamer schwarz
present-show-again = Wieder zeigen
present-listen = Hör hin
present-keys = Tasten, hier und auf der Beamer-Seite: Pfeile für Folien und Tische, B für schwarz. Ein Presenter geht auch.
present-bell-rang = Es hat geklingelt
present-minutes-left = { $minutes ->
    [one] Noch eine Minute
   *[other] Noch { $minutes } min
}
present-slides-left = { $slides ->
    [one] für diese Folie
   *[other] für { $slides } Folien
}

present-note-0-1 = „Das war unfair.“ Frag nach: die Karte, die Würfel, oder dass jemand nicht tauschen wollte?
present-note-0-2 = „Ich war mächtig.“ Wer hat, was andere brauchen, hat Macht. Wer hat sie in der Welt?
present-note-1-1 = „Wir hatten Glück.“ Würfel entscheiden einen Handelskonflikt, nicht, wo die Rohstoffe liegen. Wer hat wo angegriffen, und warum?
present-note-1-2 = „Es war früh vorbei.“ Schaut auf den Ring: Was ist in dieser Runde passiert?
present-note-2-1 = „Da gab es mehr zu holen.“ Welche Rohstoffe gibt es dort? Wer hat sie gebraucht?
present-note-2-2 = „Ich wollte den Kontinent.“ Er bringt auch mehr Assets: zwei gute Gründe für einen Ort.
present-note-10-1 = „Alle brauchen das.“ Von vielen gesucht oder an wenigen Orten zu finden: Was war es?
present-note-10-2 = „Das wollte niemand.“ Es steht auf wenigen Karten. In der Welt kann sich das schnell ändern.
present-note-3-1 = „Dann kauft man es woanders.“ Gibt es ein Woanders? Ein neues Bergwerk braucht viele Jahre.
present-note-3-2 = „Die brauchen unser Geld.“ Stimmt: Auch wer verkauft, ist abhängig.
present-note-4-1 = „Dann recyceln wir.“ Das hilft später: Erst muss es genug alte Geräte geben.
present-note-4-2 = „Dann nimmt man etwas anderes.“ Manchmal geht das, oft wird das Gerät schlechter. Wer zahlt?
present-note-5-1 = „Dann ist Handel besser.“ Für alle? Schaut, wer nichts gewinnt.
present-note-5-2 = „Aber dann hängen wir von ihnen ab.“ Heute billig, morgen abhängig: Wo ist die Grenze?
present-note-6-1 = „Ich hatte zwei und brauchte eins.“ Ein Tausch hätte beiden geholfen. Wer tauscht so in der Welt?
present-note-6-2 = „Die hätten es nie hergegeben.“ Wer als Einziger verkauft, bestimmt: Das heißt „kritisch“.
present-note-7-1 = „Die Reichen werden reicher.“ Vergleicht mit dem Zufall: Bei wenigen Tischen bedeutet ein Muster vielleicht nichts.
present-note-7-2 = „Man kann aufholen.“ Wie? Welche Hilfe wäre fair für die anderen?
present-note-9-1 = „Handys, Autos, Windräder.“ Frag nach je einem Rohstoff darin und woher er kommt.
present-note-9-2 = „Ich kann nichts ändern.“ Das Handy länger nutzen, es zurückgeben, im Laden fragen: wenig, aber wirksam.
present-note-8-1 = „Wir haben viel gelernt.“ Schaut auf die Kontrollfrage: Hat sich auch dort etwas geändert, dann Vorsicht.
present-note-8-2 = „Es hat sich nichts geändert.“ Eine Stunde ist kurz. Was würdet ihr in einem Monat noch einmal fragen?
present-note-11-1 = „Pech gehabt.“ Es ist wirklich passiert, mit Datum: Hätte es jemand kommen sehen können?
present-note-11-2 = „Ich hatte eine zweite Quelle.“ Was hat sie gekostet, und hat es sich gelohnt?
present-note-17-1 = „Selten heißt kritisch.“ Gold ist selten und nicht kritisch: Viele Länder fördern es. Es zählt beides, Bedarf und Risiko.
present-note-17-2 = „Was hat das mit uns zu tun?“ Frag, welche Anwendung auf ihrer Karte zuerst ausfiele.
present-note-answers-1 = Lass zuerst raten: Hände hoch für jede Antwort, dann weiter.
present-note-answers-2 = „Ich dachte, es ist etwas anderes.“ Frag, warum die falsche Antwort richtig aussah.

fig-answers-ask = Welche Antwort ist richtig?
fig-answers-told = Die richtigen Antworten
fig-opinions = Was wir über uns sagen
fig-before = vorher
fig-after = nachher
fig-right-change = Richtige Antworten: vorher { $before }, nachher { $after }.
fig-chance = Durch Raten wären etwa { $percent } richtig.
