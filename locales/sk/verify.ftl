### Čo vypisuje `rawsiko verify`: jeden riadok na súbor, za jeho názvom.

verify-line = { $file }: { $verdict }
verify-ok = v poriadku
verify-ok-dice = v poriadku, kocky overené
verify-wrong = riadok { $line }: { $clause }: { $fault }
verify-incomplete = neúplné ({ $lines ->
        [one] platí { $lines } riadok
        [few] platia { $lines } riadky
        [many] platí { $lines } riadka
       *[other] platí { $lines } riadkov
    })
verify-cut = neúplné: riadok { $line } je neúplný ({ $lines ->
        [one] platí { $lines } riadok
        [few] platia { $lines } riadky
        [many] platí { $lines } riadka
       *[other] platí { $lines } riadkov
    })
verify-unknown-content = obsah { $hash } je neznámy; jeho priečinok možno uviesť cez --content
verify-missing = taký súbor neexistuje
verify-folder = toto je priečinok, nie súbor
verify-empty-folder = v tomto priečinku sa nenašiel žiadny záznam (*.jsonl)
verify-unreadable = nedá sa čítať ({ $reason })
verify-bad-content = { $folder } sa nedá použiť ako obsah:
verify-ok-database = v poriadku, stoly: { $tables }
verify-damaged = poškodené; obnovte zálohu
verify-table-damaged = stôl { $table }: záznam číslo { $entry } je poškodený
verify-table-content = stôl { $table }: jeho obsah je neznámy
verify-nothing = Uveďte súbor alebo databázu pomocou --database.

help-verify-files = Súbory so záznamami, priečinky s takými súbormi (*.jsonl), databázy SQLite alebo zálohy; - je štandardný vstup.
help-verify-database = Databáza, ktorej uložené stoly sa skontrolujú: sqlite:///SÚBOR alebo postgresql://…
help-verify-content = Priečinok s obsahom, s ktorým sa zápasy hrali, ak to nie je štandardný obsah.

# The proof of the dice
dice-malformed = v dôkaze kociek chýba „{ $key }“ alebo nie je správne
dice-scheme = dôkaz kociek je druhu, ktorý tento program nepozná
dice-commitment = tajomstvo kociek nie je to, ktoré stôl sľúbil pred zápasom
dice-contribution = podiel hráča { $player } na kockách nie je ten sľúbený alebo bol vynechaný
dice-order = poradie hráčov nebolo vyžrebované kockami tohto stola: malo by byť { $expected }
dice-deal = karty cieľov neboli rozdané kockami tohto stola
dice-header = hlavička a register stola sa nezhodujú v „{ $key }“
dice-number = záznam { $entry } registra chýba, je dvakrát alebo nie je na svojom mieste
dice-taken_back = záznam { $entry } registra nie je platné vzatie späť
dice-roll = toto nie sú kocky tohto stola: mali by byť { $expected }
dice-draw = nebol vyžrebovaný tento kontinent, ale { $expected }
dice-news = otvorená správa by mala byť { $expected }
dice-head = register nie je ten, ktorého odtlačok videli hráči
