### Leerpagina’s: wat er staat voordat hun tekst er is.

web-learn-loading = Een ogenblik…
web-learn-failed = De pagina kon niet geladen worden. Is de server nog bereikbaar?
web-learn-retry = Opnieuw proberen
