### La pagina delle regole, in parole semplici. Le clausole sono quelle di docs/rules.md.

long-rules-title = Le regole
long-rules-lead = Tutte le regole in parole semplici. Numeri come R4.6 indicano la clausola; quando il gioco rifiuta qualcosa, la nomina anch’esso.
long-rules-contents = In questa pagina
long-rules-decided = deciso qui
long-rules-decided-lead = Su questo punto il regolamento tace, o le sue lingue non concordano, e questo programma ha scelto. Se possiedi la scatola, al tuo tavolo potete giocare diversamente.
long-rules-borders = I Territori sono aree di gioco, fatte di paesi perché si possa giocare su una mappa. Non sono una presa di posizione sui confini.
long-rules-clause = Clausola { $clause }

## Scopo

long-rules-aim = Di che cosa si tratta
long-rules-aim-story = Nel futuro di questo gioco la Cina, il maggiore esportatore di materie prime critiche, ha chiuso i confini. Le aziende corrono ad assicurarsi ciò che serve loro.
long-rules-aim-players = Si gioca in tre, quattro o cinque. Ognuno è a capo di un’azienda e ha una Carta Obiettivo segreta.
long-rules-aim-card = Una carta elenca quattro Applicazioni, come le macchine fotografiche. Ognuna dà Punti Vittoria se alla fine controlli tutte le Materie Prime che richiede.
long-rules-aim-order = L’ordine di gioco è estratto a sorte all’inizio e resta lo stesso.

## Tabellone

long-rules-board = Il tabellone
long-rules-board-territories = I Continenti sono fatti di Territori, e i Territori contengono Materie Prime. La Cina è disegnata sulla mappa ma chiusa.
long-rules-board-adjacent = Due Territori sono adiacenti se hanno un confine in comune o se una linea tratteggiata li unisce attraverso il mare. I due casi valgono lo stesso, anche nella preparazione.
long-rules-board-control = Controlli un Territorio finché vi si trova almeno un tuo Asset. Senza Asset è vuoto e di nessuno. Due giocatori non ne condividono mai uno.
long-rules-board-material = Controlli una Materia Prima finché controlli un Territorio qualsiasi che la contiene. Una seconda copia non aggiunge nulla, ma ti resta la Materia Prima se perdi la prima.
long-rules-board-marks = Sulla mappa una Materia Prima che possiedi è verde con la spunta; una che ti serve ancora è arancione con il punto.

## Preparazione

long-rules-setup = Preparazione
long-rules-setup-first = In ordine di gioco ognuno sceglie un Continente e dei Territori in esso: 3 con tre giocatori, 2 con quattro o cinque.
long-rules-setup-second = Poi, in ordine inverso, ognuno sceglie un secondo Continente e 2 Territori con tre giocatori, 1 con quattro o cinque. L’ultimo giocatore sceglie quindi due volte di fila.
long-rules-setup-continents = Finché un Continente è senza giocatori, si può scegliere solo uno così. Mai uno dove ci sono già due giocatori, e mai di nuovo il tuo primo.
long-rules-setup-connected = I Territori che scegli in un Continente sono liberi e collegati fra loro. Ognuno riceve subito 1 Asset.
long-rules-setup-offer = Ti viene offerto solo ciò che si può completare, così nessuno resta bloccato.
long-rules-setup-assets = Poi, in ordine di gioco, ognuno posiziona altri 6 Asset sui propri Territori, tutti prima che cominci il giocatore successivo.

## Turno

long-rules-turn = Un Turno
long-rules-turn-phases = Un Turno ha due parti: la Fase d’Investimento, in cui tutti posizionano nuovi Asset, poi la Fase d’Azione di ogni giocatore in ordine di gioco. Il primo Turno non ha Fase d’Investimento.
long-rules-turn-investment = All’inizio del Turno conta le diverse Materie Prime che controlli, dividi per 3 e arrotonda per eccesso: tanti sono i tuoi nuovi Asset, da mettere sui tuoi Territori.
long-rules-turn-action = Nella tua Fase d’Azione fai quanti spostamenti vuoi, e sei tu a terminarla.

## Spostamenti

long-rules-move = Spostamenti
long-rules-move-once = Uno spostamento porta uno o più Asset da un tuo Territorio a uno adiacente. Ogni Asset si sposta al massimo una volta per Fase d’Azione.
long-rules-move-numbers = Durante la tua Fase d’Azione ogni tuo Territorio mostra due numeri: gli Asset che possono ancora agire e gli Asset in tutto.
long-rules-move-empty = Se la destinazione è tua o vuota, gli Asset arrivano e basta. Un Territorio vuoto, con tutte le sue Materie Prime, è subito tuo.
long-rules-move-leave = Da un Territorio può partire qualsiasi numero di Asset, anche tutti. Allora resta vuoto.

## Battaglia

long-rules-clash = La Battaglia Commerciale
long-rules-clash-begin = Se sulla destinazione c’è un altro giocatore, comincia una Battaglia Commerciale. Attacchi con 1, 2 o 3 Asset; il difensore difende con tutti quelli che ha lì, al massimo 3.
long-rules-clash-dice = Ogni parte lancia un dado per Asset. Si accoppiano i dadi più alti, poi i secondi, poi i terzi. I dadi senza compagno non contano.
long-rules-clash-pairs = In ogni coppia il dado più basso perde un Asset, che lascia il tabellone. Un pareggio costa all’attaccante.
long-rules-clash-won = Se al difensore non resta lì nessun Asset, tutti gli attaccanti superstiti entrano e contano come spostati.
long-rules-clash-lost = Altrimenti i superstiti restano dov’erano e non si sono spostati: possono agire ancora. (Nei regolamenti inglese e slovacco qui per una svista si legge “attaccato” invece di “attaccante”.)
long-rules-clash-again = Puoi attaccare di nuovo lo stesso Territorio finché hai Asset che possono spostarvisi.

## Eliminazione

long-rules-out = Eliminazione
long-rules-out-when = Chi non ha più Asset sul tabellone è eliminato subito e non agisce più.
long-rules-out-rank = Chi è eliminato sta sotto a tutti i superstiti, anche a chi ha 0 punti. Chi è stato eliminato più tardi sta sopra a chi lo è stato prima.
long-rules-out-one = Se resta un solo giocatore, la partita finisce subito. Ha vinto, e il punteggio si conta con il tabellone così com’è, senza Commercio con la Cina.

## Fine

long-rules-end = La fine
long-rules-end-when = La partita finisce quando l’ultimo Turno è completato. Tutte le carte si scoprono.
long-rules-end-score = Fai i punti di un’Applicazione se controlli tutte le sue Materie Prime. Se è servita solo in parte non dà nulla.
long-rules-end-ranking = Vince chi ha più punti. A parità decidono più Applicazioni completate, poi più Materie Prime, poi più Territori; se tutto è pari, il posto è condiviso. (I due regolamenti italiani qui tralasciano le Applicazioni, benché la loro tabella dei punteggi le mostri.)

## Opzioni

long-rules-options = Opzioni di una partita
long-rules-options-turns = Numero di Turni: 8 se non si sceglie altro, da 1 a 30.
long-rules-options-advanced = Preparazione Avanzata: il gioco estrae a sorte i Continenti, ognuno di quelli permessi con la stessa probabilità.
long-rules-options-stranglehold = Morsa Monopolistica: ogni volta che un giocatore è eliminato, il segna-Turni avanza di uno, mai però oltre l’ultimo Turno.
long-rules-options-china = Commercio con la Cina: subito prima del punteggio ogni giocatore può prendere una Materia Prima per ogni Continente dove è l’unico con Territori. Più giocatori possono prendere la stessa, nessuno la perde, e se ne possono prendere di meno.
long-rules-options-leave = Uno resta indietro: almeno un Asset deve restare su ogni Territorio da cui parti. Una regola di casa, non del regolamento.
long-rules-options-head = Vantaggio iniziale: chi agisce prima colloca più di 6 Asset alla fine della preparazione, quanti ne indica il tabellone. Compensa il fatto di agire prima degli altri. Una regola della casa, non del regolamento.
long-rules-options-time = Chi guida tiene il tempo: chi guida il tavolo senza giocare può fissare quale Turno è l’ultimo, finché l’ultimo Turno non è cominciato. Tutti lo sanno subito. Una regola della casa per le lezioni, non del regolamento.
long-rules-options-bell = Campanella: chi tiene il tempo può anche fermare la partita in qualsiasi momento. Si conta il punteggio com’era alla fine dell’ultimo Turno completato, senza Commercio con la Cina. Quello che è successo dopo non conta. Prima che sia completato il primo Turno non vince nessuno.

## Segreti

long-rules-see = Che cosa vedono tutti
long-rules-see-all = Il tabellone, tutti gli Asset, tutti i dadi, di chi è il turno e quanti Asset riceverebbe ciascuno sono visibili a tutti.
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
long-rules-picture-application = { $application }, { $points } punti: delle sue Materie Prime due hanno la spunta e una manca, quindi non dà nulla; con la terza dà tutti i suoi punti.
long-rules-picture-nothing = 0 punti
