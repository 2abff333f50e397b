### News cards of the standard board, content/world/news.toml: a headline, and what happened. At most 60 characters and 20 words.

news-nickel_colombia_2008-headline = Grève dans une mine de nickel en Colombie
news-nickel_colombia_2008-text = Dans une grande mine de nickel, les ouvriers arrêtent le travail pour obtenir un meilleur contrat.

news-gallium_russia_2008-headline = Arrêt d’une usine russe qui produit aussi du gallium
news-gallium_russia_2008-text = L’usine de Pikaliovo reste fermée pendant plus de six mois.

news-arsenic_peru_2009-headline = Arrêt d’une grande usine de métaux au Pérou
news-arsenic_peru_2009-text = L’usine de La Oroya ne peut plus payer le minerai et ne produit donc plus ni métaux ni arsenic.

news-nickel_britain_2010-headline = Une raffinerie de nickel manque de matière au pays de Galles
news-nickel_britain_2010-text = À cause d’une grève au Canada, elle reçoit trop peu de nickel brut et produit beaucoup moins.

news-coking_coal_russia_2010-headline = Des explosions ferment une mine de charbon en Sibérie
news-coking_coal_russia_2010-text = De nombreux mineurs perdent la vie ; réparer la mine de charbon à coke prendra au moins un an.

news-coking_coal_australia_2010-headline = Des inondations arrêtent des mines de charbon en Australie
news-coking_coal_australia_2010-text = Dans le Queensland, l’eau remplit les mines de charbon à coke : les trois quarts ne peuvent plus travailler.

news-titanium_japan_2011-headline = Un séisme et un tsunami frappent le Japon
news-titanium_japan_2011-text = Un fort séisme et un tsunami frappent une région qui produit beaucoup de titane.

news-tantalum_rwanda_2011-headline = Tantale du Rwanda : l’origine doit être prouvée
news-tantalum_rwanda_2011-text = Désormais, les grands acheteurs ne prennent le minerai que si l’on prouve d’où il vient.

news-nickel_indonesia_2014-headline = L’Indonésie arrête d’exporter son minerai de nickel
news-nickel_indonesia_2014-text = L’Indonésie veut que plus de minerai soit transformé dans le pays.

news-platinum_south_africa_2014-headline = Grève dans les mines de platine d’Afrique du Sud
news-platinum_south_africa_2014-text = Environ 70 000 personnes font grève pendant cinq mois chez les trois plus grands producteurs.

news-chromium_india_2014-headline = Une grande mine de chrome doit s’arrêter en Inde
news-chromium_india_2014-text = Le bail d’une grande mine de l’Odisha n’est pas renouvelé, alors le travail s’arrête.

news-silicon_brazil_2014-headline = La sécheresse éteint les fours à silicium au Brésil
news-silicon_brazil_2014-text = C’est la pire sécheresse en plus de 80 ans : l’électricité manque et les producteurs de silicium s’arrêtent.

news-magnesium_israel_2015-headline = Une grève réduit le magnésium de la mer Morte
news-magnesium_israel_2015-text = En Israël, la grève dure presque quatre mois ; cette année-là, on produit un quart de magnésium en moins.

news-vanadium_south_africa_2015-headline = Une grande mine de vanadium ferme en Afrique du Sud
news-vanadium_south_africa_2015-text = La mine et son aciérie n’ont plus d’argent ; la mine fournissait un dixième du vanadium mondial.

news-rare_earths_usa_2015-headline = La seule mine de terres rares des États-Unis ferme
news-rare_earths_usa_2015-text = Les prix baissent depuis quatre ans et la mine ne gagne plus assez d’argent.

news-nickel_philippines_2017-headline = Les Philippines ordonnent de fermer des mines de nickel
news-nickel_philippines_2017-text = Pour protéger la nature, 23 mines doivent fermer ; la plupart sont des mines de nickel.

news-copper_chile_2017-headline = Grève dans la plus grande mine de cuivre du monde
news-copper_chile_2017-text = Au Chili, la grève dure six semaines et le prix du cuivre monte.

news-helium_qatar_2017-headline = Les deux usines d’hélium du Qatar doivent s’arrêter
news-helium_qatar_2017-text = À cause d’un conflit, la frontière terrestre est fermée et l’hélium ne peut plus sortir.

news-aluminium_brazil_2018-headline = Une usine géante pour l’aluminium doit ralentir au Brésil
news-aluminium_brazil_2018-text = Après de fortes pluies et un litige sur les eaux usées, l’usine doit réduire sa production de moitié.

news-fluorspar_south_africa_2019-headline = Une mine de spath fluor ouvre en Afrique du Sud
news-fluorspar_south_africa_2019-text = La mine de Nokeng, près de Pretoria, démarre ; son spath fluor sera surtout vendu à l’étranger.

news-strontium_iran_2020-headline = Des mines de strontium s’arrêtent en Iran
news-strontium_iran_2020-text = Les États-Unis sanctionnent des entreprises minières et certaines mines n’ont plus d’argent.

news-coking_coal_mongolia_2020-headline = La Mongolie n’exporte plus de charbon pendant six semaines
news-coking_coal_mongolia_2020-text = Le charbon à coke ne passe plus la frontière, pour que le coronavirus n’entre pas.

news-germanium_germany_2020-headline = Un producteur allemand de germanium s’arrête
news-germanium_germany_2020-text = Une usine de Langelsheim a des problèmes d’argent et ne produit plus de métaux purs comme le germanium.

news-phosphate_tunisia_2020-headline = Tunisie : toutes les mines de phosphate à l’arrêt
news-phosphate_tunisia_2020-text = Des gens qui demandent du travail font des sit-in, et plus aucune mine de phosphate du pays ne travaille.

news-platinum_russia_2021-headline = L’eau inonde deux mines en Sibérie
news-platinum_russia_2021-text = Elles fournissent du palladium et du platine ; il faut des mois avant qu’elles fonctionnent de nouveau normalement.

news-coking_coal_canada_2021-headline = Des inondations coupent les voies ferrées au Canada
news-coking_coal_canada_2021-text = L’eau et la boue bloquent tous les trains vers Vancouver et le charbon à coke n’arrive plus au port.

news-indium_france_2022-headline = Électricité trop chère : une usine de métaux ferme en France
news-indium_france_2022-text = L’usine produit du zinc et aussi de l’indium, mais l’électricité coûte maintenant trop cher.

news-helium_russia_2022-headline = Un incendie arrête une nouvelle usine d’hélium en Russie
news-helium_russia_2022-text = Après une explosion, l’usine d’Extrême-Orient reste à l’arrêt pendant au moins six mois.

news-antimony_russia_2022-headline = Le minerai d’antimoine russe devient difficile à acheter
news-antimony_russia_2022-text = À cause de sanctions, les paiements pour le minerai restent bloqués.

news-copper_peru_2022-headline = Des villageois arrêtent une mine de cuivre au Pérou
news-copper_peru_2022-text = Ils campent sur le terrain de la grande mine, qui reste arrêtée plus d’un mois.

news-scandium_canada_2022-headline = Le Canada commence à produire du scandium
news-scandium_canada_2022-text = Une usine du Québec le tire des déchets de la fabrication du titane, sans nouvelle mine.

news-silicon_norway_2022-headline = Grève dans des usines de silicium en Norvège
news-silicon_norway_2022-text = Quatre usines s’arrêtent ou travaillent moins, donc on produit moins de silicium.

news-phosphate_usa_2022-headline = L’ouragan Ian frappe des usines de phosphate en Floride
news-phosphate_usa_2022-text = La tempête endommage des usines et ferme un port : il y a donc moins d’engrais.

news-nickel_guatemala_2022-headline = Des sanctions arrêtent une mine de nickel au Guatemala
news-nickel_guatemala_2022-text = Les États-Unis sanctionnent deux entreprises : leur mine et leur fonderie doivent s’arrêter.

news-manganese_gabon_2022-headline = Un glissement de terrain coupe la voie ferrée du Gabon
news-manganese_gabon_2022-text = Le minerai de manganèse ne peut plus aller des mines au port.

news-titanium_mozambique_2023-headline = La foudre frappe une mine de titane au Mozambique
news-titanium_mozambique_2023-text = Elle coupe la ligne électrique de la grande mine, qui extrait le minerai de titane.

news-chromium_turkey_2023-headline = Terrible séisme en Turquie
news-chromium_turkey_2023-text = Il endommage aussi la voie ferrée et le port d’où part le minerai de chrome.

news-nickel_finland_2023-headline = La Finlande ouvre une grande usine pour vieilles batteries
news-nickel_finland_2023-text = Elle récupère le nickel et le cobalt des batteries dont personne n’a plus besoin.

news-manganese_ukraine_2023-headline = La guerre arrête des mines de manganèse en Ukraine
news-manganese_ukraine_2023-text = Les bombardements et le manque d’eau arrêtent deux mines et deux fonderies en même temps.

news-rare_earths_malaysia_2024-headline = La Malaisie n’exporte plus de terres rares brutes
news-rare_earths_malaysia_2024-text = La Malaisie veut qu’elles soient transformées dans le pays.

news-tantalum_congo_2024-headline = Combats autour de mines de tantale au Congo
news-tantalum_congo_2024-text = Un groupe armé s’empare des mines de Rubaya, qui fournissent plus d’un septième du tantale mondial.

news-nickel_new_caledonia_2024-headline = Nouvelle-Calédonie : les mines de nickel à l’arrêt
news-nickel_new_caledonia_2024-text = Des troubles éclatent sur l’île du Pacifique : les mines s’arrêtent et le nickel devient plus cher.

news-aluminium_guinea_2024-headline = La Guinée arrête des exportations de minerai d’aluminium
news-aluminium_guinea_2024-text = Après un conflit, une grande entreprise ne peut plus expédier de bauxite, le minerai d’aluminium.

news-heavy_rare_earths_myanmar_2024-headline = Combats autour de mines de terres rares en Birmanie
news-heavy_rare_earths_myanmar_2024-text = Un groupe armé s’empare de mines qui fournissent environ la moitié des terres rares lourdes du monde.

news-lithium_australia_2024-headline = Une mine de lithium ferme en Australie
news-lithium_australia_2024-text = Le prix du lithium a baissé de quatre cinquièmes : l’extraction ne rapporte plus assez.

news-graphite_mozambique_2024-headline = Une mine de graphite bloquée au Mozambique
news-graphite_mozambique_2024-text = À cause de manifestations, la grande mine de Balama reste arrêtée pendant six mois.

news-cobalt_congo_2025-headline = Le Congo arrête toutes ses exportations de cobalt
news-cobalt_congo_2025-text = Le prix est trop bas : pendant des mois, le cobalt ne peut pas sortir du pays.

news-heavy_rare_earths_malaysia_2025-headline = Des terres rares lourdes d’une usine de Malaisie
news-heavy_rare_earths_malaysia_2025-text = C’est la première usine hors de Chine qui sépare une terre rare lourde.

news-copper_papua_2025-headline = La boue envahit une mine de cuivre géante en Papouasie
news-copper_papua_2025-text = Sept personnes sont bloquées dans la mine de Grasberg et on extrait beaucoup moins de cuivre.

news-rare_earths_estonia_2025-headline = L’Estonie ouvre une usine d’aimants en terres rares
news-rare_earths_estonia_2025-text = C’est la première grande usine de ce genre en Europe, assez pour environ un million de voitures électriques par an.

news-tungsten_korea_2025-headline = Une vieille mine de tungstène rouvre en Corée du Sud
news-tungsten_korea_2025-text = Elle est restée fermée environ 30 ans, et la majeure partie du tungstène vient de Chine.

news-cobalt_madagascar_2026-headline = Un cyclone endommage une usine de cobalt à Madagascar
news-cobalt_madagascar_2026-text = Le cyclone Gezani endommage l’usine de nickel et de cobalt, qui doit fermer.

news-lithium_zimbabwe_2026-headline = Le Zimbabwe arrête d’exporter son minerai de lithium
news-lithium_zimbabwe_2026-text = Du jour au lendemain, aucun minerai brut ne peut sortir du pays, pas même le lithium.
