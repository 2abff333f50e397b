### Páginas para aprender: lo que se dice antes de que llegue su texto.

web-learn-loading = Un momento…
web-learn-failed = No se ha podido cargar la página. ¿Sigue el servidor al alcance?
web-learn-retry = Intentarlo de nuevo
