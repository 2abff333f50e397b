### Boards of one's own: a starting point, and a board from a spreadsheet.

help-content-import = Crée un plateau à partir d’un fichier de tableur : .xlsx, .ods ou .csv.
help-content-import-file = Le fichier de tableur. `rawsiko content new FICHIER.xlsx` en écrit un pour commencer.
help-content-import-out = Dossier à écrire ; à défaut, le nom du fichier de tableur.
help-content-new = Écrit un point de départ : un dossier avec un plateau commenté ou, si le nom finit par .xlsx ou .csv, le même plateau en fichier de tableur.
help-content-new-what = Dossier ou fichier à écrire.
content-new-done = { $file } est prêt. Change ce que tu veux, puis vérifie-le : rawsiko content check { $file }
content-new-sheet = { $file } est prêt. Change ce que tu veux, puis lance : rawsiko content import { $file }
content-new-there = { $file } existe déjà. Choisis un autre nom.
help-content-new-random = Écrit un dossier avec un plateau tiré au hasard, qui passe la vérification.
help-content-new-seed = Graine du hasard : la même graine donne le même plateau ; à défaut, une nouvelle à chaque fois.
content-new-random = { $file } est prêt, un plateau au hasard avec la graine { $seed }. Pour y jouer : rawsiko serve --content { $file }
content-new-seed-alone = --seed s’emploie avec --random.
content-new-random-folder = Un plateau au hasard est un dossier. Donne un nom sans extension.
import-done = { $folder } est prêt. Pour y jouer : rawsiko serve --content { $folder }
import-wrong = { $count ->
    [one] Une erreur. Rien n’a été écrit.
   *[other] { $count } erreurs. Rien n’a été écrit.
    }
import-folder-taken = { $folder } existe et ne vient pas d’une importation. Indique un autre dossier avec --out.
import-no-file = Ce fichier n’existe pas. Vérifie le nom et le dossier.
import-other-ending = Ce n’est pas un fichier de tableur. Enregistre-le en .xlsx, .ods ou .csv.
import-unreadable = Ce fichier est illisible : { $detail }. Enregistre-le de nouveau en .xlsx, .ods ou .csv.
import-too-large = Ce fichier est trop grand : décompressé, il dépasse { $most } Mo. Copie le tableau dans un nouveau fichier.
import-far-cell = Une feuille de ce fichier ({ $sheet }) va jusqu’à la cellule { $cell }. Supprime tout ce qui dépasse le tableau, ou copie le tableau dans un nouveau fichier.
import-no-sheet = La feuille { $sheet } manque ou est vide. Ajoute-la ; le modèle montre ce qu’elle contient.
import-no-header = Cette ligne n’est pas l’en-tête. La première ligne doit porter les noms des colonnes : { $known }
import-no-column = La colonne « { $column } » manque. Ajoute-la à cette ligne.
import-other-column = Il n’y a pas de colonne « { $column } ». Renomme-la ou supprime-la. Colonnes connues : { $known }
import-no-name = Cette ligne n’a ni id ni nom. Remplis l’un des deux ou supprime la ligne.
import-bad-id = « { $id } » ne peut pas être un id. Utilise des minuscules, des chiffres et des tirets bas, par exemple { $better }.
import-standard-id = « { $id } » est l’id du plateau standard. Vide la cellule ou choisis un autre id.
import-twice = « { $id } » est déjà à la ligne { $row }. Donne à cette ligne un autre id ou nom.
import-unknown = { $column } : la feuille { $sheet } n’a pas de « { $name } ». Corrige ce nom ou ajoute-le à la feuille.
import-unknown-like = { $column } : la feuille { $sheet } n’a pas de « { $name } ». Veux-tu dire { $like } ?
import-listed-twice = { $column } : « { $name } » figure deux fois. Supprimes-en un.
import-own-neighbour = { $column } : un Territoire ne peut pas être son propre voisin. Supprime-le.
import-empty = « { $column } » est vide. Remplis-le.
import-not-whole = { $column } : « { $value } » n’est pas un nombre entier. Corrige-le.
import-not-number = { $column } : « { $value } » n’est pas un nombre. Corrige-le.
import-one-board = La feuille doit avoir exactement une ligne sous l’en-tête. Ajoute-la ou supprime les autres.
