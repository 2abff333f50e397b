### Boards of one's own: a starting point, and a board from a spreadsheet.

help-content-import = Crea un tablero a partir de una hoja de cálculo: .xlsx, .ods o .csv.
help-content-import-file = La hoja de cálculo. `rawsiko content new ARCHIVO.xlsx` escribe una para empezar.
help-content-import-out = Carpeta que se escribe; si falta, el nombre de la hoja de cálculo.
help-content-new = Escribe un punto de partida: una carpeta con un tablero comentado o, si el nombre acaba en .xlsx o .csv, el mismo tablero como hoja de cálculo.
help-content-new-what = Carpeta o archivo que se escribe.
content-new-done = { $file } está listo. Cambia lo que quieras y compruébalo: rawsiko content check { $file }
content-new-sheet = { $file } está listo. Cambia lo que quieras y ejecuta: rawsiko content import { $file }
content-new-there = { $file } ya existe. Elige otro nombre.
help-content-new-random = Escribe una carpeta con un tablero al azar que pasa la comprobación.
help-content-new-seed = Semilla del azar: la misma semilla da el mismo tablero; si falta, una nueva cada vez.
content-new-random = { $file } está listo, un tablero al azar con la semilla { $seed }. Para jugar en él: rawsiko serve --content { $file }
content-new-seed-alone = --seed va con --random.
content-new-random-folder = Un tablero al azar es una carpeta. Da un nombre sin extensión.
import-done = { $folder } está listo. Para jugar en él: rawsiko serve --content { $folder }
import-wrong = { $count ->
    [one] Un error. No se ha escrito nada.
   *[other] { $count } errores. No se ha escrito nada.
    }
import-folder-taken = { $folder } existe y no viene de una importación. Indica otra carpeta con --out.
import-no-file = Este archivo no existe. Comprueba el nombre y la carpeta.
import-other-ending = Esto no es una hoja de cálculo. Guárdala como .xlsx, .ods o .csv.
import-unreadable = Este archivo no se puede leer: { $detail }. Guárdalo de nuevo como .xlsx, .ods o .csv.
import-too-large = Este archivo es demasiado grande: descomprimido supera los { $most } MB. Copia la tabla en un archivo nuevo.
import-far-cell = Una hoja de este archivo ({ $sheet }) llega hasta la celda { $cell }. Borra todo lo que quede fuera de la tabla o copia la tabla en un archivo nuevo.
import-no-sheet = La hoja { $sheet } falta o está vacía. Añádela; la plantilla muestra qué contiene.
import-no-header = Esta fila no es la cabecera. La primera fila debe tener los nombres de las columnas: { $known }
import-no-column = Falta la columna «{ $column }». Añádela en esta fila.
import-other-column = No hay ninguna columna «{ $column }». Cámbiale el nombre o bórrala. Columnas conocidas: { $known }
import-no-name = Esta fila no tiene ni id ni nombre. Rellena uno de los dos o borra la fila.
import-bad-id = «{ $id }» no puede ser un id. Usa minúsculas, cifras y guiones bajos, por ejemplo { $better }.
import-standard-id = «{ $id }» es el id del tablero estándar. Vacía la celda o elige otro id.
import-twice = «{ $id }» ya está en la fila { $row }. Da a esta fila otro id o nombre.
import-unknown = { $column }: en la hoja { $sheet } no hay «{ $name }». Corrígelo o añádelo allí.
import-unknown-like = { $column }: en la hoja { $sheet } no hay «{ $name }». ¿Querías decir { $like }?
import-listed-twice = { $column }: «{ $name }» aparece dos veces. Borra uno.
import-own-neighbour = { $column }: un Territorio no puede ser su propio vecino. Bórralo.
import-empty = «{ $column }» está vacío. Rellénalo.
import-not-whole = { $column }: «{ $value }» no es un número entero. Corrígelo.
import-not-number = { $column }: «{ $value }» no es un número. Corrígelo.
import-one-board = La hoja necesita exactamente una fila bajo la cabecera. Añádela o borra las demás.
