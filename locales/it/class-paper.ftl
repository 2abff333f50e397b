### A pupil’s page, and what a class prints.

## A pupil’s page

page-place = Tavolo { $table }, posizione { $place } su { $count }
page-card = La tua carta
page-close = C’eri quasi
page-short = { $missing ->
    [one] Mancava una Materia Prima per { $points } punti
   *[other] Mancavano { $missing } Materie Prime per { $points } punti
}
page-held = { $company }, alla fine: { $held } dei { $all } Territori con questa Materia Prima.
page-since = È chi ne ha avuti di più dal Turno { $turn } in poi.
page-held-several = Se la dividevano più aziende.
page-held-nobody = Non ce l’aveva nessuno.
page-turn = T{ $turn }
page-setup = Inizio
page-turns-help = Quanti dei suoi Territori aveva l’azienda che ne aveva di più, Turno per Turno.
page-all-built = Hai completato tutta la tua carta!
page-world = Nel mondo
page-story = { $material }: la vera storia
page-extraction = Estrazione
page-processing = Raffinazione
page-recycled = Domanda UE coperta dal riciclo
page-question = Una domanda per casa
page-turning = I tuoi punti di svolta
page-completed = Completate: { $applications }.
page-lost = Completate, poi perse: { $applications }.
page-private = Solo tu vedi questa pagina. Puoi aprirla per sette giorni.
page-whose = Di chi è la pagina?
page-soon = La tua pagina arriva quando il tuo tavolo ha finito.

## On paper

class-print = Stampa
sheet-language = Lingua della stampa
sheet-what = Cosa stampare
sheet-class = Foglio della classe, due pagine
sheet-pupils = Pagine degli alunni, una ciascuno
sheet-own = Pagine degli alunni, ciascuna nella sua lingua
sheet-title-1 = Che cosa è successo nella nostra classe
sheet-title-2 = Che cosa ne pensiamo
sheet-lead = RAWsiko, { $day }. Tavoli: { $tables }. Aziende: { $companies }. Battaglie: { $clashes }.
sheet-no-names = Su questo foglio non ci sono nomi. Le aziende sono state sorteggiate da un elenco.
sheet-hhi = HHI
sheet-hhi-help = HHI: la somma delle quote al quadrato di tutti i Paesi. { $most } significa che un solo Paese produce tutto.
sheet-home = Una cosa che racconterò a casa
sheet-feelings = Emozioni
sheet-events = Fatti
sheet-world = Mondo
sheet-transfer = E adesso?
