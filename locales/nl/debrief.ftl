### Wat `rawsiko debrief` naast de figuren toont.

help-debrief = Wat een klas van de eigen spellen kan leren, en wat meerdere klassen hebben geleerd.
help-debrief-figures = Bereken wat een klas van de eigen spellen kan leren, en toon het als JSON. “debrief FILE” doet hetzelfde.
help-debrief-files = Opnamen van de tafels, op volgorde, of mappen met zulke bestanden (*.jsonl).
help-debrief-out = Lege of nieuwe map voor de export: twee ZIP-bestanden en de waarden van de grafieken.
help-debrief-content = Map van de inhoud waarmee gespeeld is, als het geen standaardinhoud is.
debrief-left-out = { $file }: weggelaten, want het spel heeft geen uitslag
debrief-other-content = { $file }: weggelaten, want gespeeld met andere inhoud dan het eerste spel
debrief-nothing = Geen van deze spellen heeft een uitslag.
debrief-written = De export staat in { $folder }.

help-debrief-pool = Toon wat de vragen voor en na over meerdere klassen samen zeggen.
help-debrief-pool-files = De ZIP-bestanden die de leerkrachten hebben geëxporteerd.
debrief-pool-nothing = Geen van deze klassen heeft antwoorden uit beide vragenrondes.
debrief-pool-twice = { $file }: overgeslagen, want dezelfde klas is er al
debrief-pool-unanswered = { $file }: een vragenronde ontbreekt of had te weinig antwoorden
debrief-pool-no_zip = dit is geen ZIP-bestand
debrief-pool-no_export = dit is niet de export van een klas
debrief-pool-bad_counts = questions.csv bevat een antwoord dat niet kan
debrief-pool-classes = { $classes ->
    [one] Eén klas met antwoorden uit beide rondes.
   *[other] { $classes } klassen met antwoorden uit beide rondes.
}
debrief-pool-item = { $question }: { $before }% goed vooraf (n = { $before_count }), { $after }% achteraf (n = { $after_count }); klassen: { $classes }; effect { $effect }
debrief-pool-effect = { $mean } (95%-interval: { $low } tot { $high })
debrief-pool-effect-one = { $mean } (geen interval uit één klas)
debrief-pool-gain = Alle vragen waar de les over gaat: effect { $effect }.
debrief-pool-unit = Een effect is de verandering in standaardafwijkingen van één antwoord; intervallen volgen uit hoe sterk klassen verschillen.
debrief-pool-needed = Om een effect van { $difference } in vier van de vijf keer te zien, zijn ongeveer { $classes } van zulke klassen nodig.
debrief-pool-one = Uit één klas valt niet op te maken hoeveel klassen nodig zijn.
