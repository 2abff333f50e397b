### La vista di chi guida il debriefing. Le note citano ciò che si sente spesso.

present-slides = Diapositive
present-tables = Tavoli
present-next = Poi
present-next-table = Prossimo tavolo
present-black = Proiettore nero
present-show-again = Mostra di nuovo
present-listen = Da ascoltare
present-keys = Tasti, qui e sulla pagina del proiettore: frecce per diapositive e tavoli, B per lo schermo nero. Funziona anche un telecomando per presentazioni.
present-bell-rang = La campanella è suonata
present-minutes-left = { $minutes ->
    [one] Manca un minuto
   *[other] Mancano { $minutes } min
}
present-slides-left = { $slides ->
    [one] per questa diapositiva
   *[other] per { $slides } diapositive
}

present-note-0-1 = “È stato ingiusto.” Chiedi che cosa: la carta, i dadi, o il fatto che qualcuno non volesse scambiare?
present-note-0-2 = “Mi sentivo forte.” Avere ciò che serve agli altri è potere. Chi ce l’ha nel mondo?
present-note-1-1 = “Abbiamo avuto fortuna.” I dadi decidono una Battaglia, non dove sono le Materie Prime. Chi ha attaccato dove, e perché?
present-note-1-2 = “Era già deciso.” Guardate l’anello: che cosa è successo in quel Turno?
present-note-2-1 = “Lì c’era di più da prendere.” Quali Materie Prime ci sono? Chi ne aveva bisogno?
present-note-2-2 = “Volevo il Continente.” Porta anche più Asset: due buone ragioni per un solo posto.
present-note-10-1 = “Serve a tutti.” Voluta da molti, o presente in pochi posti: quale delle due?
present-note-10-2 = “Quella non interessava a nessuno.” È su poche carte. Nel mondo può cambiare in fretta.
present-note-3-1 = “Allora si compra altrove.” C’è un altrove? Una nuova miniera richiede molti anni.
present-note-3-2 = “Hanno bisogno dei nostri soldi.” Vero: anche chi vende dipende da chi compra.
present-note-4-1 = “Allora ricicliamo.” Aiuta più tardi: prima servono abbastanza dispositivi vecchi.
present-note-4-2 = “Si usa altro.” A volte si può, ma spesso il dispositivo peggiora. Chi paga?
present-note-5-1 = “Allora il commercio è meglio.” Per tutti? Guardate chi non guadagna niente.
present-note-5-2 = “Ma poi dipendiamo da loro.” Oggi conviene, domani si dipende: dov’è il limite?
present-note-6-1 = “Ne avevo due e me ne serviva una.” Uno scambio avrebbe aiutato entrambi. Chi scambia così nel mondo?
present-note-6-2 = “Non l’avrebbero mai data.” Chi vende da solo detta le condizioni: ecco che cosa vuol dire “critica”.
present-note-7-1 = “I ricchi diventano più ricchi.” Confrontate con il caso: con pochi tavoli può non voler dire nulla.
present-note-7-2 = “Si può recuperare.” Come? Quale sostegno sarebbe giusto per gli altri?
present-note-9-1 = “Telefoni, auto, pale eoliche.” Chiedi una Materia Prima di ciascuno e da dove viene.
present-note-9-2 = “Io non posso cambiare niente.” Usare il telefono più a lungo, riconsegnarlo, chiedere nei negozi: poco, ma vero.
present-note-8-1 = “Abbiamo imparato molto.” Guardate la domanda di controllo: se è cambiata anche quella, prudenza.
present-note-8-2 = “Non è cambiato niente.” Una lezione è breve. Che cosa chiedereste di nuovo tra un mese?
present-note-11-1 = “Sfortuna.” È un fatto vero, con una data: qualcuno poteva prevederlo?
present-note-11-2 = “Avevo una seconda fonte.” Quanto è costata, e ne valeva la pena?
present-note-17-1 = “Raro vuol dire critico.” L’oro è raro e non è critico: lo estraggono molti Paesi. Contano tutti e due, il bisogno e il rischio.
present-note-17-2 = “E a noi che importa?” Chiedi quale Applicazione della loro carta salterebbe per prima.
present-note-answers-1 = Prima falli indovinare: mani alzate per ogni risposta, poi avanti.
present-note-answers-2 = “Pensavo fosse un’altra.” Chiedi perché la risposta sbagliata sembrava giusta.

fig-answers-ask = Qual è la risposta giusta?
fig-answers-told = Le risposte giuste
fig-opinions = Che cosa diciamo di noi
fig-before = prima
fig-after = dopo
fig-right-change = Risposte giuste: { $before } prima, { $after } dopo.
fig-chance = Per caso ne sarebbe giusto circa il { $percent }.
