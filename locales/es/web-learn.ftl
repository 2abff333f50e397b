### Páginas para aprender: lo que se dice antes de que llegue su texto.

web-learn-loading = Un momento…
web-learn-failed = La página no se ha cargado. ¿Sigue funcionando el servidor?
web-learn-retry = Volver a intentarlo
