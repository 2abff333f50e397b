### Boards of one's own: a starting point, and a board from a spreadsheet.

help-content-import = Crea un tabellone da un foglio di calcolo: .xlsx, .ods o .csv.
help-content-import-file = Il foglio di calcolo. `rawsiko content new FILE.xlsx` ne scrive uno da cui partire.
help-content-import-out = Cartella da scrivere; se manca, il nome del foglio di calcolo.
help-content-new = Scrive un punto di partenza: una cartella con un tabellone commentato oppure, se il nome finisce in .xlsx o .csv, lo stesso tabellone come foglio di calcolo.
help-content-new-what = Cartella o file da scrivere.
content-new-done = { $file } è pronto. Cambia ciò che vuoi, poi controllalo: rawsiko content check { $file }
content-new-sheet = { $file } è pronto. Cambia ciò che vuoi, poi esegui: rawsiko content import { $file }
content-new-there = { $file } esiste già. Scegli un altro nome.
help-content-new-random = Scrive una cartella con un tabellone casuale che supera il controllo.
help-content-new-seed = Seme casuale: lo stesso seme dà lo stesso tabellone; se manca, ogni volta uno nuovo.
content-new-random = { $file } è pronto, un tabellone casuale con il seme { $seed }. Per giocarci: rawsiko serve --content { $file }
content-new-seed-alone = --seed si usa con --random.
content-new-random-folder = Un tabellone casuale è una cartella. Dai un nome senza estensione.
import-done = { $folder } è pronto. Per giocarci: rawsiko serve --content { $folder }
import-wrong = { $count ->
    [one] Un errore. Non è stato scritto nulla.
   *[other] { $count } errori. Non è stato scritto nulla.
    }
import-folder-taken = { $folder } esiste e non viene da un’importazione. Indica un’altra cartella con --out.
import-no-file = Questo file non esiste. Controlla il nome e la cartella.
import-other-ending = Non è un foglio di calcolo. Salvalo come .xlsx, .ods o .csv.
import-unreadable = Questo file non si può leggere: { $detail }. Salvalo di nuovo come .xlsx, .ods o .csv.
import-too-large = Questo file è troppo grande: decompresso supera i { $most } MB. Copia la tabella in un file nuovo.
import-far-cell = Un foglio di questo file ({ $sheet }) arriva fino alla cella { $cell }. Elimina tutto ciò che sta oltre la tabella o copia la tabella in un file nuovo.
import-no-sheet = Il foglio { $sheet } manca o è vuoto. Aggiungilo; il modello mostra che cosa deve contenere.
import-no-header = Questa riga non è l’intestazione. La prima riga deve avere i nomi delle colonne: { $known }
import-no-column = Manca la colonna “{ $column }”. Aggiungila in questa riga.
import-other-column = Non esiste una colonna “{ $column }”. Rinominala o cancellala. Colonne note: { $known }
import-no-name = Questa riga non ha né un id né un nome. Scrivine uno o cancella la riga.
import-bad-id = “{ $id }” non può essere un id. Usa lettere minuscole, cifre e trattini bassi, per esempio { $better }.
import-standard-id = “{ $id }” è l’id del tabellone standard. Svuota la cella o scegli un altro id.
import-twice = “{ $id }” è già nella riga { $row }. Dai a questa riga un altro id o nome.
import-unknown = { $column }: nel foglio { $sheet } non c’è “{ $name }”. Correggilo o aggiungilo lì.
import-unknown-like = { $column }: nel foglio { $sheet } non c’è “{ $name }”. Volevi dire { $like }?
import-listed-twice = { $column }: “{ $name }” compare due volte. Cancellane uno.
import-own-neighbour = { $column }: un Territorio non può confinare con se stesso. Cancellalo.
import-empty = “{ $column }” è vuoto. Compilalo.
import-not-whole = { $column }: “{ $value }” non è un numero intero. Correggilo.
import-not-number = { $column }: “{ $value }” non è un numero. Correggilo.
import-one-board = Il foglio deve avere esattamente una riga sotto l’intestazione. Aggiungila o cancella le altre.
