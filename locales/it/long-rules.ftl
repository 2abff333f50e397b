### La pagina delle regole, in parole semplici. Le clausole sono quelle di docs/rules.md.

long-rules-title = Le regole
long-rules-lead = Tutte le regole in parole semplici. Numeri come R4.6 indicano la regola. Quando il gioco rifiuta qualcosa, ti dice anche quale regola lo vieta.
long-rules-contents = In questa pagina
long-rules-decided = deciso qui
long-rules-decided-lead = Il regolamento non lo dice, o le sue versioni non concordano, perciò questo programma ha scelto. Se hai la scatola, puoi giocare a modo tuo.
long-rules-borders = I Territori sono parti del gioco, fatte di Paesi perché si possa giocare su una mappa. Non dicono nulla sui confini reali.
long-rules-clause = Regola { $clause }

## Scopo

long-rules-aim = Di che cosa si tratta
long-rules-aim-story = Nel futuro di questo gioco la Cina, il maggiore esportatore di materie prime critiche, ha chiuso le frontiere. Le aziende corrono a prendersi ciò che serve.
long-rules-aim-players = Si gioca in tre, quattro o cinque. Ognuno è a capo di un’azienda e ha una Carta Obiettivo segreta.
long-rules-aim-card = Una carta elenca quattro Applicazioni, come le macchine fotografiche. Ognuna dà Punti Vittoria se alla fine controlli tutte le Materie Prime che servono.
long-rules-aim-short = Nelle partite di cinque Turni o meno si distribuiscono solo carte che si possono completare in così poco tempo, se il tabellone le indica.
long-rules-aim-order = L’ordine di gioco è estratto a sorte all’inizio e resta lo stesso.

## Tabellone

long-rules-board = Il tabellone
long-rules-board-territories = I Continenti sono fatti di Territori, e nei Territori ci sono Materie Prime. La Cina è sulla mappa, ma è chiusa.
long-rules-board-adjacent = Due Territori sono adiacenti se hanno un confine in comune o se una linea tratteggiata li unisce attraverso il mare. I due casi sono equivalenti, anche nella preparazione.
long-rules-board-control = Controlli un Territorio finché c’è almeno un tuo Asset. Senza Asset è vuoto e non è di nessuno. Due giocatori non ne condividono mai uno.
long-rules-board-material = Controlli una Materia Prima finché controlli un Territorio che ce l’ha. Un secondo non aggiunge nulla, ma la Materia Prima ti resta se perdi il primo.
long-rules-board-marks = Sulla mappa una Materia Prima in tuo possesso è verde con la spunta. Una che ti serve ancora è arancione con il punto.

## Preparazione

long-rules-setup = Preparazione
long-rules-setup-first = In ordine di gioco ognuno sceglie un Continente e lì i suoi Territori: 3 con tre giocatori, 2 con quattro o cinque.
long-rules-setup-second = Poi, in ordine inverso, ognuno sceglie un secondo Continente: 2 Territori con tre giocatori, 1 con quattro o cinque. Così l’ultimo giocatore sceglie due volte di fila.
long-rules-setup-continents = Se ci sono Continenti senza giocatori, devi scegliere uno di quelli. Non puoi scegliere un Continente con già due giocatori, né di nuovo il tuo primo.
long-rules-setup-connected = I Territori che scegli in un Continente devono essere liberi e collegati tra loro. Ognuno riceve subito 1 Asset.
long-rules-setup-offer = Il gioco ti offre solo ciò che puoi completare, così nessuno resta bloccato.
long-rules-setup-assets = Poi, in ordine di gioco, ognuno posiziona altri 6 Asset sui propri Territori, tutti prima che cominci il giocatore successivo.

## Turno

long-rules-turn = Un Turno
long-rules-turn-phases = Un Turno ha due parti: la Fase d’Investimento, in cui tutti posizionano nuovi Asset, poi la Fase d’Azione di ogni giocatore in ordine di gioco. Il primo Turno non ha Fase d’Investimento.
long-rules-turn-investment = All’inizio del Turno conta le Materie Prime diverse che controlli, dividi per 3 e arrotonda per eccesso: sono i tuoi nuovi Asset. Mettili sui tuoi Territori.
long-rules-turn-action = Nella tua Fase d’Azione fai tutti gli spostamenti che vuoi. Decidi tu quando finisce.

## Spostamenti

long-rules-move = Spostamenti
long-rules-move-once = Uno spostamento porta uno o più Asset da un tuo Territorio a uno adiacente. Ogni Asset può spostarsi una volta per Fase d’Azione.
long-rules-move-numbers = Durante la tua Fase d’Azione ogni tuo Territorio mostra due numeri: gli Asset che possono ancora agire e tutti gli Asset presenti.
long-rules-move-empty = Se la destinazione è tua o vuota, i tuoi Asset arrivano e basta. Un Territorio vuoto, con tutte le sue Materie Prime, è subito tuo.
long-rules-move-leave = Da un Territorio puoi spostare quanti Asset vuoi, anche tutti. Allora resta vuoto.

## Battaglia

long-rules-clash = La Battaglia Commerciale
long-rules-clash-begin = Se sulla destinazione c’è un altro giocatore, comincia una Battaglia Commerciale. Attacchi con 1, 2 o 3 Asset. Il difensore usa tutti gli Asset che ha lì, fino a 3.
long-rules-clash-dice = Ogni parte lancia un dado per Asset. Si confrontano i dadi più alti, poi i secondi, poi i terzi. I dadi spaiati non contano.
long-rules-clash-pairs = In ogni coppia chi ha il dado più basso perde un Asset, che lascia il tabellone. In caso di parità l’attaccante perde un Asset.
long-rules-clash-won = Se al difensore non resta nessun Asset lì, tutti gli attaccanti rimasti entrano. Contano come spostati.
long-rules-clash-lost = Altrimenti gli attaccanti rimasti restano dov’erano. Non si sono spostati, quindi possono agire ancora.
long-rules-clash-again = Puoi attaccare di nuovo lo stesso Territorio finché hai Asset che possono spostarsi lì.

## Eliminazione

long-rules-out = Eliminazione
long-rules-out-when = Se non hai più Asset sul tabellone, per te la partita finisce subito e non agisci più.
long-rules-out-rank = In classifica chi è eliminato sta sotto a chi è rimasto in gioco, anche a chi ha 0 punti. Più tardi avviene l’eliminazione, più in alto si finisce.
long-rules-out-one = Se resta un solo giocatore, la partita finisce subito. Vince, e il punteggio si conta con il tabellone così com’è, senza Commercio con la Cina.

## Fine

long-rules-end = La fine
long-rules-end-when = La partita finisce quando finisce l’ultimo Turno. Si scoprono tutte le carte.
long-rules-end-score = Fai i punti di un’Applicazione se controlli tutte le sue Materie Prime. Se non è completa, non dà nulla.
long-rules-end-ranking = Vince chi ha più punti. A parità di punti contano più Applicazioni completate, poi più Materie Prime, poi più Territori. Se tutto è pari, la posizione è condivisa.

## Opzioni

long-rules-options = Opzioni della partita
long-rules-options-turns = Numero di Turni: 8, oppure un numero da 1 a 30.
long-rules-options-advanced = Preparazione Avanzata: il gioco sorteggia i Continenti. Tutti quelli permessi hanno la stessa probabilità.
long-rules-options-stranglehold = Morsa Monopolistica: ogni volta che un giocatore è eliminato, il segna-Turni avanza di uno, ma mai oltre l’ultimo Turno.
long-rules-options-china = Commercio con la Cina: subito prima del punteggio puoi reclamare una Materia Prima per ogni Continente dove solo tu hai Territori. Più giocatori possono reclamare la stessa, nessuno la perde, e puoi reclamarne di meno.
long-rules-options-leave = Uno resta sul posto: almeno un Asset deve restare su ogni Territorio da cui parti. È una regola della casa, non del regolamento.
long-rules-options-head = Vantaggio iniziale: alla fine della preparazione si posizionano tanti Asset quanti ne indica il tabellone, invece di 6. I numeri compensano il posto nell’ordine di gioco. È una regola della casa, non del regolamento.
long-rules-options-time = Tempo gestito da chi ha aperto il tavolo: chi ha aperto il tavolo e non gioca può fissare quale Turno è l’ultimo, finché l’ultimo Turno non è cominciato. Lo sanno subito tutti. È una regola della casa per le lezioni, non del regolamento.
long-rules-options-bell = Campanella: chi gestisce il tempo può anche fermare la partita in qualsiasi momento. Si conta il punteggio com’era alla fine dell’ultimo Turno completato, senza Commercio con la Cina. Quello che è successo dopo non conta. Prima che sia completato il primo Turno non vince nessuno.
long-rules-options-news = Notizie dal mondo: dal secondo Turno in poi, all’inizio di ogni Turno si apre una carta con un evento reale. Finché la carta è aperta, il Territorio indicato smette o comincia a fornire una Materia Prima. È una regola della casa, non del regolamento.
long-rules-options-recycling = Riciclo: una volta per partita, nella tua Fase d’Azione, puoi scambiare Asset che possono ancora agire in un Territorio con una Materia Prima che ha un prezzo. La Materia Prima resta tua fino alla fine. È una regola della casa, non del regolamento.

## Segreti

long-rules-see = Che cosa vedono tutti
long-rules-see-all = Tutti vedono il tabellone, tutti gli Asset, tutti i dadi, a chi tocca e quanti Asset riceverebbe ogni giocatore la prossima volta.
long-rules-see-card = Solo tu vedi la tua Carta Obiettivo, fino alla fine.

## Figure

long-rules-picture-adjacent = Quattro Territori. Due si toccano lungo un confine, due sono uniti da una linea tratteggiata sul mare: entrambe le coppie sono adiacenti. Il quarto non è unito a nessuno.
long-rules-picture-land = via terra
long-rules-picture-sea = via mare
long-rules-picture-not = non adiacenti
long-rules-picture-investment = Sette Materie Prime, in gruppi di tre, tre e una: tre nuovi Asset.
long-rules-picture-numbers = Un Territorio con i numeri 2 e 4: due Asset possono ancora agire, in tutto sono quattro.
long-rules-picture-can-act = possono agire
long-rules-picture-in-all = in tutto
long-rules-picture-clash = L’attaccante tira 6, 3 e 2, il difensore 4 e 3. 6 batte 4: il difensore perde un Asset. 3 e 3 sono pari: l’attaccante ne perde uno. Il 2 non conta.
long-rules-picture-attacker = Attaccante
long-rules-picture-defender = Difensore
long-rules-picture-loses-attacker = l’attaccante perde 1
long-rules-picture-loses-defender = il difensore perde 1
long-rules-picture-ignored = non conta
long-rules-picture-application = { $application }, { $points } punti: due delle sue Materie Prime hanno la spunta e una manca, quindi non dà nulla. Con la terza dà tutti i suoi punti.
long-rules-picture-nothing = 0 punti
