### What could replace a Material, and in which use: answers of the questions while a pupil waits.
### The facts are those of `long-substitute-<Material>`; content/facts/while_waiting.toml has the uses.

long-instead-aluminium = Le cuivre, dans les lignes électriques
long-instead-antimony = Une poudre à l’aluminium, contre le feu
long-instead-arsenic = Des mélanges au cuivre, pour protéger le bois
long-instead-baryte = D’autres minéraux lourds, dans la boue de forage
long-instead-beryllium = D’autres alliages de cuivre, dans les ressorts et contacts
long-instead-bismuth = Un médicament à base de craie, contre les maux d’estomac
long-instead-boron = Un autre sel, dans la lessive
long-instead-chromium = Rien, dans l’acier qui ne rouille pas
long-instead-cobalt = Du fer et du phosphate, dans certaines batteries
long-instead-coking_coal = L’hydrogène, dans les aciéries
long-instead-copper = L’aluminium, dans les câbles
long-instead-fluorspar = Le dioxyde de carbone, dans les réfrigérateurs
long-instead-gallium = Le silicium, dans les puces de téléphone plus simples
long-instead-germanium = Un verre spécial, dans les caméras thermiques
long-instead-helium = Rien, là où il faut le plus grand froid
long-instead-indium = Des fils d’argent ou le graphène, dans les écrans tactiles
long-instead-lithium = Le sodium, dans des batteries plus lourdes
long-instead-magnesium = L’aluminium ou le zinc, dans les pièces moulées
long-instead-manganese = Rien d’aussi bon, dans l’acier
long-instead-nickel = Du fer et du phosphate, dans les batteries de voiture
long-instead-niobium = Le vanadium, dans l’acier à haute résistance
long-instead-phosphate_rock = Rien, dans les champs
long-instead-pgm = Un autre métal du groupe, dans les pots catalytiques
long-instead-scandium = Le titane ou la fibre de carbone, dans des pièces légères et solides
long-instead-silicon_metal = Le germanium, dans certaines puces
long-instead-strontium = Le baryum, dans les aimants bon marché
long-instead-tantalum = La céramique ou l’aluminium, dans les condensateurs
long-instead-titanium_metal = L’aluminium, l’acier ou des composites, dans les pièces solides
long-instead-tungsten = La céramique, dans une partie des outils de coupe
long-instead-vanadium = Le niobium, le titane ou le manganèse, dans l’acier
