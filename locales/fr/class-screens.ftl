### The screens of a class: briefing, questions, what the teacher shows.

## Shown

class-step = { $page } sur { $pages }
class-slide = Diapo { $page } sur { $pages }
class-look-up = Lève les yeux !
class-look-up-more = Ta page arrive après.
class-look-down = Regardez maintenant votre page.
class-look-questions = Regardez votre appareil : huit questions.

## The briefing in four pictures

class-brief-1-title = Votre carte
class-brief-1 = Une grande partie de ce qu’il y a dans vos téléphones vient de Chine. Dans ce jeu, la Chine a fermé ses frontières. Vous dirigez une entreprise. Votre carte montre ce qu’elle doit pouvoir construire malgré tout.
class-brief-1-more = Gardez-la secrète.
class-brief-2-title = Les Matières premières
class-brief-2 = Les Applications demandent des Matières premières de Territoires du monde entier. Beaucoup sont critiques : importantes, et elles pourraient manquer.
class-brief-2-more = Si vous contrôlez un Territoire avec une Matière première, vous l’avez. Vos Actifs sont vos pions sur la carte du monde.
class-brief-3-title = L’Affrontement commercial
class-brief-3 = Entrez dans le Territoire d’un autre et les dés décident : le plus haut contre le plus haut, puis la paire suivante.
class-brief-3-more = Le camp au dé le plus bas perd un Actif. En cas d’égalité, c’est l’attaquant qui en perd un.
class-brief-attacker = Attaquant
class-brief-defender = Défenseur
class-brief-4-title = Le score
class-brief-4 = Seules les Applications complètes rapportent des points. S’il manque une Matière première, l’Application ne compte pas.
class-brief-4-more = Après le dernier Tour, l’entreprise qui a le plus de points gagne.
class-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## The teacher decides what everyone looks at

class-show = Au projecteur
class-show-joining = Code
class-show-briefing = Explication
class-show-clock = Horloge
class-show-table = Carte d’une table
class-show-debrief = Bilan
class-show-pages = Distribuer les pages des élèves
class-show-which = Quelle table ?
class-show-back = Précédent
class-show-next = Suivant
class-show-all = Tous les graphiques

## Questions before and after

class-ask-before = Questions avant la partie
class-ask-after = Questions après la partie
class-ask-lead = { $count } questions : il suffit de toucher une réponse. Ni notes ni noms : seuls les totaux de la classe sont gardés.
class-ask-begin = Commencer
class-ask-back = Retour
class-ask-done = Envoie maintenant tes réponses
class-ask-privacy = Personne ne voit tes réponses.
class-ask-send = Envoyer
class-ask-thanks = Merci ! Tes réponses sont bien arrivées.
class-ask-next = Fais passer l’appareil
class-ask-next-help = C’est à l’élève { $head } sur { $heads } de répondre. Personne ne voit ce que les autres ont choisi.
class-round-open = Poser les questions
class-round-close = Terminer
class-round-closed = terminées
class-round-again = Rouvrir
class-round-later = quand une table a fini
class-round-so-far = Réponses : { $answers } sur { $pupils }
class-round-answers = { $answers ->
    [one] { $answers } réponse
   *[other] { $answers } réponses
}
class-round-few = Visible dès que { $least } appareils ont répondu.
