### Lernseiten: was dasteht, bevor ihr Text da ist.

web-learn-loading = Einen Moment…
web-learn-failed = Die Seite konnte nicht geladen werden. Ist der Server noch erreichbar?
web-learn-retry = Noch einmal versuchen
