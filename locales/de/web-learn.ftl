### Lernseiten: was dasteht, bevor ihr Text da ist.

web-learn-loading = Einen Moment…
web-learn-failed = Die Seite wurde nicht geladen. Läuft der Server noch?
web-learn-retry = Noch einmal versuchen
