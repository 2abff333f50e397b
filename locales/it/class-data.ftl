### One page about data protection, for parents and pupils. The school prints it.

data-title = Privacy: una lezione con RAWsiko
data-intro = In classe giochiamo a RAWsiko, un gioco gratuito sulle materie prime critiche, nel browser. Questa pagina dice a genitori e alunni che cosa succede ai loro dati.
data-what = Che cosa si salva?
data-what-text = Nessun account, nessun nome, nessun indirizzo e-mail. Per ogni dispositivo: un nome di azienda scelto dal programma, un ritratto disegnato, la lingua e in quanti lo usano. Della partita: le mosse. Delle domande prima, dopo e durante l’attesa: solo i totali, e solo con almeno sei risposte. Ciò che si scrive in chat non si salva.
data-why = Perché?
data-why-text = Perché la partita funzioni e possa continuare dopo un’interruzione, e perché la classe possa poi rivedere le proprie partite. Per nient’altro: niente pubblicità, niente profili, niente voti.
data-where = Dove?
data-where-text = Sul computer su cui la scuola fa girare il programma. Le pagine non caricano nulla da altre aziende e non usano cookie. Ogni dispositivo tiene nel browser una chiave casuale, per ritrovare il suo posto.
data-long = Per quanto tempo?
data-long-text = Risposte alle domande: finché le domande restano aperte; poi solo i totali. Link: un giorno dopo la fine della classe; la pagina di ogni alunno: sette giorni. Tutto il resto: 30 giorni, poi si cancella da solo.
data-who = Chi lo vede?
data-who-text = A un tavolo tutti vedono le aziende e la partita. L’insegnante vede a che punto è ogni tavolo e chi è collegato, ma nessuna carta prima della fine. Il proiettore non mostra mai chi è lento. Se l’insegnante annota i nomi veri accanto alle aziende, restano nel suo browser.
data-delete = Come si cancella?
data-delete-text = L’insegnante può cancellare la classe in ogni momento; in pochi secondi nel database non ne resta nulla. I backup fatti prima e i file di registro del database stesso (write-ahead log) sono copie separate: deve cancellarli chi li conserva.
data-rights = Chi è responsabile?
data-rights-text = Il titolare del trattamento è la scuola. Domande e richieste di vedere o cancellare i dati vanno a:
data-school = Scuola
data-contact = Contatto
data-date = Lezione del
