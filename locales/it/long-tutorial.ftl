### Il tutorial: una cosa alla volta, una frase, al massimo due. I nomi stanno nella forma base.

long-tutorial-title = Tutorial
long-tutorial-step = Passo { $number } di { $total }
long-tutorial-next = Avanti
long-tutorial-skip = Salta questo passo
long-tutorial-leave = Lascia il tutorial
long-tutorial-restart = Ricomincia
long-tutorial-watch-dice = Guarda i dadi.
long-tutorial-watch-own = Fatto. Guarda la mappa.
long-tutorial-watch-others = Guarda che cosa fanno gli altri.
long-tutorial-play = Gioca ora contro i bot
long-tutorial-more = Leggi tutte le regole

## Risposte a una scelta sbagliata

long-tutorial-wrong-territory = Questo è { $chosen }. Cerca quello con il contorno vivace: { $wanted }.
long-tutorial-wrong-number = Non ancora: qui il numero giusto è { $wanted }.
long-tutorial-wrong-origin = Questo è { $chosen }. Comincia da quello con il contorno vivace: { $wanted }.
long-tutorial-wrong-end = Non ancora, c’è ancora qualcosa da fare: cerca il contorno vivace.
long-tutorial-wrong-other = In una partita potresti farlo. Qui fai ciò che è chiesto sopra.

## Le lezioni

long-tutorial-welcome = Sei a capo di un’azienda. La Cina ha chiuso i confini, e tutti corrono alle materie prime.
long-tutorial-objective = Questo è il tuo Obiettivo: quattro Applicazioni. Ognuna dà punti se alla fine controlli tutte le sue Materie Prime.
long-tutorial-materials = Ogni tessera sulla mappa è una Materia Prima. Verde con la spunta è tua, arancione con il punto è ciò che ti serve.
long-tutorial-place = Hai 3 Asset da posizionare. Mettine uno qui: { $territory }.
long-tutorial-place_more = Metti il prossimo qui: { $territory }.
long-tutorial-place_last = E anche l’ultimo qui: { $territory }.
long-tutorial-numbers = Turno 1: agisci per primo. Ogni tuo Territorio mostra due numeri: gli Asset che possono ancora agire e gli Asset in tutto.
long-tutorial-move-origin = Un Territorio vuoto ha { $material }, che ti serve: { $target }. Scegli da dove partire: { $origin }.
long-tutorial-move-target = Una linea tratteggiata unisce i due attraverso il mare. Ora scegli la destinazione: { $target }.
long-tutorial-move-assets = Un Asset dovrebbe restare a casa. Porta il numero a { $assets } e conferma.
long-tutorial-gallium = { $material } è tua, e un’Applicazione è completa: { $application }, { $points } punti, se tieni tutto fino alla fine.
long-tutorial-clash-origin = { $material } si trova dove c’è un’altra azienda: { $target }. Scegli da dove attaccare: { $origin }.
long-tutorial-clash-target = Ora scegli la destinazione: { $target }. Seguirà una Battaglia Commerciale.
long-tutorial-clash-assets = Partecipano al massimo 3 Asset per parte. Attacca con { $assets }.
long-tutorial-dice = Si confrontano prima i dadi più alti: 6 batte 4, il difensore perde un Asset. 3 contro 3 è un pareggio, e il pareggio costa all’attaccante.
long-tutorial-again-origin = Non sei entrato, quindi i tuoi Asset non si sono spostati e possono riprovare. Scegli di nuovo da dove: { $origin }.
long-tutorial-again-target = E di nuovo la destinazione: { $target }.
long-tutorial-again-assets = Uno dovrebbe restare, altrimenti questo Territorio sarà vuoto: { $origin }. Attacca con { $assets }.
long-tutorial-pencils = Conquistato: { $territory }, con { $material }. Un’altra Applicazione è completa: { $application }, { $points } punti.
long-tutorial-end = Per ora basta così. Termina le tue azioni.
long-tutorial-investment = Il Turno 2 comincia con la Fase d’Investimento: controlli { $materials } Materie Prime, un terzo arrotondato per eccesso fa { $assets } nuovi Asset. Mettine uno qui: { $territory }.
long-tutorial-guard = Lo rivorranno. Mettine un altro qui: { $territory }. Il resto viene posizionato per te.
long-tutorial-last_turn = È l’ultimo Turno, e hai ciò che ti serve. Termina le tue azioni e resisti.
long-tutorial-held = Hanno attaccato con 3 Asset e li hanno persi tutti: i tuoi nuovi Asset hanno tenuto { $territory }.
long-tutorial-score = La partita è finita, e tutte le carte sono scoperte. Hai completato { $count } Applicazioni: { $points } punti.
