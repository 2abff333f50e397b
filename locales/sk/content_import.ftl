### Boards of one's own: a starting point, and a board from a spreadsheet.

help-content-import = Vytvorí hraciu plochu z tabuľky: .xlsx, .ods alebo .csv.
help-content-import-file = Tabuľka. `rawsiko content new SÚBOR.xlsx` zapíše takú, z ktorej sa dá začať.
help-content-import-out = Priečinok, ktorý sa zapíše; inak podľa názvu tabuľky.
help-content-new = Zapíše východisko: priečinok s vysvetlenou hracou plochou alebo, ak sa názov končí na .xlsx či .csv, tú istú plochu ako tabuľku.
help-content-new-what = Priečinok alebo súbor, ktorý sa zapíše.
content-new-done = { $file } je hotový. Zmeňte, čo chcete, a skontrolujte ho: rawsiko content check { $file }
content-new-sheet = { $file } je hotový. Zmeňte, čo chcete, a spustite: rawsiko content import { $file }
content-new-there = { $file } už existuje. Vyberte iný názov.
help-content-new-random = Zapíše priečinok s náhodnou hracou plochou, ktorá prejde kontrolou.
help-content-new-seed = Číslo, ktoré rozhoduje o ploche: to isté číslo dá tú istú plochu; inak zakaždým nové.
content-new-random = { $file } je hotový, náhodná hracia plocha s číslom { $seed }. Hrajte na nej: rawsiko serve --content { $file }
content-new-seed-alone = --seed patrí k --random.
content-new-random-folder = Náhodná hracia plocha je priečinok. Zadajte názov bez prípony.
import-done = { $folder } je hotový. Hrajte na ňom: rawsiko serve --content { $folder }
import-wrong = { $count ->
    [one] Jedna chyba. Nič sa nezapísalo.
    [few] { $count } chyby. Nič sa nezapísalo.
   *[other] { $count } chýb. Nič sa nezapísalo.
    }
import-folder-taken = { $folder } existuje a nevznikol importom. Zadajte iný priečinok pomocou --out.
import-no-file = Taký súbor neexistuje. Skontrolujte názov a priečinok.
import-other-ending = Toto nie je tabuľka. Uložte ju ako .xlsx, .ods alebo .csv.
import-unreadable = Tento súbor sa nedá prečítať: { $detail }. Uložte ho znova ako .xlsx, .ods alebo .csv.
import-too-large = Tento súbor je príliš veľký: po rozbalení má viac než { $most } MB. Skopírujte tabuľku do nového súboru.
import-far-cell = Hárok tohto súboru ({ $sheet }) siaha až po bunku { $cell }. Odstráňte všetko mimo tabuľky alebo skopírujte tabuľku do nového súboru.
import-no-sheet = Hárok { $sheet } chýba alebo je prázdny. Pridajte ho; šablóna ukazuje, čo doň patrí.
import-no-header = Tento riadok nie je hlavička. V prvom riadku majú byť názvy stĺpcov: { $known }
import-no-column = Chýba stĺpec „{ $column }“. Pridajte ho do tohto riadka.
import-other-column = Stĺpec „{ $column }“ neexistuje. Premenujte ho alebo zmažte. Známe stĺpce: { $known }
import-no-name = Tento riadok nemá id ani názov. Doplňte jedno z nich alebo riadok zmažte.
import-bad-id = „{ $id }“ nemôže byť id. Použite malé písmená, číslice a podčiarkovníky, napríklad { $better }.
import-standard-id = „{ $id }“ je id štandardnej hracej plochy. Vyprázdnite bunku alebo zvoľte iné id.
import-twice = „{ $id }“ je už v riadku { $row }. Dajte tomuto riadku iné id alebo názov.
import-unknown = { $column }: v hárku { $sheet } nie je „{ $name }“. Opravte to alebo to tam pridajte.
import-unknown-like = { $column }: v hárku { $sheet } nie je „{ $name }“. Mysleli ste { $like }?
import-listed-twice = { $column }: „{ $name }“ je uvedené dvakrát. Jedno zmažte.
import-own-neighbour = { $column }: územie nemôže susediť samo so sebou. Zmažte ho z tejto bunky.
import-empty = „{ $column }“ je prázdne. Doplňte to.
import-not-whole = { $column }: „{ $value }“ nie je celé číslo. Opravte to.
import-not-number = { $column }: „{ $value }“ nie je číslo. Opravte to.
import-one-board = Hárok potrebuje pod hlavičkou práve jeden riadok. Pridajte ho alebo ostatné zmažte.
