### While a class gathers: the projector, and a phone that waits. And how a lesson ends.

class-wall-wifi = Le Wi-Fi à l’écran
class-wall-wifi-step = Connectez-vous à ce Wi-Fi :
class-wall-wifi-scan = Scannez pour vous connecter
class-wall-wifi-help = Le nom s’affiche sur la page de projection dans ce navigateur. Avec le mot de passe, un code QR s’affiche aussi, et toute la salle peut l’utiliser. Les deux restent dans ce navigateur ; le serveur ne les reçoit jamais.
class-wall-wifi-name = Nom du Wi-Fi
class-wall-wifi-password = Mot de passe, pour le code QR
class-wall-wifi-show = Afficher
class-wall-wifi-forget = Oublier

class-wait-phone = Dans ton téléphone
class-wait-place = { $at } sur { $all }

class-wall-story = Notre histoire
class-wall-story-built = { $companies ->
    [one] { $built ->
        [one] { $companies } entreprise a complété { $built } Application.
       *[other] { $companies } entreprise a complété { $built } Applications.
    }
   *[other] { $built ->
        [one] Ensemble, nos { $companies } entreprises ont complété { $built } Application.
       *[other] Ensemble, nos { $companies } entreprises ont complété { $built } Applications.
    }
}
class-wall-story-short = À { $short } des { $missed } Applications manquées, il ne manquait qu’une Matière première.
class-wall-story-fought = { $clashes ->
    [one] Un Affrontement commercial a eu lieu : { $territory }.
   *[other] Nous avons livré { $clashes } Affrontements commerciaux, plus souvent ici qu’ailleurs : { $territory }.
}
class-wall-critical = Critique : importante, mais qui pourrait manquer
class-wall-fact-refining = La Chine raffine presque toutes les terres rares du monde.
class-wall-fact-cobalt = Sur 100 kilos de cobalt, environ 75 viennent de la RD Congo.
class-wall-fact-safest = Deux sources dans deux pays sont plus sûres que deux dans un seul.
