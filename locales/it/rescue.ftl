### What `rawsiko class` prints.

help-class = Aiuta chi insegna e non riesce più a entrare nella sua classe.
help-class-rescue = Stampa un nuovo link al pannello di una classe, anche mentre il server è in funzione.
help-class-rescue-code = Il codice della classe.
help-class-rescue-address = L’indirizzo del server.

class-rescue-unknown = Nessuna classe in corso ha questo codice. Ricontrolla il codice e --database.
class-rescue-link = Apri questo link sul dispositivo dell’insegnante e tienilo segreto: { $link }
