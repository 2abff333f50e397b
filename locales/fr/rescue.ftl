### What `rawsiko class` prints.

help-class = Aide un enseignant qui n’a plus accès à sa classe.
help-class-rescue = Affiche un nouveau lien vers le tableau de bord d’une classe, même pendant que le serveur tourne.
help-class-rescue-code = Le code de la classe.
help-class-rescue-address = L’adresse du serveur.

class-rescue-unknown = Aucune classe en cours n’a ce code. Vérifie le code et --database.
class-rescue-link = Ouvrez ce lien sur l’appareil de l’enseignant et gardez-le secret : { $link }
