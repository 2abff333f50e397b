### Ciò che stampa `rawsiko content`, oltre agli errori che trova.

help-content-check = Controlla una cartella di contenuti e dice che cosa è dimostrato, o che cosa è sbagliato in quale file e voce.
help-content-export = Stampa tabellone e carte come un unico oggetto JSON.
help-content-show = Descrive un Territorio, una Materia Prima, un’Applicazione o una carta, con le fonti; senza nome elenca tutto.
help-content-picture = Disegna il tabellone come file SVG.
help-content-folder = Cartella con contenuti propri; se manca, il tabellone standard.
help-content-show-id = Id, nome o simbolo di un Continente, Territorio, Materia Prima, Applicazione o carta, per esempio new_guinea, “Nuova Guinea” o PR.
help-content-picture-out = File da scrivere; se manca, lo standard output.

content-wrong = { $count ->
        [one] { $count } errore trovato.
       *[other] { $count } errori trovati.
    }
content-not-written = Impossibile scrivere { $file }: { $reason }.
content-folder-twice = La cartella è indicata due volte: scrivila una volta sola, con o senza “--content”.
content-hint-id = L’id in board.toml è “world”, perciò questa cartella è controllata come il tabellone standard. Per un tabellone tuo, cambia l’id.

## Che cosa ha dimostrato il controllo

content-proved-board = Tabellone: { $continents } Continenti con { $territories } Territori, { $applications } Applicazioni, { $objectives } Carte Obiettivo; ogni nome rimanda a qualcosa, l’adiacenza è reciproca, il tabellone è tutto collegato, ogni Applicazione si può ottenere.
content-proved-setup = Preparazione: con { $players } giocatori nessuna scelta di Continenti e Territori porta a un vicolo cieco (R3.5).
content-proved-symbols = Simboli: { $materials } Materie Prime, ognuna con un breve simbolo tutto suo.
content-proved-members = Paesi e parti di Paesi: { $count }; tutti esistono e ognuno si trova in un solo Territorio.
content-proved-standard = Regolamento: c’è tutto ciò che le sue figure stabiliscono (R2.5); dimensioni e carte rispettano i limiti.
content-proved-points = Punti: { $applications } Applicazioni seguono la formula, tranne quelle del regolamento.
content-proved-placements = Luoghi delle Materie Prime: { $count }, tutti sostenuti dai fatti.
content-proved-representative = Tipico: dove c’è un piccolo produttore ci sono anche quelli molto più grandi, o una ragione; le Materie Prime a rischio sono più rare.
content-proved-links = Requisiti: ognuna delle { $count } Materie Prime richieste dalle Applicazioni è sostenuta dai fatti.
content-proved-map = Mappa: ogni Territorio è disegnato; { $land } confini di terra e { $sea } linee di mare sono quelli delle regole.
content-proved-texts = Testi: tutto ha un nome, e tutte le { $languages } lingue dicono le stesse cose.
content-proved-own-names = Nomi della cartella: completi in ogni lingua che contiene.

## Che cosa sono le cose

content-show-unknown = Niente su questo tabellone si chiama “{ $id }”. “rawsiko content show” elenca tutto.
content-show-unknown-like = Niente su questo tabellone si chiama “{ $id }”. Forse intendevi { $ids }?
content-show-closed = Paese chiuso (R2.1): { $country }. È disegnato sul tabellone, ma non è un Territorio, e nessuno può posizionarvi Asset.
content-list-continents = Continenti e Territori
content-list-closed = Chiuso (R2.1): { $names }
content-list-materials = Materie Prime
content-list-applications = Applicazioni
content-list-cards = Carte Obiettivo
content-show-territories = Territori: { $names }
content-show-continent = Continente: { $name }
content-show-countries = Paesi: { $names }
content-show-land = Adiacenti via terra: { $names }
content-show-sea = Adiacenti via mare: { $names }
content-show-materials = Materie Prime:
content-show-no-materials = Nessuna Materia Prima.
content-show-lies-in = Si trova in:
content-show-needed-by = Serve per: { $names }
content-show-needs = Richiede:
content-show-points = { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
content-show-why = Perché: { $why }
content-show-about = { $about }
content-show-figure = { $country }: { $share }% { $stage ->
        [extraction] dell’estrazione mondiale
        [processing] della raffinazione mondiale
        [host_ore] dell’estrazione mondiale del minerale che la contiene
       *[reserves] delle riserve mondiali
    } ({ $year })
content-show-in-country = nell’intero Paese
content-show-estimate = { $year }, stima
content-show-edition = studio del { $year }
content-show-china = Quota della Cina { $stage ->
        [extraction] nell’estrazione mondiale
       *[processing] nella raffinazione mondiale
    }: { $share }% ({ $year })
content-show-recycling = Quota dell’approvvigionamento dell’UE che viene dal riciclo: { $share }% ({ $year })
content-show-sources = Fonti:
content-show-part = { $country } ({ $part })
