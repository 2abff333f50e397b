### Pagine per imparare: ciò che si dice prima che arrivi il loro testo.

web-learn-loading = Un momento…
web-learn-failed = Non è stato possibile caricare la pagina. Il server è ancora raggiungibile?
web-learn-retry = Riprova
