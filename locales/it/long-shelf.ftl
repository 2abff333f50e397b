### The shelf: what stays of matches on a device.

long-shelf-title = Il mio scaffale
long-shelf-lead = Ciò che hai tenuto, completato e totalizzato. Resta su questo dispositivo e non viene mai inviato.
long-shelf-materials = Materie Prime: { $count } su { $all }
long-shelf-held = tenute fino alla fine di una partita
long-shelf-starred = hai risposto bene a una domanda
long-shelf-tiles = { $count ->
    [one] Stella: { $count } Materia Prima con una risposta giusta.
   *[other] Stella: { $count } Materie Prime con una risposta giusta.
} Tocca una tessera grigia per vedere dove si trova.
long-shelf-applications = Applicazioni: { $count } su { $all }
long-shelf-newest = completate, dalla più recente
long-shelf-built = completata
long-shelf-best = Il miglior punteggio con ogni carta
long-shelf-cards = Carte: { $count } su { $all }
long-shelf-nothing = Gioca una partita fino alla fine: la sua carta apparirà qui.
long-shelf-replays = Le tue ultime partite
long-shelf-matches = Partite giocate: { $count }, vinte: { $won }
long-shelf-comebacks = Rimonte: { $count }
long-shelf-new = Novità sul tuo scaffale
long-shelf-kept = Ora sul tuo scaffale
long-shelf-best-yet = Il tuo miglior punteggio con questa carta
long-shelf-class = Vuoi tenere questa partita su questo dispositivo? L’insegnante non la vede.
long-shelf-keep = Metti sul mio scaffale
long-shelf-refused = Questo browser non salva nulla qui: lo scaffale resta vuoto.
long-shelf-here = Solo in questo browser, senza account.
long-shelf-guest = Questo è uno scaffale vuoto provvisorio. Sparisce quando chiudi la finestra.
long-shelf-take = Porta con te
long-shelf-read = Carica uno scaffale
long-shelf-unreadable = Quel file non è uno scaffale.
long-shelf-not-mine = Non è il mio?
long-shelf-mine = Torna all’altro scaffale
long-shelf-clear = Elimina lo scaffale
long-shelf-clear-sure = Tutto ciò che è su questo scaffale verrà eliminato. Non si può recuperare.
long-today-title = La carta di oggi: { $day }
long-today-lead = Tre Turni contro tre bot. Chi la gioca oggi ha la stessa carta, gli stessi avversari e gli stessi dadi. Vale solo la tua prima partita.
long-today-played = Hai già giocato la carta di oggi. Puoi rigiocarla, ma vale solo la prima partita.
long-today-play = Gioca la carta di oggi
long-today-again = Gioca ancora
long-today-in-a-row = Giorni di fila: { $count }
long-today-result = RAWsiko, { $day }: { $points } punti su { $all }
long-today-turns = Turno per Turno: { $points }
long-today-share = Condividi
long-puzzle-title = Rompicapi
long-puzzle-lead = Dodici posizioni da partite fra bot. In ognuna una scelta vince chiaramente più spesso delle altre.
long-puzzle-solve = Risolvi i rompicapi
long-puzzle-number = Rompicapo { $number }
long-puzzle-solved = Risolti: { $count } su { $all }
long-puzzle-ask = Giochi come { $player }. Che cosa faresti?
long-puzzle-right = Giusto! Nient’altro vince così spesso.
long-puzzle-wrong = Questo ti costa { $points ->
    [one] un punto percentuale
   *[other] { $points } punti percentuali
} di probabilità di vittoria.
long-puzzle-how = I numeri sono le probabilità di vittoria se i bot rigiocano il seguito molte volte, con altri lanci di dadi.
long-puzzle-next = Prossimo rompicapo
