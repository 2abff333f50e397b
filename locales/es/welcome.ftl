### The pages that the server shows in a browser.

welcome-title = El servidor de RAWsiko está en marcha
welcome-saves = Puede guardar: no se pierde nada de lo que jugáis.
welcome-cannot-save = Ahora no puede guardar. Rechaza las jugadas hasta que pueda: revisa el disco o la base de datos.
welcome-no-client = Las páginas del juego aún no se han construido aquí: python3 run.py web las construye. Los programas pueden jugar aquí de todos modos.
welcome-programs = Para programas
welcome-python = El paquete de Python rawsiko.client ocupa un asiento en pocas líneas. Los mensajes se describen en docs/protocol.md.
welcome-description = La parte HTTP como OpenAPI:
connect-title = Si un teléfono no se conecta
connect-intro = Sigue estos puntos en orden. La causa más frecuente va primero.
connect-here = La dirección para otros dispositivos es
connect-address = La dirección equivocada
connect-address-help = «localhost» y 127.0.0.1 son el propio dispositivo. Un teléfono necesita la dirección para la red local, con http:// delante y el puerto detrás. El código QR de la terminal la contiene.
connect-network = Otra red
connect-network-help = El teléfono y el ordenador deben estar en la misma red. Desactiva los datos móviles del teléfono y no uses la red de invitados.
connect-isolation = La red mantiene separados los dispositivos
connect-isolation-help = Muchas redes escolares no dejan que un dispositivo hable con otro («client isolation»). Pide a quien lleva la red que lo permita, o crea un punto de acceso con el ordenador o un teléfono y conecta a todos.
connect-firewall = El cortafuegos de este ordenador
connect-firewall-help = Puede bloquear las conexiones de otros dispositivos. Permite Python, o el puerto de la dirección, en redes privadas. Windows lo pregunta al primer arranque; en Mac mira Ajustes, Red, Firewall; en Linux por ejemplo: sudo ufw allow 8000/tcp
connect-proxy = Algo por medio bloquea el juego
connect-proxy-help = Algunas redes bloquean los WebSockets. El juego pasa entonces por sí solo a peticiones normales, algo más lentas. Un navegador con el proxy de la escuela puede necesitar una excepción para la dirección.
connect-code = El código no se acepta
connect-code-help = Un código de acceso solo funciona hasta que la partida empieza. Si tenías asiento, vuelve con tu enlace o tu código de regreso.
connect-last = Si nada funciona, podéis jugar todos por turnos en este ordenador.
connect-back = Volver
connect-sleep = El teléfono se apaga durante la partida
connect-sleep-help = No se pierde nada: la partida vuelve a estar ahí cuando el teléfono se despierta. Para que la pantalla no se apague, pon el bloqueo automático en cinco minutos o más durante la clase (iPhone y iPad: Pantalla y brillo; Android: Pantalla, Tiempo de espera).
