### The charts of a class debrief and what stands around them.

## Around a figure

debrief-feelings = Com’è andata?
debrief-transfer = E nella realtà?
fig-waiting = Il primo grafico appare appena un tavolo ha finito.
fig-working = Preparo i grafici…
fig-matches = { $matches ->
    [one] La nostra partita.
   *[other] Le nostre { $matches } partite.
}
fig-clashes = { $clashes ->
    [one] Una Battaglia.
   *[other] { $clashes } Battaglie.
}
fig-answers = Risposte prima: { $before }, dopo: { $after }.
fig-sources = Mondo: { $sources }.
fig-board = I Territori sono parti del gioco e non dicono nulla sui confini reali.

## The charts

fig-table = Tavolo
fig-company = Azienda
fig-turn = Turno
fig-points = Punti
fig-territory = Territorio
fig-material = Materia Prima
fig-application = Applicazione
fig-country = Primo Paese
fig-bot = bot
fig-1-help = Punti per Turno. L’anello segna il cambiamento più grande.
fig-2-legend = Battaglie, tutti i tavoli
fig-2-y = Battaglie avviate da chi ne era privo, per Territorio e tavolo
fig-2-x = Quota del Paese che ne produce di più
fig-2-china = soprattutto dalla Cina
fig-2-other = da un altro Paese
fig-2-size = più grande: su più carte
fig-2-zone = un solo Paese: oltre { $percent ->
    [80] l’80%
   *[other] il { $percent }%
}
fig-2-cards = Carte che la richiedono
fig-3-world = Mondo: primo Paese
fig-3-class = La nostra classe: prima azienda
fig-4-bands = Quota massima della Cina nelle Materie Prime usate
fig-4-sizes = Materie Prime richieste, e la quota massima della Cina
fig-4-over = { $materials } · più del { $percent }%
fig-4-up-to = { $materials } · fino al { $percent }%
fig-4-built = completate
fig-4-missed = mancate
fig-4-goals = I traguardi dell’UE per il 2030
fig-5-without = senza commercio
fig-5-with = con il commercio
fig-5-rest = { $count ->
    [one] Un’altra azienda non guadagna nulla.
   *[other] Altre { $count } aziende non guadagnano nulla.
}
fig-6-all = { $tables ->
    [one] Il nostro tavolo
   *[other] Tutti e { $tables } i tavoli
}
fig-6-missing = Materie Prime mancanti: { $count }
fig-6-one = di un solo rivale
fig-6-several = di due o più
fig-6-nobody = di nessuno
fig-6-short = Applicazioni a cui mancava una sola Materia Prima: { $short } su { $missed }
fig-6-help = Una freccia va dai punti mancati a chi aveva ciò che mancava.
fig-6-from = Da
fig-6-to = A
fig-7-y = Nuovi Asset all’inizio del Turno
fig-7-first = chi ne riceve di più nel Turno 2
fig-7-last = chi ne riceve di meno nel Turno 2
fig-7-alone = Materie Prime in mano a una sola azienda
fig-8-before = giuste prima
fig-8-after = giuste dopo
fig-8-dont-know = “non so”
fig-8-waiting = Questo grafico appare quando entrambe le serie di domande sono chiuse.
fig-8-ask = Prima fai la seconda serie di domande: questo grafico confronta le due serie.
fig-9-change = Variazione dei punti, da poco prima della notizia alla fine
fig-9-hit = colpite dalle notizie
fig-9-spared = potevano essere colpite
fig-9-second = colpite, con una seconda fonte
fig-9-only = colpite, senza altra fonte
fig-9-count = { $count ->
    [one] una volta
   *[other] { $count } volte
}
fig-9-often = Quante volte
