### Pagine per imparare: ciò che si dice prima che arrivi il loro testo.

web-learn-loading = Un momento…
web-learn-failed = La pagina non si è caricata. Il server è ancora acceso?
web-learn-retry = Riprova
