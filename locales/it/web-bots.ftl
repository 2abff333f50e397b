### I bot nel browser: livelli, che cosa dicono, suggerimenti, e uno sguardo alla partita giocata.

## Livelli

web-bots-level-easy = Bot, facile
web-bots-level-medium = Bot, medio
web-bots-level-hard = Bot, difficile
web-bots-level-expert = Bot, esperto
web-bots-level-collector = Bot, collezionista
web-bots-level-guardian = Bot, guardiano
web-bots-level-raider = Bot, predone
web-bots-level-easy-help = Guarda la propria carta e una mossa avanti, e non difende nulla.
web-bots-level-medium-help = Pesa ogni cosa, con probabilità esatte, ma solo una mossa avanti.
web-bots-level-hard-help = Prima di decidere, continua a giocare in testa da ogni mossa promettente.
web-bots-level-expert-help = Fa lo stesso con più mosse, più volte e più lontano.
web-bots-level-collector-help = Medio, e tiene soprattutto a Materie Prime di ogni tipo e agli Asset che portano.
web-bots-level-guardian-help = Medio, e tiene soprattutto a ciò che ha.
web-bots-level-raider-help = Medio, e preferisce attaccare.
web-bots-levels = Livelli
web-bots-characters = Caratteri
web-bots-levels-guide = Come pensano i bot
web-bots-levels-fair = Nessuno di loro vede le carte degli altri né i dadi che verranno.
web-bots-level-of-play-now = Livello dei bot
web-bots-give-level = Quale bot continua

## Che cosa decide chi ospita

web-bots-reasons = I bot dicono perché
web-bots-reasons-help = Dopo ogni mossa, da ciò che tutti vedono. Che cosa pensavano delle loro carte si legge dopo la partita.
web-bots-hints = Suggerimenti
web-bots-hints-off = Nessuno
web-bots-hints-odds = Sguardo e probabilità
web-bots-hints-all = Anche un piano
web-bots-hints-off-help = Nessuno riceve aiuto.
web-bots-hints-odds-help = Chi chiede sa dove guardare, e le probabilità.
web-bots-hints-all-help = Chi chiede sa dove guardare, le probabilità, e che cosa farebbe un bot forte.

## Mentre giocano i bot

web-bots-line = Che cosa fanno i bot
web-bots-skip = Salta
web-bots-skip-help = I bot continuano senza pausa, finché non tocca a una persona

## Suggerimenti

web-bots-hint = Aiuto
web-bots-hint-thinking = Ci sto pensando…
web-bots-hint-step-1 = Dove guardare
web-bots-hint-step-2 = Quanto è probabile?
web-bots-hint-step-3 = Che cosa fare?
web-bots-hint-odds = { $origin } → { $target }: { $percent }%
web-bots-hint-plan = Il piano
web-bots-hint-do = Fallo
web-bots-hint-again = Riprova
web-bots-hint-close = Chiudi l’aiuto
web-bots-times = { $action }, { $times } ×

## Che cosa si può fare

web-bots-do-continent = Scegliere { $continent }
web-bots-do-draw = Sorteggiare un Continente
web-bots-do-territory = Scegliere { $territory }
web-bots-do-place = Un Asset → { $territory }
web-bots-do-move = { $assets ->
    [one] { $origin } → { $target }, { $assets } Asset
   *[other] { $origin } → { $target }, { $assets } Asset
}
web-bots-do-end = Terminare la Fase d’Azione
web-bots-do-claim = Richiedere { $material }
web-bots-do-end-trade = Non richiedere altro

## Uno sguardo indietro

web-bots-report = Uno sguardo indietro
web-bots-report-coming = La partita viene riguardata. Ci vogliono alcuni secondi…
web-bots-report-missing = Al momento la partita non si è potuta riguardare.
web-bots-report-again = Riprova
web-bots-report-file = I punti di svolta si calcolano dove la partita è stata giocata: aprila dal suo link.
web-bots-turning = Punti di svolta
web-bots-turning-of = Punti di svolta di
web-bots-turning-help = Le scelte costate di più in probabilità di vincere, se da lì continuano i bot.
web-bots-turning-none = Nessuna scelta è costata molto.
web-bots-turning-turn = Turno { $turn }
web-bots-turning-chance = La probabilità di vincere è scesa da { $before } a { $after }.
web-bots-turning-done = Fatto:
web-bots-turning-better = Meglio:
web-bots-turning-see = Guarda
web-bots-hints-used = Suggerimenti
web-bots-hints-used-line = { $player }: { $look } × dove guardare, { $odds } × le probabilità, { $plan } × il piano
web-bots-hints-used-help = Non contano nel punteggio.
