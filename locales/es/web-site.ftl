### The page that plays without a server (docs/site.md).

web-site-starting = El juego se está cargando: unos segundos, la primera vez algo más.
web-site-lacks = Aquí todo se juega en este único dispositivo. Para varios dispositivos, una clase o bots más fuertes, pide el programa RAWsiko a quien gestiona esta página.
web-site-full = La partida no se puede guardar, quizá porque en este dispositivo ya no queda espacio. Libera algo de espacio y continúa aquí.
web-home-trouble-site_elsewhere-title = El juego ya está abierto
web-home-trouble-site_elsewhere = El juego está abierto en otra pestaña de este navegador. Sigue allí, o cierra esa pestaña y vuelve a cargar esta página.
web-home-trouble-site_storage-title = Este navegador no guarda nada
web-home-trouble-site_storage = Este navegador no deja que el juego guarde una partida, quizá porque esta es una ventana privada. Abre la página en una ventana normal.
web-home-trouble-site_browser-title = Este navegador es demasiado antiguo
web-home-trouble-site_browser = Este navegador es demasiado antiguo para jugar sin servidor. Actualízalo o usa otro.
web-home-trouble-site_load-title = El juego no se ha cargado
web-home-trouble-site_load = Una parte del juego no se ha cargado. Comprueba la red e inténtalo de nuevo.
