### The pages that the server shows in a browser.

welcome-title = Il server di RAWsiko è in funzione
welcome-saves = Può salvare: niente di ciò che giocate va perso.
welcome-cannot-save = Ora non può salvare. Rifiuta le mosse finché non può: controlla il disco o il database.
welcome-no-client = Le pagine del gioco qui non sono ancora state costruite: python3 run.py web le costruisce. I programmi possono giocare lo stesso.
welcome-programs = Per i programmi
welcome-python = Il pacchetto Python rawsiko.client prende posto in poche righe. I messaggi sono descritti in docs/protocol.md.
welcome-description = La parte HTTP come OpenAPI:
connect-title = Se un telefono non si collega
connect-intro = Segui questi punti in ordine. La causa più frequente è la prima.
connect-here = L’indirizzo per gli altri dispositivi è
connect-address = L’indirizzo sbagliato
connect-address-help = “localhost” e 127.0.0.1 indicano il dispositivo stesso. Un telefono ha bisogno dell’indirizzo per la rete locale, con http:// davanti e la porta in fondo. Il codice QR nel terminale lo contiene.
connect-network = Un’altra rete
connect-network-help = Telefono e computer devono essere nella stessa rete. Spegni i dati mobili sul telefono e non usare la rete per gli ospiti.
connect-isolation = La rete tiene separati i dispositivi
connect-isolation-help = Molte reti scolastiche non lasciano che un dispositivo parli con un altro (“client isolation”). Chiedi a chi gestisce la rete di permetterlo, oppure crea un hotspot con il computer o un telefono e collegaci tutti.
connect-firewall = Il firewall di questo computer
connect-firewall-help = Può bloccare i collegamenti da altri dispositivi. Permetti Python, o la porta dell’indirizzo, per le reti private. Windows lo chiede al primo avvio; su Mac vedi Impostazioni, Rete, Firewall; su Linux per esempio: sudo ufw allow 8000/tcp
connect-proxy = Qualcosa in mezzo blocca il gioco
connect-proxy-help = Alcune reti bloccano i WebSocket. Il gioco passa allora da solo a richieste normali, un po’ più lente. Un browser che usa il proxy della scuola può aver bisogno di un’eccezione per l’indirizzo.
connect-code = Il codice non è accettato
connect-code-help = Un codice d’ingresso funziona solo finché la partita non comincia. Se avevi un posto, rientra con il tuo link o il tuo codice di rientro.
connect-last = Se niente funziona, potete giocare tutti a turno su questo computer.
connect-back = Indietro
connect-sleep = Il telefono si spegne durante la partita
connect-sleep-help = Non si perde nulla: la partita ricompare quando il telefono si riaccende. Per tenere acceso lo schermo, imposta per la lezione il blocco automatico a cinque minuti o più (iPhone e iPad: Schermo e luminosità; Android: Display, Spegnimento schermo).
