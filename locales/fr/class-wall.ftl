### While a class gathers: the projector, and a phone that waits.

class-wall-wifi = Le Wi-Fi à l’écran
class-wall-wifi-step = Connectez-vous à ce Wi-Fi :
class-wall-wifi-scan = Scannez pour le Wi-Fi
class-wall-wifi-help = Le nom s’affiche sur la page de projection dans ce navigateur. Avec le mot de passe, un code QR s’affiche aussi, et toute la salle peut l’utiliser. Les deux restent dans ce navigateur ; le serveur ne les reçoit jamais.
class-wall-wifi-name = Nom du Wi-Fi
class-wall-wifi-password = Mot de passe, pour le code QR
class-wall-wifi-show = Afficher
class-wall-wifi-forget = Oublier

class-wait-phone = Dans ton téléphone
class-wait-place = { $at } sur { $all }
