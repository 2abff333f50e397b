### Les questions avant et après une leçon. Leur sens ne doit pas changer : on compare les totaux de classes différentes.

question-critical = Quand dit-on qu’une matière première est « critique » ?
answer-critical-at_risk = Quand elle est très importante et que son approvisionnement est menacé
answer-critical-used_up = Quand elle est presque épuisée
answer-critical-poisonous = Quand elle est toxique
answer-critical-dear = Quand elle coûte plus cher que l’or

question-refining = Où raffine-t-on la plupart des terres rares ?
answer-refining-australia = En Australie
answer-refining-brazil = Au Brésil
answer-refining-china = En Chine
answer-refining-usa = Aux États-Unis

question-cobalt = Quelle part du cobalt mondial est extraite en RD Congo ?
answer-cobalt-tenth = Moins d’un dixième
answer-cobalt-quarter = Environ un quart
answer-cobalt-half = Plus de la moitié
answer-cobalt-all = La totalité

question-recycling = Quelle part des terres rares utilisées dans l’UE vient du recyclage ?
answer-recycling-one = Environ 1 %
answer-recycling-twenty = Environ 20 %
answer-recycling-fifty = Environ 50 %
answer-recycling-eighty = Environ 80 %

question-risk = Un seul pays produit presque la totalité d’un matériau. Quel est le principal risque ?
answer-risk-stops = S’il cesse de vendre, personne ne peut le remplacer rapidement
answer-risk-prices = Les prix baissent
answer-risk-recycling = Le matériau ne peut pas être recyclé
answer-risk-quality = La qualité baisse

question-liquid = Quel métal est liquide à température ambiante ?
answer-liquid-mercury = Le mercure
answer-liquid-tin = L’étain
answer-liquid-zinc = Le zinc
answer-liquid-nickel = Le nickel

question-heard = « Matières premières critiques » : qu’en sais-tu ?
answer-heard-never = Je n’en ai jamais entendu parler
answer-heard-heard = J’en ai entendu parler, mais je ne saurais pas expliquer ce que c’est
answer-heard-roughly = Je saurais expliquer à peu près ce que c’est
answer-heard-well = Je saurais bien expliquer ce que c’est

question-care = « L’origine des matériaux de mes objets est importante pour moi. »
answer-care-not_at_all = Pas du tout d’accord
answer-care-little = Plutôt pas d’accord
answer-care-rather = Plutôt d’accord
answer-care-much = Tout à fait d’accord

answer-dont_know = Je ne sais pas

question-label-critical = Quand un matériau est critique
question-label-refining = Où l’on raffine les terres rares
question-label-cobalt = Le cobalt de la RD Congo
question-label-recycling = Terres rares recyclées dans l’UE
question-label-risk = Le principal risque
question-label-liquid = Contrôle : le métal liquide
question-label-heard = Connaître les matières critiques
question-label-care = L’origine des matériaux m’importe

gain-less = Après le cours, il y a moins de bonnes réponses qu’avant.
gain-nothing = Il y a à peu près autant de bonnes réponses qu’avant.
gain-tenth = De ce que nous ne savions pas, nous savons maintenant environ un dixième.
gain-quarter = De ce que nous ne savions pas, nous savons maintenant environ un quart.
gain-third = De ce que nous ne savions pas, nous savons maintenant environ un tiers.
gain-half = De ce que nous ne savions pas, nous savons maintenant environ la moitié.
gain-two_thirds = De ce que nous ne savions pas, nous savons maintenant environ les deux tiers.
gain-three_quarters = De ce que nous ne savions pas, nous savons maintenant environ les trois quarts.
gain-nearly_all = De ce que nous ne savions pas, nous savons maintenant presque tout.

control-same = À la question de contrôle, rien n’a changé.
control-more = La question de contrôle est mieux réussie aussi : une partie du progrès peut venir du hasard ou des bavardages.
control-fewer = La question de contrôle est moins bien réussie : une partie de l’écart peut venir du hasard.
