### Il primo passo di un suggerimento: una domanda che aiuta a trovare il resto. I nomi restano nella forma base.

hint-look-missing = { $application }: manca poco. Quale Materia Prima, e dove potresti prenderla?
hint-look-lone-guard = { $material } ti sarebbe utile. Dove c’è un solo Asset di guardia?
hint-look-guarded = { $material } ti sarebbe utile. Chi ce l’ha vicino a te, e con quanti Asset?
hint-look-empty = { $material } ti sarebbe utile. C’è un Territorio vuoto vicino ai tuoi che ce l’ha?
hint-look-own-guard = Ti serve { $material }. Dove ce l’hai, la guardia basta?
hint-look-threat = { $territory } è sotto il tuo controllo. Chi, lì accanto, potrebbe prenderselo?
hint-look-reach = Guarda { $territory }. Da quale dei tuoi Territori ci potresti arrivare?
hint-look-alone = Chi ti separa dalla presenza esclusiva, { $continent }?
hint-look-rival = Guarda { $territory }. Che cosa perderebbe chi lo controlla?
hint-look-more = Ogni terza Materia Prima porta un Asset in più. Che cosa puoi prendere lì accanto?
hint-look-begin = Dove sono vicine tra loro molte Materie Prime che ti servono?
hint-look-claim = Quale Materia Prima manca ancora alle tue Applicazioni?
hint-look-stop = C’è ancora qualcosa che vale il rischio?
