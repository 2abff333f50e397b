### Cosa dicono la mappa e l’elenco dei Territori.

web-board-map = Mappa del tabellone
web-board-help = Le frecce portano da un Territorio all’altro, le lettere saltano a un nome, Invio sceglie, Esc annulla. Maiusc con le frecce sposta la mappa, più e meno la avvicinano o la allontanano, 0 mostra la mappa intera.
web-board-view = Vista
web-board-nearer = Ingrandisci
web-board-farther = Rimpicciolisci
web-board-see-all = Mostra la mappa intera
web-board-closer = Mostra ciò che conta ora
web-board-beyond = Fuori dalla vista
web-board-lead = Mostra { $territories }
web-board-closed = chiusa
web-board-you = { $company } (tu)
web-board-empty = nessun Asset
web-board-assets = { $count ->
    [one] 1 Asset
   *[other] { $count } Asset
}
web-board-ready = { $count ->
    [one] 1 può agire
   *[other] { $count } possono agire
}
web-board-risk = Perderlo costerebbe { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
web-board-material-owned = { $material }: in tuo possesso
web-board-material-needed = { $material }: per il tuo Obiettivo
web-board-material-stopped = { $material }: per ora non disponibile
web-board-adjacent = adiacenti: { $territories }
web-board-continent = { $continent }: { $companies }
web-board-continent-empty = { $continent }: nessuno
web-board-continent-exclusive = { $continent }: solo { $company }
web-board-choose-continent = Scegli { $continent }

web-board-about = Paesi e fonti
web-board-list = Territori
web-board-list-show = Mostra
web-board-list-all = Tutti
web-board-list-invited = Da scegliere
web-board-list-mine = Miei
web-board-list-needed = Con Materie Prime che ti servono
web-board-list-none = Nessun Territorio corrisponde.

## The sizes of a Territory’s tiles

web-supply-small = { $material }, meno del 5% dell’offerta mondiale
web-supply-middle = { $material }, dal 5 al 30% dell’offerta mondiale
web-supply-large = { $material }, più del 30% dell’offerta mondiale
web-supply-unmined = { $material }, ancora senza estrazione
web-supply-legend = Più grande è la tessera, più grande è la parte dell’offerta mondiale che viene da lì: meno del 5%, dal 5 al 30% o di più. A righe: ancora senza estrazione.
