### Wat `rawsiko verify` schrijft: één regel per bestand, na de naam van het bestand.

verify-line = { $file }: { $verdict }
verify-ok = ok
verify-wrong = regel { $line }: { $clause }: { $fault }
verify-incomplete = onvolledig ({ $lines ->
        [one] { $lines } regel klopt
       *[other] { $lines } regels kloppen
    })
verify-cut = onvolledig: regel { $line } is afgebroken ({ $lines ->
        [one] { $lines } regel klopt
       *[other] { $lines } regels kloppen
    })
verify-unknown-content = inhoud { $hash } is onbekend; --content kan de map ervan noemen
verify-missing = dit bestand bestaat niet
verify-folder = dit is een map, geen bestand
verify-unreadable = kan niet gelezen worden ({ $reason })
verify-bad-content = { $folder } is niet bruikbaar als inhoud:

help-verify-files = Bestanden met opnames.
help-verify-content = Map van de inhoud waarmee de partijen gespeeld zijn, als het geen standaardinhoud is.
