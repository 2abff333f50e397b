### Boards of one's own: a starting point, and a board from a spreadsheet.

help-content-import = Maak een bord van een spreadsheet: .xlsx, .ods of .csv.
help-content-import-file = De spreadsheet. `rawsiko content new BESTAND.xlsx` schrijft er een om mee te beginnen.
help-content-import-out = Map om te schrijven; zonder opgave de naam van de spreadsheet.
help-content-new = Schrijf een begin: een map met een bord met uitleg of, bij een naam op .xlsx of .csv, hetzelfde bord als spreadsheet.
help-content-new-what = Map of bestand om te schrijven.
content-new-done = { $file } is klaar. Verander wat je wilt en controleer het: rawsiko content check { $file }
content-new-sheet = { $file } is klaar. Verander wat je wilt en voer uit: rawsiko content import { $file }
content-new-there = { $file } bestaat al. Kies een andere naam.
help-content-new-random = Schrijf een map met een willekeurig bord dat de controle doorstaat.
help-content-new-seed = Getal dat het bord bepaalt: hetzelfde getal geeft hetzelfde bord; zonder opgave telkens een nieuw.
content-new-random = { $file } is klaar, een willekeurig bord met het getal { $seed }. Speel erop: rawsiko serve --content { $file }
content-new-seed-alone = --seed hoort bij --random.
content-new-random-folder = Een willekeurig bord is een map. Geef een naam zonder extensie.
import-done = { $folder } is klaar. Speel erop: rawsiko serve --content { $folder }
import-wrong = { $count ->
    [one] Eén fout. Er is niets geschreven.
   *[other] { $count } fouten. Er is niets geschreven.
    }
import-folder-taken = { $folder } bestaat en is niet door een import gemaakt. Noem een andere map met --out.
import-no-file = Dit bestand bestaat niet. Controleer de naam en de map.
import-other-ending = Dit is geen spreadsheet. Bewaar het bestand als .xlsx, .ods of .csv.
import-unreadable = Dit bestand is niet te lezen: { $detail }. Bewaar het opnieuw als .xlsx, .ods of .csv.
import-too-large = Dit bestand is te groot: uitgepakt is het meer dan { $most } MB. Kopieer de tabel naar een nieuw bestand.
import-far-cell = Een blad van dit bestand ({ $sheet }) loopt door tot cel { $cell }. Verwijder alles buiten de tabel of kopieer de tabel naar een nieuw bestand.
import-no-sheet = Het blad { $sheet } ontbreekt of is leeg. Voeg het toe; het sjabloon laat zien wat erin hoort.
import-no-header = Deze rij is niet de kop. In de eerste rij horen de namen van de kolommen: { $known }
import-no-column = De kolom “{ $column }” ontbreekt. Voeg hem toe in deze rij.
import-other-column = Er is geen kolom “{ $column }”. Hernoem of wis hem. Bekende kolommen: { $known }
import-no-name = Deze rij heeft geen id en geen naam. Vul er een in of wis de rij.
import-bad-id = “{ $id }” kan geen id zijn. Gebruik kleine letters, cijfers en onderstrepingstekens, bijvoorbeeld { $better }.
import-standard-id = “{ $id }” is de id van het standaardbord. Maak de cel leeg of kies een andere id.
import-twice = “{ $id }” staat al in rij { $row }. Geef deze rij een andere id of naam.
import-unknown = { $column }: in het blad { $sheet } staat geen “{ $name }”. Verbeter het of voeg het daar toe.
import-unknown-like = { $column }: in het blad { $sheet } staat geen “{ $name }”. Bedoel je { $like }?
import-listed-twice = { $column }: “{ $name }” staat er twee keer. Wis er een.
import-own-neighbour = { $column }: een gebied kan niet aan zichzelf grenzen. Wis het.
import-empty = “{ $column }” is leeg. Vul het in.
import-not-whole = { $column }: “{ $value }” is geen geheel getal. Verbeter het.
import-not-number = { $column }: “{ $value }” is geen getal. Verbeter het.
import-one-board = Het blad heeft precies één rij onder de kop nodig. Voeg die toe of wis de andere.
