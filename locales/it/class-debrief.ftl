### Il debriefing di una classe: figure dalle proprie partite accanto al mondo. { $territories }, { $materials }, { $company } e { $country } sono nomi.

debrief-title-1 = Le nostre partite
debrief-title-2 = Per che cosa abbiamo lottato
debrief-title-3 = Concentrazione
debrief-title-4 = La Cina chiusa
debrief-title-5 = Il commercio si apre
debrief-title-6 = Chi dipendeva da chi
debrief-title-7 = Chi parte bene resta avanti?
debrief-title-8 = Prima e dopo
debrief-title-9 = Che cosa hanno fatto le notizie

debrief-feelings-1 = Che cosa hai provato quando qualcuno aveva quello che ti serviva?
debrief-feelings-2 = Che cosa hai provato quando avevi tu quello che serviva agli altri?

debrief-finding-1-turned = { $tables ->
    [one] Al nostro tavolo chi ha vinto non era ancora in testa prima dell’ultimo Turno.
   *[other] A { $turned ->
        [one] un tavolo
       *[other] { $turned } tavoli
    } su { $tables } chi ha vinto non era ancora in testa prima dell’ultimo Turno.
}
debrief-finding-1-held = { $tables ->
    [one] Al nostro tavolo chi era in testa prima dell’ultimo Turno ha anche vinto.
   *[other] A tutti e { $tables } i tavoli chi era in testa prima dell’ultimo Turno ha anche vinto.
}
debrief-question-1-1 = Quando hai capito come sarebbe finita?
debrief-question-1-2 = Che cosa rifaresti?
debrief-not-shown-1 = Non si vede: i piani cambiati e quello che si è detto al tavolo.

debrief-finding-2-territories = I Territori più contesi: { $territories }. Che cosa c’è lì?
debrief-finding-2-materials = Abbiamo attaccato di più per ciò che mancava alle nostre carte: { $materials }.
debrief-finding-2-chance = Abbiamo attaccato per ciò che mancava alle nostre carte non più di quanto avremmo fatto per caso.
debrief-question-2-1 = Rara, voluta da molti o in mano a pochi: che cosa vi ha fatto lottare?
debrief-question-2-2 = Dove non ha lottato nessuno? Perché?
debrief-question-2-3 = Per quale Materia Prima non ha lottato nessuno? Perché?
debrief-not-shown-2 = Non si vede: chi ha attaccato chi e com’è finita. Una Battaglia Commerciale conta per ciò che mancava ancora alla carta dell’attaccante. La Cina è chiusa: sul tabellone restano le migliori fra le altre fonti.

debrief-finding-3 = { $material }: su 100 chili nel mondo, { $percent } vengono da un solo Paese ({ $country }). E se smettesse di vendere?
debrief-question-3-1 = Chi potrebbe smettere di vendere?
debrief-question-3-2 = Chi se ne accorgerebbe prima di tutti?
debrief-not-shown-3 = Non si vede: le scorte e quanto in fretta altri potrebbero subentrare. La nostra quota non può essere bassa: una Materia Prima si trova in pochi Territori.

debrief-finding-4 = { $above ->
    [one] { $above } delle { $dealt } Applicazioni sulle nostre carte richiede
   *[other] { $above } delle { $dealt } Applicazioni sulle nostre carte richiedono
} una Materia Prima che viene per più del { $percent }% dalla Cina.
debrief-question-4-1 = Estrarre, raffinare, riciclare, sostituire, fare scorte: da che cosa cominceresti?
debrief-question-4-2 = Per che cosa pagheresti di più, pur di non dipendere da nessuno?
debrief-not-shown-4 = Non si vede: il commercio con la Cina. Il nostro tabellone la lascia fuori; nel mondo la Cina vende, e può smettere. Confrontate solo barre con lo stesso numero di Materie Prime: più ne servono, più è facile che ne manchi una.
debrief-goal-mine = Almeno il { $percent }% estratto nell’UE
debrief-goal-refine = Almeno il { $percent }% raffinato nell’UE
debrief-goal-recycle = Almeno il { $percent }% riciclato nell’UE
debrief-goal-one_country = Al massimo il { $percent }% da un solo Paese extra UE

debrief-finding-5 =
    { $gaining ->
        [one] Grazie al Commercio con la Cina un’azienda su { $companies } avrebbe più punti.
       *[other] Grazie al Commercio con la Cina { $gaining } aziende su { $companies } avrebbero più punti.
    } { $changed ->
        [0] A nessun tavolo cambierebbe chi vince.
        [one] A un tavolo cambierebbe chi vince.
       *[other] A { $changed } tavoli cambierebbe chi vince.
    }
debrief-finding-5-nobody = Nemmeno con il Commercio con la Cina qualcuno avrebbe più punti.
debrief-question-5-1 = Chi ci guadagna quando il commercio si apre?
debrief-question-5-2 = È giusto?
debrief-not-shown-5 = Non si vede: come avremmo giocato sapendo che il commercio si sarebbe aperto. Secondo questa regola commercia solo chi ha un Continente tutto per sé.

debrief-finding-6 = In media, a ogni tavolo { $percent } punti mancati su 100 dipendevano da una sola azienda.
debrief-finding-6-none = Alla fine a nessuno mancava una Materia Prima.
debrief-question-6-1 = Che cosa avresti potuto offrire?
debrief-question-6-2 = Chi fa offerte così nella realtà?
debrief-not-shown-6 = Non si vede: le offerte fatte a voce e quanto sarebbe costato uno scambio. I punti mancati sono divisi fra le Materie Prime mancanti e chi le aveva.

debrief-finding-7 = Chi ha ricevuto più Asset nuovi nel Turno 2 ha anche vinto? È andata così a { $won ->
    [one] un tavolo
   *[other] { $won } tavoli
} su { $tables }. Per puro caso sarebbero circa { $chance }.
debrief-finding-7-lasted = Chi era partito bene è rimasto avanti: a { $won ->
    [one] un tavolo
   *[other] { $won } tavoli
} su { $tables } chi ha ricevuto più Asset nuovi nel Turno 2 ha anche vinto. Per puro caso sarebbero circa { $chance }.
debrief-question-7-1 = Come fa a entrare chi arriva dopo?
debrief-question-7-2 = Chi dovrebbe aiutare chi arriva dopo, e come?
debrief-not-shown-7 = Non si vede: perché qualcuno era in testa. Le linee sono nell’ordine del Turno 2; le aziende allora alla pari condividono la posizione.

debrief-finding-8-too-few = Meno di { $least } dispositivi hanno risposto a una serie di domande: troppo pochi per mostrare le risposte senza far capire chi ha risposto.
debrief-finding-8-known = Prima della lezione sapevamo già quasi tutto.
debrief-question-8-1 = Che cosa non ti aspettavi?
debrief-question-8-2 = Di che cosa dubiti ancora?
debrief-not-shown-8 = Non si vede: chi ha risposto che cosa e se dura. Chiedetelo di nuovo fra un mese.

debrief-finding-9-cost = Le notizie ci sono costate punti: in media le aziende colpite hanno finito con { $cost } punti in meno di quelle che avrebbero potuto esserlo.
debrief-finding-9 =
    { $hits ->
        [one] Le notizie ci hanno colpito una volta.
       *[other] Le notizie ci hanno colpito { $hits } volte.
    } Per i nostri punti non ha contato più del caso.
debrief-finding-9-none = Le notizie non hanno fermato nulla che servisse a qualcuno di noi.
debrief-question-9-1 = Chi aveva una seconda fonte? Era fortuna o un piano?
debrief-question-9-2 = Che cosa può fare un Paese prima di notizie così?
debrief-not-shown-9 = Non si vede: perché alcune aziende avevano una seconda fonte. È stata una loro scelta, quindi le due barre in basso mostrano come funziona la regola e non dimostrano nulla. Chi ha più Territori è colpito più spesso: perciò ogni azienda conta secondo la sua probabilità di essere colpita.

debrief-transfer-1 = Dove l’hai già visto nelle notizie?
debrief-transfer-2 = Che cosa faresti ora con un vecchio telefono?

debrief-home-look = { $application }: cerca a casa qualcosa del genere. Da dove vengono le sue Materie Prime e dove finiranno?
debrief-home-things = Quale cosa di casa tua ti mancherebbe di più? Trova nell’atlante tre delle sue Materie Prime.

debrief-no-facts = Per questo tabellone non abbiamo dati sul mondo: si vedono solo le nostre partite.

debrief-waiting-all = Nell’attesa, sulle nostre Materie Prime { $right ->
    [one] era giusta una risposta
   *[other] erano giuste { $right } risposte
} su 10.
debrief-waiting-surprise = Una Materia Prima ci ha sorpreso più di tutte: { $material }. Risposte giuste: { $right } su { $answers }.
