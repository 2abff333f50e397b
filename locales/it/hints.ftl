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

## Perché non la mia mossa? Quanto costa un’azione rispetto alla scelta migliore trovata, che cosa non va e che cosa la renderebbe giusta

why-not-best = Non abbiamo trovato niente di meglio.
why-not-even = Vanno bene tutte e due: le separano meno di due punti di probabilità di vittoria.
why-not-unsure = Troppo poca differenza per dirlo: { $points ->
    [one] un punto
   *[other] { $points } punti
} di probabilità di vittoria, con un margine di { $uncertain }.
why-not-costs = Probabilità di vittoria: { $points ->
    [one] un punto
   *[other] { $points } punti
} in meno rispetto alla scelta migliore trovata, con un margine di { $uncertain }.
why-not-brings = Bella scelta! Probabilità di vittoria: { $points ->
    [one] un punto
   *[other] { $points } punti
} in più rispetto alla scelta migliore trovata, con un margine di { $uncertain }.
why-not-untried = Qui non si possono simulare partite, quindi non si sa quanto costa.
why-not-breaks = Perdi { $material } e un’Applicazione non è più completa: { $application }, −{ $points }.
why-not-gives-up = Perdi { $material }, di cui hai bisogno per { $application }.
why-not-leaves = { $assets ->
    [0] Resta vuoto un Territorio: { $territory }. Accanto c’è { $player }.
    [one] { $territory }: resta un solo Asset, e accanto c’è { $player }.
   *[other] { $territory }: restano { $assets } Asset, e accanto c’è { $player }.
}
why-not-odds = L’attacco riesce solo { $percent ->
    [one] { $percent } volta
   *[other] { $percent } volte
} su 100.
why-not-exposed = { $territory }: accanto c’è { $player }, che lo riprenderebbe { $percent ->
    [one] { $percent } volta
   *[other] { $percent } volte
} su 100.
why-not-with = Con { $assets ->
    [one] un Asset
   *[other] { $assets } Asset
} andrebbe altrettanto bene.
why-not-reinforced = { $assets ->
    [one] Con un Asset in più
   *[other] Con { $assets } Asset in più
} qui andrebbe altrettanto bene: { $territory }.
