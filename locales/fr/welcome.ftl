### The pages that the server shows in a browser.

welcome-title = Le serveur RAWsiko fonctionne
welcome-saves = Il peut enregistrer : rien de ce qui est joué ne se perd.
welcome-cannot-save = Il ne peut pas enregistrer pour l’instant et refuse les coups en attendant : vérifie le disque ou la base de données.
welcome-no-client = Les pages du jeu n’ont pas encore été construites ici : python3 run.py web les construit. Les programmes peuvent jouer ici malgré tout.
welcome-programs = Pour les programmes
welcome-python = Le paquet Python rawsiko.client prend une place en quelques lignes. Les messages sont décrits dans docs/protocol.md.
welcome-description = La partie HTTP en OpenAPI :
connect-title = Quand un téléphone ne se connecte pas
connect-intro = Suis ces points dans l’ordre : la cause la plus fréquente vient d’abord.
connect-here = L’adresse pour les autres appareils est
connect-address = La mauvaise adresse
connect-address-help = « localhost » et 127.0.0.1 désignent l’appareil lui-même. Un téléphone a besoin de l’adresse pour le réseau local, précédée de http:// et suivie du port. Le code QR du terminal la contient.
connect-network = Un autre réseau
connect-network-help = Le téléphone et l’ordinateur doivent être sur le même réseau. Coupe les données mobiles du téléphone et n’utilise pas le réseau des invités.
connect-isolation = Le réseau isole les appareils
connect-isolation-help = Beaucoup de réseaux scolaires empêchent les appareils de se parler (« client isolation »). Demande à la personne qui gère le réseau de le permettre, ou crée un point d’accès avec l’ordinateur ou un téléphone et mets-y tout le monde.
connect-firewall = Le pare-feu de cet ordinateur
connect-firewall-help = Il peut bloquer ce qui vient de l’extérieur. Autorise Python, ou le port de l’adresse, pour les réseaux privés. Windows le demande au premier démarrage ; sur Mac, regarde dans Réglages, Réseau, Coupe-feu ; sous Linux par exemple : sudo ufw allow 8000/tcp
connect-proxy = Quelque chose en chemin bloque le jeu
connect-proxy-help = Certains réseaux bloquent les WebSockets. Le jeu passe alors de lui-même par des requêtes ordinaires, un peu plus lentes. Un navigateur réglé sur le proxy de l’école peut avoir besoin d’une exception pour l’adresse.
connect-code = Le code n’est pas accepté
connect-code-help = Un code d’accès n’ouvre une table que jusqu’au début de la partie. Si tu avais déjà une place, reviens avec ton lien ou ton code de retour.
connect-last = Si rien n’y fait : tout le monde peut jouer à tour de rôle sur cet ordinateur.
connect-back = Retour
connect-sleep = Le téléphone se met en veille pendant la partie
connect-sleep-help = Rien n’est perdu : la partie est de nouveau là quand le téléphone se réveille. Pour que l’écran reste allumé, règle le verrouillage automatique sur cinq minutes ou plus pendant la séance (iPhone et iPad : Luminosité et affichage ; Android : Écran, Mise en veille).
