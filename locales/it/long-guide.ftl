### La guida per chi insegna.

long-guide-lead = RAWsiko è un gioco sulle materie prime critiche. Basta una lezione: prima si gioca, poi si parla di quello che è successo. Non serve sapere niente prima.
long-guide-print = Stampa
long-guide-goals = Che cosa si impara
long-guide-goals-1 = Le cose di ogni giorno sono fatte di materie prime di tutto il mondo.
long-guide-goals-2 = Per molte materie prime, pochi Paesi fanno quasi tutta l’estrazione o la raffinazione. Se in più ci servono molto, sono critiche.
long-guide-goals-3 = Riciclo, sostituti e un’estrazione attenta aiutano, ma niente di questo è facile.
long-guide-before = Prima della lezione
long-guide-before-1 = Avvia il programma una volta a casa, gioca una partita contro i bot e premi “Prova generale”: otto alunni simulati e qualche imprevisto.
long-guide-before-2 = Scegli “Apri una classe” e indica quando suona la campanella. Gli alunni entrano con un codice sui propri dispositivi; due o tre persone possono usarne uno insieme.
long-guide-before-3 = Leggi la pagina “Perché critiche?” e scegli due Materie Prime di cui parlare.
long-guide-before-4 = Stampa la scheda, una a testa.
long-guide-intro = Cinque minuti per presentare il gioco
long-guide-intro-1 = Alza il telefono. Chiedi: che cosa c’è dentro, e da dove viene?
long-guide-intro-2 = Guidate un’azienda. La Carta Obiettivo mostra quattro Applicazioni, come i motori elettrici. Ognuna ha bisogno di certe Materie Prime.
long-guide-intro-3 = Le Materie Prime si trovano nei Territori. Posizionate lì i vostri Asset: conta quello che controllate alla fine.
long-guide-intro-4 = Se nel Territorio che volete c’è già qualcuno, si fa una Battaglia Commerciale. Decidono i dadi. In caso di parità l’attaccante perde un Asset.
long-guide-intro-5 = La Cina è chiusa. Nessuno può andarci, anche se molto di ciò che si usa nel mondo viene da lì. Ricordatelo per dopo.
long-guide-intro-6 = Alla fine ogni Applicazione vale punti se avete tutte le sue Materie Prime. Si parte!
long-guide-plan = Piano per { $minutes } minuti
long-guide-plan-minutes = Minuti
long-guide-plan-45 = 4 Turni con Preparazione Avanzata. Tavoli da tre, più un bot.
long-guide-plan-60 = 5 Turni. Tavoli da quattro.
long-guide-plan-90 = 8 Turni. Tavoli da quattro.

long-guide-talk = Domande per discutere
long-guide-talk-1 = Quale Materia Prima volevano tutti? Perché proprio quella?
long-guide-talk-2 = Al vostro tavolo un’azienda era troppo forte? Che cosa avrebbero potuto fare le altre?
long-guide-talk-3 = La Cina era chiusa. Quali Applicazioni erano difficili da completare per questo?
long-guide-talk-4 = Guardate il grafico di “Perché critiche?”. Perché non tutto ciò che è raro è critico?
long-guide-talk-5 = Molti Paesi limitano le esportazioni. Quando vi sembra giusto e quando no?
long-guide-talk-6 = Una miniera porta lavoro e danneggia la natura. Chi deve decidere se può aprire?
long-guide-talk-7 = Perché si ricicla così poco? Che cosa potreste cambiare voi, un negozio, una legge?
long-guide-talk-8 = Immaginate un telefono che dura dieci anni. Chi sarebbe contento e chi no?
long-guide-sheet = Scheda di lavoro
long-guide-sheet-name = Nome
long-guide-sheet-class = Classe
long-guide-sheet-company = Azienda
long-guide-sheet-1 = Quali Applicazioni erano sulla mia carta? Quali ho completato?
long-guide-sheet-2 = La Materia Prima che mi è mancata di più: a che cosa serve, e chi ne estrae o raffina di più?
long-guide-sheet-3 = Quanta se ne ricicla, e perché non di più?
long-guide-sheet-4 = Che cosa potrebbe sostituirla, e qual è lo svantaggio?
long-guide-sheet-5 = Che cosa costa alle persone e alla natura?
long-guide-sheet-6 = È critica? Spiegalo con la sua importanza e il suo rischio di approvvigionamento.
long-guide-look = Tutte le risposte, con le fonti, sono nelle pagine “Materie Prime” e “Perché critiche?”.

## The pack

long-guide-assess = Dopo la lezione gli alunni
long-guide-assess-1 = sanno nominare tre oggetti di casa e due Materie Prime in ciascuno.
long-guide-assess-2 = sanno spiegare “critico” con due parole: importanza e rischio di approvvigionamento.
long-guide-assess-3 = sanno dire perché una seconda fonte aiuta, con un esempio dalla propria partita.
long-guide-assess-4 = sanno confrontare, per una Materia Prima, il riciclo, un sostituto e una nuova miniera.

long-guide-page = La lezione in una pagina
long-guide-plan-part = Parte
long-guide-plan-press = Premere
long-guide-plan-say = Dire
long-guide-plan-fails = Se qualcosa va storto
long-guide-plan-note = I minuti sono quelli del piano del programma. Senza le domande, quel tempo va al gioco.
long-guide-say-join = Aprite l’indirizzo, scrivete il codice, ricordate la vostra azienda.
long-guide-fails-join = In due o tre si può usare un solo dispositivo. Chi arriva tardi può ancora entrare.
long-guide-say-questions_before = Non è una verifica. Nessuno vede le vostre risposte.
long-guide-fails-questions_before = Continua quando quasi tutti hanno risposto.
long-guide-say-briefing = Leggete le immagini con me. Che cosa c’è nel vostro telefono, e da dove viene?
long-guide-fails-briefing = Se il tempo è poco, mostra solo la prima immagine.
long-guide-say-seats = Trovate il vostro tavolo. Portate con voi il telefono.
long-guide-fails-seats = Qualcuno non trova il tavolo: il numero è sul proiettore e sul suo telefono.
long-guide-say-play = Guardate la carta: che cosa vi serve, e chi ce l’ha?
long-guide-fails-play = Un tavolo si ferma: premi Pausa e vai a vedere. Un telefono si scollega: un bot gioca finché non torna.
long-guide-say-debrief = Che cosa avete provato? Da chi dipendevate? Il mondo è così?
long-guide-fails-debrief = Poco tempo: basta un grafico con le sue due domande.
long-guide-say-questions_after = Di nuovo le stesse domande. Che cosa rispondereste ora?
long-guide-fails-questions_after = Non c’è tempo: saltale.
long-guide-say-last_figure = Ecco che cosa abbiamo imparato. Che cosa farete con un vecchio telefono?
long-guide-fails-last_figure = Servono sei dispositivi in entrambe le serie di domande. Altrimenti chiedi per alzata di mano.

long-guide-key = Soluzioni della scheda
long-guide-key-1 = Dalla pagina dell’alunno o dalla fine della partita. Completata vuol dire: alla fine c’erano tutte le Materie Prime.
long-guide-key-2 = A che cosa serve: nella pagina della Materia Prima, sotto “A che cosa serve”. Chi estrae o raffina di più: nella stessa pagina, sotto “Chi produce di più”, con anno e fonte.
long-guide-key-3 = La quota è nella pagina della Materia Prima, e la frase accanto dice perché non è di più. Spesso si consuma, è sparsa in tracce o sta in oggetti che nessuno raccoglie.
long-guide-key-4 = La pagina dice che cosa e a quale prezzo. Una buona risposta nomina entrambi: l’alluminio può sostituire il rame nei cavi, ma i fili devono essere più grossi.
long-guide-key-5 = La pagina dà un esempio con la fonte. Una buona risposta dice che è una sola miniera, non tutte.
long-guide-key-6 = Critico vuol dire due cose: ci serve molto, e la fornitura potrebbe mancare. Una buona risposta dà un numero per ciascuna, dal grafico di “Perché critiche?”.

long-guide-exit = Biglietto d’uscita
long-guide-exit-1 = Scegliete una Materia Prima dalla vostra carta. È critica? Date un motivo per la sua importanza e uno per il suo rischio.
long-guide-exit-2 = La vostra azienda ha bisogno di cobalto. Che cosa fareste perché non manchi? Indicate uno svantaggio.
long-guide-rubric = Valutazione del biglietto
long-guide-rubric-1 = Iniziale: dice che è rara o che viene da lontano.
long-guide-rubric-2 = In via di acquisizione: nomina l’importanza o il rischio di approvvigionamento, con un fatto dalla partita o dalle pagine.
long-guide-rubric-3 = Raggiunto: nomina tutti e due, con un fatto ciascuno, e uno svantaggio della soluzione.

long-guide-links = Legami con i programmi
long-guide-links-greencomp = GreenComp, il quadro dell’UE (2022)
long-guide-links-greencomp-text = 2.1 pensiero sistemico, 2.2 pensiero critico, 4.1 agentività politica
long-guide-links-sdg = Nazioni Unite, obiettivo 12 (2015)
long-guide-links-sdg-text = 12.2 uso efficiente delle risorse naturali, 12.5 meno rifiuti grazie al riciclo, 12.8 essere informati
long-guide-links-fr = Francia
long-guide-links-fr-text = Programma del ciclo 4 (2020), geografia, classe 5e: risorse limitate, da gestire e da rinnovare
long-guide-links-it = Italia
long-guide-links-it-text = Educazione civica, legge 92 del 2019 e linee guida del 2024: Agenda 2030, sviluppo economico e sostenibilità
long-guide-links-de = Germania
long-guide-links-de-text = Quadro per lo sviluppo globale (KMK e BMZ, 2016), secondaria inferiore: globalizzazione, ambiente, giustizia
long-guide-links-es = Spagna
long-guide-links-es-text = Regio decreto 217 del 2022 (ESO): sostenibilità e consumo responsabile, in tutte le materie
long-guide-links-nl = Paesi Bassi
long-guide-links-nl-text = Obiettivi della secondaria inferiore (2006): 30, la tecnica può aiutare o danneggiare l’ambiente; 36, un’opinione motivata su questioni della società
long-guide-links-gb = Inghilterra
long-guide-links-gb-text = National curriculum (2013), geografia, key stage 3: la varietà di luoghi, persone e ambienti, e i loro legami
long-guide-links-note = Abbiamo consultato questi testi. Per la Slovacchia e per altri Paesi non ne abbiamo trovati da citare. Confronta con il tuo programma.

long-guide-sensitive = Temi delicati
long-guide-sensitive-1 = La Cina è chiusa solo in questo gioco. Sta per ogni fonte su cui non si può contare. Non è un giudizio sulle persone, e qualcuno può avere la famiglia lì.
long-guide-sensitive-2 = Le frasi sulle miniere sono esempi. Molte parlano di Africa e Asia, perché lì si estrae molto. Chiedi anche chi compra gli oggetti.
long-guide-sensitive-3 = In alcune miniere lavorano bambini. Dillo com’è, senza immagini. Chiedi di che cosa vivrebbero le famiglie se nessuno comprasse più.
long-guide-sensitive-4 = Ucraina, Russia e RD del Congo sono sul tabellone. Lì c’è la guerra, e qualcuno può conoscerla da vicino. Nessuno è tenuto a parlarne.
long-guide-sensitive-5 = La mappa mostra Territori di un gioco, non confini che qualcuno riconosce. Nel gioco uno scontro si chiama Battaglia Commerciale: le aziende competono, nessuno si fa male.

long-guide-careers = Tre professioni
long-guide-careers-1 = Geologa, geologo: scopre che cosa c’è nel sottosuolo, e se si può estrarre senza fare molti danni.
long-guide-careers-2 = Addetti al riciclo: smontano batterie e telefoni e recuperano cobalto, rame e oro.
long-guide-careers-3 = Chimica o chimico dei materiali: cerca sostanze che sostituiscano quelle rare, come batterie senza cobalto.

## Print and play

long-guide-playprint = Da stampare e giocare
long-guide-playprint-lead = Per un’aula senza rete: il tabellone, una carta per ogni Materia Prima, le Carte Obiettivo e le carte delle notizie su A4. Servono anche dadi, pedine e la pagina delle regole.
long-guide-playprint-board = Tabellone
long-guide-playprint-materials = Carte delle Materie Prime
long-guide-playprint-objectives = Carte Obiettivo
long-guide-playprint-news = Carte delle notizie
