### Che cosa scrive `rawsiko odds`.

help-odds = Mostra le probabilità esatte delle Battaglie Commerciali.
help-odds-attackers = Asset che possono attaccare, da 1 a 40.
help-odds-defenders = Asset sul Territorio, da 1 a 40; più numeri per più Territori, uno dopo l’altro.

odds-title = { $attackers } contro { $defenders }
odds-conquer = Probabilità di conquistare, attaccando finché il Territorio è conquistato o non restano attaccanti: { $chance }
odds-losses = Perdite medie: attaccante { NUMBER($attacker, minimumFractionDigits: 2, maximumFractionDigits: 2) }, difensore { NUMBER($defender, minimumFractionDigits: 2, maximumFractionDigits: 2) }
odds-first-clash = La prima Battaglia
odds-attacker-loses = Perde l’attaccante
odds-defender-loses = Perde il difensore
odds-chance = Probabilità
odds-exact = Esatta
odds-endings = Come finisce
odds-won = conquistato, attaccanti rimasti: { $left }
odds-failed = non conquistato, difensori rimasti: { $left }
odds-around = Probabilità di conquistare con più o meno Asset
odds-attackers = attaccanti: { $attackers }
odds-defenders = difensori: { $defenders }
odds-note = Al massimo tre dadi per parte; in caso di parità l’attaccante perde un Asset. I finali con meno di 1 probabilità su 1000 non sono in elenco.
odds-percent = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }%

odds-territories = Territori
odds-guards = Difensori
odds-sweep = In una Fase d’Azione
odds-march = Uno per Turno
odds-sweep-note = In una Fase d’Azione: tutti i Territori si attaccano dallo stesso. Gli Asset che hanno conquistato un Territorio o vi sono entrati si sono già spostati, quindi solo chi è rimasto attacca il prossimo; il numero di dadi è ogni volta il migliore.
odds-march-note = Uno per Turno: i Territori stanno uno dietro l’altro e tutti gli Asset seguono. È la probabilità se nel frattempo nessuno risponde.

odds-wrong-assets = Il numero di Asset deve andare da 1 a { $most }, non { $assets }.
odds-too-many-targets = { $targets } Territori sono troppi: indicane al massimo { $most }.
