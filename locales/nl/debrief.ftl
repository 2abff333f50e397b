### Wat `rawsiko debrief` naast de figuren toont.

help-debrief = Bereken wat een klas van de eigen spellen kan leren, en toon het als JSON.
help-debrief-files = Opnamen van de tafels, op volgorde, of mappen met zulke bestanden (*.jsonl).
help-debrief-out = Lege of nieuwe map voor de export: twee ZIP-bestanden en de waarden van de grafieken.
help-debrief-content = Map van de inhoud waarmee gespeeld is, als het geen standaardinhoud is.
debrief-left-out = { $file }: weggelaten, want het spel heeft geen uitslag
debrief-other-content = { $file }: weggelaten, want gespeeld met andere inhoud dan het eerste spel
debrief-nothing = Geen van deze spellen heeft een uitslag.
debrief-written = De export staat in { $folder }.
