### Il tutorial: una cosa alla volta, una frase, al massimo due. I nomi stanno nella forma base.

long-tutorial-title = Tutorial
long-tutorial-step = Passo { $number } di { $total }
long-tutorial-next = Avanti
long-tutorial-skip = Salta questo passo
long-tutorial-leave = Esci dal tutorial
long-tutorial-restart = Ricomincia
long-tutorial-watch-dice = Guarda i dadi.
long-tutorial-watch-own = Fatto! Guarda la mappa.
long-tutorial-watch-others = Guarda che cosa fanno gli altri.
long-tutorial-play = Gioca ora contro i bot
long-tutorial-more = Leggi tutte le regole

## Risposte a una scelta sbagliata

long-tutorial-wrong-territory = Hai scelto: { $chosen }. Cerca il Territorio con il contorno luminoso: { $wanted }.
long-tutorial-wrong-number = Quasi! Il numero giusto qui: { $wanted }.
long-tutorial-wrong-origin = Hai scelto: { $chosen }. Parti dal Territorio con il contorno luminoso: { $wanted }.
long-tutorial-wrong-end = Non ancora, c’è ancora qualcosa da fare. Cerca il contorno luminoso.
long-tutorial-wrong-other = In una partita potresti farlo. Qui fai ciò che c’è scritto sopra.

## Le lezioni

long-tutorial-welcome = Guidi un’azienda. La Cina ha chiuso le frontiere, ed è cominciata la corsa alle materie prime.
long-tutorial-objective = Questo è il tuo Obiettivo: quattro Applicazioni. Ognuna dà punti se alla fine controlli tutte le sue Materie Prime.
long-tutorial-materials = Ogni tessera sulla mappa è una Materia Prima. Verde con la spunta: è tua. Arancione con il punto: ti serve.
long-tutorial-place = Hai 3 Asset da posizionare. Mettine uno qui: { $territory }.
long-tutorial-place_more = Metti il prossimo qui: { $territory }.
long-tutorial-place_last = E anche l’ultimo qui: { $territory }.
long-tutorial-numbers = Turno 1: cominci tu. Ogni tuo Territorio mostra due numeri: gli Asset che possono ancora agire e tutti gli Asset presenti.
long-tutorial-move-origin = Materia Prima che ti serve: { $material }. Un Territorio vuoto ce l’ha: { $target }. Scegli da dove partire: { $origin }.
long-tutorial-move-target = Una linea tratteggiata unisce i due Territori attraverso il mare. Ora scegli la destinazione: { $target }.
long-tutorial-move-assets = Lascia un Asset a casa. Porta il numero a { $assets } e conferma.
long-tutorial-first = Ora controlli { $material }, e un’Applicazione è completa: { $application }, { $points } punti se tieni tutto fino alla fine.
long-tutorial-clash-origin = Un’altra azienda ha qui ciò che ti serve ({ $material }): { $target }. Scegli da dove attaccare: { $origin }.
long-tutorial-clash-target = Ora scegli la destinazione: { $target }. Seguirà una Battaglia Commerciale.
long-tutorial-clash-assets = Ogni parte può usare al massimo 3 Asset. Attacca con { $assets }.
long-tutorial-dice = Si comincia dai dadi più alti: 6 batte 4, quindi il difensore perde un Asset. 3 contro 3 è parità, e in caso di parità l’attaccante perde un Asset.
long-tutorial-again-origin = L’attacco non è riuscito, quindi i tuoi Asset non si sono spostati e possono riprovare. Scegli di nuovo da dove: { $origin }.
long-tutorial-again-target = E di nuovo la destinazione: { $target }.
long-tutorial-again-assets = Lasciane uno lì, o questo Territorio resterà vuoto: { $origin }. Attacca con { $assets }.
long-tutorial-second = Hai conquistato un Territorio: { $territory }, con { $material }. Un’altra Applicazione è completa: { $application }, { $points } punti.
long-tutorial-end = Per ora basta così. Termina le tue azioni.
long-tutorial-investment = Il Turno 2 comincia con la Fase d’Investimento. Controlli { $materials } Materie Prime. Dividi per 3 e arrotonda per eccesso: { $assets } nuovi Asset. Mettine uno qui: { $territory }.
long-tutorial-guard = Vorranno riprenderselo. Mettine un altro qui: { $territory }. Il resto lo posiziona il gioco.
long-tutorial-last_turn = È l’ultimo Turno, e hai ciò che ti serve. Termina le tue azioni e resisti!
long-tutorial-held = Hanno attaccato con 3 Asset e li hanno persi tutti. I tuoi nuovi Asset hanno difeso il Territorio: { $territory }!
long-tutorial-score = La partita è finita, e le carte sono scoperte. Hai completato { $count } Applicazioni: { $points } punti!
