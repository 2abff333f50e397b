### I bot nel browser: livelli, che cosa dicono, suggerimenti, e uno sguardo alla partita giocata.

## Livelli

web-bots-level-easy = Bot, facile
web-bots-level-medium = Bot, medio
web-bots-level-hard = Bot, difficile
web-bots-level-expert = Bot, esperto
web-bots-level-easy-help = Guarda solo la propria carta e una mossa avanti, e non difende niente.
web-bots-level-medium-help = Valuta tutto con le probabilità esatte, ma vede solo una mossa avanti.
web-bots-level-hard-help = Prova nella sua testa ogni buona mossa fino alla fine del Turno successivo, ma pensa a una sola mossa per volta.
web-bots-level-expert-help = Come il livello Difficile, con più mosse e un Turno più avanti, ma anche lui pensa a una sola mossa per volta.
web-bots-levels-guide = Come pensano i bot
web-bots-levels-fair = Nessuno di loro vede le carte degli altri o i prossimi dadi.
web-bots-preparing = Difficile ed Esperto si stanno preparando ({ $percent }%). Fino ad allora giocano senza pensare in anticipo.
web-bots-slow = Su questo server Difficile ed Esperto giocano senza pensare in anticipo.
web-bots-level-of-play-now = Livello dei bot
web-bots-give-level = Quale bot continua a giocare

## Che cosa decide chi ospita

web-bots-reasons = I bot spiegano le mosse
web-bots-reasons-help = Dopo ogni mossa, in base a ciò che tutti vedono. A fine partita dicono anche che cosa c’entrava la loro carta.
web-bots-hints = Suggerimenti
web-bots-hints-off = Nessuno
web-bots-hints-odds = Dove guardare, con le probabilità
web-bots-hints-all = Anche con un piano
web-bots-hints-off-help = Niente suggerimenti per nessuno.
web-bots-hints-odds-help = Se chiedi, ti diciamo dove guardare e con quali probabilità.
web-bots-hints-all-help = Se chiedi, ti diciamo dove guardare, con quali probabilità e che cosa farebbe un bot forte.

## Mentre giocano i bot

web-bots-line = Che cosa fanno i bot
web-bots-skip = Salta
web-bots-skip-help = I bot giocano senza pause finché non tocca a una persona

## Suggerimenti

web-bots-hint = Suggerimento
web-bots-hint-thinking = Ci penso…
web-bots-hint-step-1 = Dove guardare
web-bots-hint-step-2 = Quanto è probabile?
web-bots-hint-step-3 = Che cosa fare?
web-bots-hint-odds = { $origin } → { $target }: { $percent }%
web-bots-hint-plan = Il piano
web-bots-hint-best = Nient’altro sembra migliore.
web-bots-hint-either = Vanno bene tutte e due. Vale quasi lo stesso: { $action }.
web-bots-hint-do = Gioca così
web-bots-hint-again = Riprova
web-bots-hint-close = Chiudi il suggerimento
web-bots-times = { $action }, { $times } ×

## Perché non la mia mossa?

web-bots-why-not = Perché non la mia mossa?
web-bots-why-not-left = { $count ->
    [0] Era l’ultima domanda di questo Turno.
    [one] Ancora { $count } domanda in questo Turno.
   *[other] Ancora { $count } domande in questo Turno.
}
web-bots-why-not-off = Mai
web-bots-why-not-bots = Contro i bot
web-bots-why-not-all = Sempre
web-bots-why-not-off-help = Nessuno può chiedere quanto costa un’azione.
web-bots-why-not-bots-help = A un tavolo con una sola persona: prima di un’azione puoi chiedere quanto costa. Cinque domande per Turno.
web-bots-why-not-all-help = Tutti possono chiedere quanto costa un’azione prima di confermarla. Cinque domande per Turno.

## Che cosa si può fare

web-bots-do-continent = Scegliere { $continent }
web-bots-do-draw = Sorteggiare un Continente
web-bots-do-territory = Scegliere { $territory }
web-bots-do-place = { $assets ->
    [one] Un Asset → { $territory }
   *[other] { $assets } Asset → { $territory }
    }
web-bots-do-move = { $assets ->
    [one] { $origin } → { $target }, { $assets } Asset
   *[other] { $origin } → { $target }, { $assets } Asset
}
web-bots-do-claim = Reclamare { $material }

## Uno sguardo indietro

web-bots-report = Analisi
web-bots-report-coming = Analisi della partita in corso. Bastano pochi secondi…
web-bots-report-missing = Ora la partita non si può analizzare.
web-bots-report-again = Riprova
web-bots-report-file = I punti di svolta si calcolano sul server dove hai giocato. Apri la partita dal suo link.
web-bots-turning = Punti di svolta
web-bots-turning-of = Punti di svolta per
web-bots-turning-help = Le scelte che sono costate di più in probabilità di vittoria, se da lì continuano i bot, e ciò che ha cambiato di più i punti.
web-bots-turning-none = Nessuna scelta ha ridotto di molto la probabilità di vittoria.
web-bots-turning-turn = Turno { $turn }
web-bots-turning-chance = Probabilità di vittoria: da { $before } a { $after }.
web-bots-turning-done = Giocato:
web-bots-turning-better = Meglio:
web-bots-turning-see = Fammi vedere
web-bots-hints-used = Suggerimenti
web-bots-hints-used-line = { $player }: { $look } × dove guardare, { $odds } × le probabilità, { $plan } × il piano, { $why_not } × perché no
web-bots-hints-used-help = Non cambiano il punteggio.
