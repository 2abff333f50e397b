### What `rawsiko class` prints.

help-class = Help a teacher who can’t get back into their class.
help-class-rescue = Print a new link to the dashboard of a class, also while the server runs.
help-class-rescue-code = The class code.
help-class-rescue-address = The server’s address.

class-rescue-unknown = No class that is going on has this code. Look at the code again, and at --database.
class-rescue-link = Open this link on the teacher’s device, and keep it secret: { $link }
