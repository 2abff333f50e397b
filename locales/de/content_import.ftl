### Boards of one's own: a starting point, and a board from a spreadsheet.

help-content-import = Baut einen Spielplan aus einer Tabelle: .xlsx, .ods oder .csv.
help-content-import-file = Die Tabelle. `rawsiko content new DATEI.xlsx` schreibt eine, mit der man anfangen kann.
help-content-import-out = Ordner, der geschrieben wird; sonst nach dem Namen der Tabelle.
help-content-new = Schreibt einen Anfang: einen Ordner mit einem kommentierten Spielplan oder, wenn der Name auf .xlsx oder .csv endet, denselben Spielplan als Tabelle.
help-content-new-what = Ordner oder Datei, die geschrieben wird.
content-new-done = { $file } ist fertig. Ändere, was du willst, und prüfe es: rawsiko content check { $file }
content-new-sheet = { $file } ist fertig. Ändere, was du willst, und rufe auf: rawsiko content import { $file }
content-new-there = { $file } gibt es schon. Wähle einen anderen Namen.
help-content-new-random = Schreibt einen Ordner mit einem zufälligen Spielplan, der die Prüfung besteht.
help-content-new-seed = Zahl, die den Spielplan bestimmt: Dieselbe Zahl ergibt denselben Spielplan; ohne Angabe jedes Mal eine neue.
content-new-random = { $file } ist fertig, ein zufälliger Spielplan mit der Zahl { $seed }. Zum Spielen: rawsiko serve --content { $file }
content-new-seed-alone = --seed gehört zu --random.
content-new-random-folder = Ein zufälliger Spielplan ist ein Ordner. Gib einen Namen ohne Endung an.
import-done = { $folder } ist fertig. Zum Spielen: rawsiko serve --content { $folder }
import-wrong = { $count ->
    [one] Ein Fehler. Es wurde nichts geschrieben.
   *[other] { $count } Fehler. Es wurde nichts geschrieben.
    }
import-folder-taken = { $folder } gibt es schon, und der Ordner stammt nicht aus einem Import. Nenne mit --out einen anderen.
import-no-file = Diese Datei gibt es nicht. Prüfe den Namen und den Ordner.
import-other-ending = Das ist keine Tabelle. Speichere sie als .xlsx, .ods oder .csv.
import-unreadable = Diese Datei lässt sich nicht lesen: { $detail }. Speichere sie noch einmal als .xlsx, .ods oder .csv.
import-too-large = Diese Datei ist zu groß: Entpackt hat sie mehr als { $most } MB. Kopiere die Tabelle in eine neue Datei.
import-far-cell = Ein Blatt dieser Datei ({ $sheet }) reicht bis zur Zelle { $cell }. Lösche alles, was außerhalb der Tabelle steht, oder kopiere die Tabelle in eine neue Datei.
import-no-sheet = Das Blatt { $sheet } fehlt oder ist leer. Füge es hinzu; die Vorlage zeigt, was hineingehört.
import-no-header = Diese Zeile ist nicht die Kopfzeile. In die erste Zeile gehören die Namen der Spalten: { $known }
import-no-column = Die Spalte „{ $column }“ fehlt. Füge sie in dieser Zeile hinzu.
import-other-column = Eine Spalte „{ $column }“ gibt es nicht. Benenne sie um oder lösche sie. Bekannte Spalten: { $known }
import-no-name = Diese Zeile hat weder eine Id noch einen Namen. Trage eines davon ein oder lösche die Zeile.
import-bad-id = „{ $id }“ kann keine Id sein. Nimm Kleinbuchstaben, Ziffern und Unterstriche, zum Beispiel { $better }.
import-standard-id = „{ $id }“ ist die Id des Standardspielplans. Leere die Zelle oder wähle eine andere Id.
import-twice = „{ $id }“ steht schon in Zeile { $row }. Gib dieser Zeile eine andere Id oder einen anderen Namen.
import-unknown = { $column }: Im Blatt { $sheet } gibt es „{ $name }“ nicht. Korrigiere es oder füge es dort hinzu.
import-unknown-like = { $column }: Im Blatt { $sheet } gibt es „{ $name }“ nicht. Meinst du { $like }?
import-listed-twice = { $column }: „{ $name }“ steht zweimal da. Lösche eines.
import-own-neighbour = { $column }: Ein Gebiet kann nicht an sich selbst grenzen. Lösche es.
import-empty = „{ $column }“ ist leer. Fülle es aus.
import-not-whole = { $column }: „{ $value }“ ist keine ganze Zahl. Korrigiere es.
import-not-number = { $column }: „{ $value }“ ist keine Zahl. Korrigiere es.
import-one-board = Das Blatt braucht genau eine Zeile unter der Kopfzeile. Füge sie hinzu oder lösche die anderen.
