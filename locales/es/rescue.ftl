### What `rawsiko class` prints.

help-class = Ayuda a un docente que ya no puede entrar en su clase.
help-class-rescue = Muestra un enlace nuevo al panel de una clase, también mientras el servidor funciona.
help-class-rescue-code = El código de la clase.
help-class-rescue-address = La dirección del servidor.

class-rescue-unknown = Ninguna clase en curso tiene este código. Comprueba el código y --database.
class-rescue-link = Abre este enlace en el dispositivo de quien da la clase y mantenlo en secreto: { $link }
