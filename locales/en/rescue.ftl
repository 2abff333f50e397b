### What `rawsiko class` prints.

help-class = Help a teacher who can’t get back into their class.
help-class-rescue = Print a new link to the dashboard of a class, even while the server is running.
help-class-rescue-code = The class code.
help-class-rescue-address = The server’s address.

class-rescue-unknown = There’s no running class with this code. Check the code, and --database.
class-rescue-link = Open this link on the teacher’s device, and keep it secret: { $link }
