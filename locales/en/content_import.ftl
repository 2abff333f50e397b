### Boards of one's own: a starting point, and a board from a spreadsheet.

help-content-import = Build a board from a spreadsheet: .xlsx, .ods or .csv.
help-content-import-file = The spreadsheet. `rawsiko content new FILE.xlsx` writes one to start from.
help-content-import-out = Folder to write; the name of the spreadsheet if not given.
help-content-new = Write a starting point: a folder with an annotated board or, for a name that ends in .xlsx or .csv, the same board as a spreadsheet.
help-content-new-what = Folder or file to write.
content-new-done = { $file } is ready. Change what you like, then check it: rawsiko content check { $file }
content-new-sheet = { $file } is ready. Change what you like, then run: rawsiko content import { $file }
content-new-there = { $file } already exists. Choose another name.
help-content-new-random = Write a random board that passes the check, as a folder.
help-content-new-seed = Random seed: the same seed gives the same board; a new one each time if not given.
content-new-random = { $file } is ready, a random board with seed { $seed }. Play on it: rawsiko serve --content { $file }
content-new-seed-alone = --seed goes with --random.
content-new-random-folder = A random board is a folder. Give a name without an ending.
import-done = { $folder } is ready. Play on it: rawsiko serve --content { $folder }
import-wrong = { $count ->
    [one] One mistake. Nothing was written.
   *[other] { $count } mistakes. Nothing was written.
    }
import-folder-taken = { $folder } exists and wasn’t made by an import. Name another folder with --out.
import-no-file = There is no such file. Check the name and the folder.
import-other-ending = This isn’t a spreadsheet. Save it as .xlsx, .ods or .csv.
import-unreadable = This file can’t be read: { $detail }. Save it again as .xlsx, .ods or .csv.
import-too-large = This file is too large: it takes up more than { $most } MB unpacked. Copy the table into a new file.
import-far-cell = A sheet of this file ({ $sheet }) reaches to cell { $cell }. Delete everything beyond the table, or copy the table into a new file.
import-no-sheet = The sheet { $sheet } is missing or empty. Add it; the template shows what belongs in it.
import-no-header = This row isn’t the header. The first row needs the names of the columns: { $known }
import-no-column = The column “{ $column }” is missing. Add it to this row.
import-other-column = There is no column “{ $column }”. Rename or delete it. Known columns: { $known }
import-no-name = This row has neither an id nor a name. Fill in one of them, or delete the row.
import-bad-id = “{ $id }” can’t be an id. Use lower-case letters, digits and underscores, for example { $better }.
import-standard-id = “{ $id }” is the id of the standard board. Empty the cell, or choose another id.
import-twice = “{ $id }” is already in row { $row }. Give this row another id or name.
import-unknown = { $column }: the sheet { $sheet } has no “{ $name }”. Correct it, or add it there.
import-unknown-like = { $column }: the sheet { $sheet } has no “{ $name }”. Did you mean { $like }?
import-listed-twice = { $column }: “{ $name }” is listed twice. Delete one.
import-own-neighbour = { $column }: a Territory can’t be its own neighbour. Delete it.
import-empty = “{ $column }” is empty. Fill it in.
import-not-whole = { $column }: “{ $value }” isn’t a whole number. Correct it.
import-not-number = { $column }: “{ $value }” isn’t a number. Correct it.
import-one-board = The sheet needs exactly one row below its header. Add it, or delete the others.
