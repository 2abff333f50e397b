### Čo vypisuje `rawsiko verify`: jeden riadok na súbor, za jeho názvom.

verify-line = { $file }: { $verdict }
verify-ok = v poriadku
verify-wrong = riadok { $line }: { $clause }: { $fault }
verify-incomplete = neúplné ({ $lines ->
        [one] platí { $lines } riadok
        [few] platia { $lines } riadky
        [many] platí { $lines } riadka
       *[other] platí { $lines } riadkov
    })
verify-cut = neúplné: riadok { $line } je odrezaný ({ $lines ->
        [one] platí { $lines } riadok
        [few] platia { $lines } riadky
        [many] platí { $lines } riadka
       *[other] platí { $lines } riadkov
    })
verify-unknown-content = obsah { $hash } je neznámy; jeho priečinok možno uviesť cez --content
verify-missing = taký súbor neexistuje
verify-folder = toto je priečinok, nie súbor
verify-unreadable = nedá sa čítať ({ $reason })
verify-bad-content = { $folder } sa nedá použiť ako obsah:

help-verify-files = Súbory so záznamami.
help-verify-content = Priečinok s obsahom, s ktorým sa zápasy hrali, ak to nie je štandardný obsah.
