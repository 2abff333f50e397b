### Les questions avant et après une leçon. Leur sens ne doit pas changer : on compare les totaux de classes différentes.

question-critical = Quand dit-on qu’une matière première est « critique » ?
answer-critical-at_risk = Elle est importante et pourrait manquer
answer-critical-little = Il y en a très peu sur Terre
answer-critical-used_up = On l’utilise plus vite qu’elle ne se forme
answer-critical-dangerous = Il est dangereux de l’extraire du sol

question-refining = Où raffine-t-on la plupart des terres rares ?
answer-refining-australia = En Australie
answer-refining-brazil = Au Brésil
answer-refining-china = En Chine
answer-refining-usa = Aux États-Unis

question-cobalt = Sur 100 kilos de cobalt, combien sont extraits en RD Congo ?
answer-cobalt-ten = Environ 10
answer-cobalt-thirty = Environ 30
answer-cobalt-fifty = Environ 50
answer-cobalt-seventy_five = Environ 75

question-magnets = Qu’est-ce qui rend si forts les aimants du moteur d’une voiture électrique ?
answer-magnets-rare_earths = Les terres rares
answer-magnets-copper = Le cuivre
answer-magnets-aluminium = L’aluminium
answer-magnets-lithium = Le lithium

question-safest = Quatre entreprises ont besoin de cobalt. Laquelle est la plus à l’abri ?
answer-safest-cheap = Celle qui achète à une mine bon marché
answer-safest-one_country = Celle qui a deux mines dans un pays
answer-safest-two_countries = Celle qui a deux mines dans deux pays
answer-safest-stock = Celle qui a un gros stock pour une semaine

question-coffee = Quel pays cultive le plus de café ?
answer-coffee-brazil = Le Brésil
answer-coffee-vietnam = Le Vietnam
answer-coffee-colombia = La Colombie
answer-coffee-ethiopia = L’Éthiopie

question-heard = « Matières premières critiques » : qu’en sais-tu ?
answer-heard-never = Je n’en ai jamais entendu parler
answer-heard-heard = J’en ai entendu parler, mais je ne saurais pas expliquer ce que c’est
answer-heard-roughly = Je saurais expliquer à peu près ce que c’est
answer-heard-well = Je saurais bien expliquer ce que c’est

question-care = « Pour moi, c’est important de savoir d’où viennent les matières premières de mes affaires. »
answer-care-not_at_all = Pas du tout d’accord
answer-care-little = Plutôt pas d’accord
answer-care-rather = Plutôt d’accord
answer-care-much = Tout à fait d’accord

answer-dont_know = Je ne sais pas

question-label-critical = Quand une matière première est critique
question-label-refining = Où l’on raffine les terres rares
question-label-cobalt = Le cobalt de la RD Congo
question-label-magnets = Des aimants forts
question-label-safest = L’entreprise la plus à l’abri
question-label-coffee = Question témoin : le café
question-label-heard = Connaître les matières premières critiques
question-label-care = L’origine des matières premières

gain-changed = Avant, { $before ->
    [one] { $before } réponse sur 10 était juste
   *[other] { $before } réponses sur 10 étaient justes
} ; maintenant, { $after } sur 10.
gain-same = Réponses justes, avant comme maintenant : environ { $after } sur 10.

control-same = À la question témoin, presque rien n’a changé.
control-more = La question témoin est mieux réussie aussi : une partie du progrès peut venir du hasard ou de ce qui s’est dit en classe.
control-fewer = La question témoin est moins bien réussie : une partie de l’écart peut venir du hasard.
