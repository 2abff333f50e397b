### Leerpagina’s: wat er staat voordat hun tekst er is.

web-learn-loading = Een moment…
web-learn-failed = De pagina is niet geladen. Draait de server nog?
web-learn-retry = Opnieuw proberen
