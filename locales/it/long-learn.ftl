### Le pagine per imparare: l’indice e l’atlante di Materie Prime e Applicazioni.

long-learn-title = Impara
long-learn-lead = Gioca la tua prima partita, leggi le regole o scopri da dove vengono le materie prime del mondo.
long-learn-sections = Pagine per imparare
long-learn-tutorial = Tutorial
long-learn-tutorial-lead = Cinque minuti con una piccola partita: posizionare, spostare, combattere, completare un’Applicazione, fare punti.
long-learn-rules = Regole
long-learn-rules-lead = Tutto in parole semplici e figure. Ciò che il regolamento lascia aperto è segnalato.
long-learn-materials = Materie Prime
long-learn-materials-lead = { $count } Materie Prime: che cosa sono, dove si trovano, quanto viene dalla Cina, quanto si ricicla.
long-learn-applications = Applicazioni
long-learn-applications-lead = { $count } Applicazioni, e a che cosa serve ogni Materia Prima.
long-learn-critical = Perché critiche?
long-learn-critical-lead = Di quali Materie Prime si preoccupa l’UE e perché: rischio, fornitori, traguardi, limiti all’esportazione.
long-learn-words = Parole
long-learn-words-lead = { $count } parole difficili, spiegate in una o due frasi.
long-learn-guide = Per chi insegna
long-learn-guide-lead = La lezione in una pagina, obiettivi, una scheda con le soluzioni, un biglietto d’uscita, temi delicati e professioni. Da stampare.

## La parete di tessere

long-atlas-order = Ordine
long-atlas-order-name = Nome
long-atlas-order-china = Quota della Cina
long-atlas-order-recycling = Riciclo
long-atlas-order-places = Più rare sul tabellone
long-atlas-order-points = Punti
long-atlas-order-materials = Numero di Materie Prime
long-atlas-continent = Presente in
long-atlas-continent-all = Tutti i Continenti
long-atlas-shown-materials = { $count ->
        [one] { $count } Materia Prima
       *[other] { $count } Materie Prime
    }
long-atlas-tile-china = Cina { $share }
long-atlas-tile-recycling = Riciclo { $share }
long-atlas-territories = { $count ->
        [one] { $count } Territorio
       *[other] { $count } Territori
    }
long-atlas-points = { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
long-atlas-wall-china = La barra in una tessera è alta quanto la quota della Cina nell’estrazione o nella raffinazione mondiale.
long-atlas-wall-recycling = La barra in una tessera è alta quanto la quota dell’approvvigionamento dell’UE che viene dal riciclo.
long-atlas-wall-places = La barra in una tessera è alta quanto il numero di Territori con la Materia Prima, al massimo { $most }.

## Una Materia Prima

long-atlas-where = Dove si trova
long-atlas-countries = Paesi
long-atlas-why-here = Perché qui ci sono queste Materie Prime
long-atlas-map = Mappa del mondo con i luoghi di { $material }: { $territories }.
long-atlas-figure = { $country }: { $share } { $stage ->
        [extraction] dell’estrazione mondiale
        [processing] della raffinazione mondiale
        [host_ore] dell’estrazione mondiale del minerale che la contiene
       *[reserves] delle riserve mondiali
    } ({ $year })
long-atlas-in-country = nell’intero Paese
long-atlas-estimate = { $year }, stima
long-atlas-edition = studio del { $year }
long-atlas-china = Dalla Cina
long-atlas-china-stage = { $stage ->
        [extraction] dell’estrazione mondiale
       *[processing] della raffinazione mondiale
    } ({ $year })
long-atlas-china-none = La Cina non è in elenco, o ha meno dello { $share }.
long-atlas-recycling = Riciclo
long-atlas-recycling-of = dell’approvvigionamento dell’UE viene dal riciclo ({ $year })
long-atlas-eu = Per l’UE
long-atlas-eu-strategic = Critica e strategica
long-atlas-eu-critical = Critica
long-atlas-eu-neither = Non in elenco
long-atlas-eu-list = Elenco delle materie prime critiche, { $year }
long-atlas-risk = Rischio di approvvigionamento: { $risk }. Da { $limit } in su, per l’UE è alto.
long-atlas-risk-method = Nel { $year } l’UE ha cambiato metodo: confronta solo i valori da allora in poi.
long-atlas-risk-chart = Rischio di approvvigionamento negli studi dell’UE. { $points }
long-atlas-china-before = Quota della Cina { $stage ->
        [extraction] nell’estrazione
       *[processing] nella raffinazione
    } negli anni
long-atlas-impact = Che cosa costa alle persone e alla natura
long-atlas-substitute = Possibili sostituti
long-atlas-path = Dalla miniera al prodotto
long-atlas-path-mine = Estrazione, n. 1
long-atlas-path-plant = Raffinazione, n. 1
long-atlas-path-eu = Forniture all’UE, n. 1
long-atlas-path-product = Serve per
long-atlas-producers = Chi produce di più
long-atlas-producers-stage = { $stage ->
        [extraction] Estrazione
       *[processing] Raffinazione
    } ({ $year })
long-atlas-members = Gli elementi di questo gruppo
long-atlas-member-of = Fa parte di:
long-atlas-uses = A che cosa serve
long-atlas-notes = Buono a sapersi
long-atlas-sources = Fonti
long-atlas-source-A = ufficiale
long-atlas-source-B = buona fonte secondaria
long-atlas-source-C = fonte debole
long-atlas-all-materials = Tutte le Materie Prime
long-atlas-all-applications = Tutte le Applicazioni
long-atlas-previous = Precedente: { $name }
long-atlas-next = Successiva: { $name }

## Un’Applicazione

long-atlas-needs = Che cosa serve, e perché
long-atlas-unknown = Sul tabellone non c’è nulla con questo nome.
