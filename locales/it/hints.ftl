### Il primo passo di un suggerimento: una domanda che aiuta a trovare il resto. I nomi restano nella forma base.

hint-look-missing = { $application }: ci sei quasi! Quale Materia Prima ti manca, e dove puoi trovarla?
hint-look-lone-guard = { $material }: ti servirebbe. Dove c’è un solo Asset di guardia?
hint-look-guarded = { $material }: ti servirebbe. Chi ce l’ha vicino a te, e con quanti Asset?
hint-look-empty = { $material }: ti servirebbe. Accanto ai tuoi c’è un Territorio vuoto che ce l’ha?
hint-look-own-guard = { $material }: ti serve. I tuoi Territori che ce l’hanno sono ben difesi?
hint-look-threat = { $territory }: è un tuo Territorio, ma quale vicino potrebbe conquistarlo?
hint-look-reach = Guarda qui: { $territory }. Da quale dei tuoi Territori ci puoi arrivare?
hint-look-alone = { $continent }: chi c’è ancora, oltre a te?
hint-look-rival = Guarda qui: { $territory }. Che cosa perderebbe chi controlla questo Territorio?
hint-look-more = Ogni tre Materie Prime ricevi un Asset in più. Che cosa puoi conquistare lì accanto?
hint-look-begin = Dove ci sono, vicine tra loro, tante Materie Prime che ti servono?
hint-look-claim = Quale Materia Prima manca ancora alle tue Applicazioni?
hint-look-stop = C’è ancora qualcosa che vale il rischio?
