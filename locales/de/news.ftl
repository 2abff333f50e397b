### News cards of the standard board, content/world/news.toml: a headline, and what happened. At most 60 characters and 20 words.

news-nickel_colombia_2008-headline = Streik in einer Nickelmine in Kolumbien
news-nickel_colombia_2008-text = In einer großen Nickelmine legen die Beschäftigten die Arbeit nieder, weil sie einen besseren Vertrag wollen.

news-gallium_russia_2008-headline = Russisches Werk, das auch Gallium macht, steht still
news-gallium_russia_2008-text = Das Werk in Pikaljowo bleibt mehr als ein halbes Jahr geschlossen.

news-arsenic_peru_2009-headline = Großes Metallwerk in Peru steht still
news-arsenic_peru_2009-text = Das Werk in La Oroya kann kein Erz bezahlen und macht deshalb weder Metalle noch Arsen.

news-nickel_britain_2010-headline = Nickelraffinerie in Wales bekommt zu wenig Nachschub
news-nickel_britain_2010-text = Wegen eines Streiks in Kanada bekommt sie zu wenig Rohnickel und macht viel weniger als sonst.

news-coking_coal_russia_2010-headline = Explosionen legen ein Kohlebergwerk in Sibirien still
news-coking_coal_russia_2010-text = Viele Bergleute verlieren ihr Leben, und die Reparatur der Kokskohlemine dauert wohl mindestens ein Jahr.

news-coking_coal_australia_2010-headline = Hochwasser stoppt Kohleminen in Australien
news-coking_coal_australia_2010-text = In Queensland laufen die Gruben mit Kokskohle voll, und drei Viertel der Kohlefelder können nicht arbeiten.

news-titanium_japan_2011-headline = Erdbeben und Tsunami treffen Japan
news-titanium_japan_2011-text = Ein schweres Erdbeben und ein Tsunami treffen eine Gegend, in der viel Titan hergestellt wird.

news-tantalum_rwanda_2011-headline = Tantalerz aus Ruanda braucht einen Herkunftsnachweis
news-tantalum_rwanda_2011-text = Große Käufer nehmen das Erz ab jetzt nur, wenn bewiesen ist, woher es kommt.

news-nickel_indonesia_2014-headline = Indonesien stoppt die Ausfuhr von Nickelerz
news-nickel_indonesia_2014-text = Indonesien möchte, dass mehr Erz im eigenen Land verarbeitet wird.

news-platinum_south_africa_2014-headline = Streik in den Platinminen Südafrikas
news-platinum_south_africa_2014-text = Etwa 70.000 Beschäftigte der drei größten Hersteller streiken fünf Monate lang.

news-chromium_india_2014-headline = Große Chrommine in Indien steht still
news-chromium_india_2014-text = Der Pachtvertrag einer großen Mine in Odisha wird nicht verlängert, also ruht die Arbeit.

news-silicon_brazil_2014-headline = Dürre legt Siliciumöfen in Brasilien still
news-silicon_brazil_2014-text = Nach der schlimmsten Dürre seit über 80 Jahren ist Strom knapp, und die Siliciumwerke stoppen.

news-magnesium_israel_2015-headline = Streik bremst Magnesium vom Toten Meer
news-magnesium_israel_2015-text = In Israel wird fast vier Monate gestreikt; in dem Jahr entsteht ein Viertel weniger Magnesium.

news-vanadium_south_africa_2015-headline = Große Vanadiummine in Südafrika schließt
news-vanadium_south_africa_2015-text = Die Mine und ihr Stahlwerk haben kein Geld mehr; von dort kam ein Zehntel des Vanadiums der Welt.

news-rare_earths_usa_2015-headline = Die einzige Mine für Seltene Erden in den USA schließt
news-rare_earths_usa_2015-text = Die Preise fallen seit vier Jahren, und die Mine verdient nicht mehr genug.

news-nickel_philippines_2017-headline = Nickelminen auf den Philippinen sollen schließen
news-nickel_philippines_2017-text = Um die Natur zu schützen, sollen 23 Minen schließen; die meisten fördern Nickel.

news-copper_chile_2017-headline = Streik in der größten Kupfermine der Welt
news-copper_chile_2017-text = In Chile wird sechs Wochen lang gestreikt, und der Kupferpreis steigt.

news-helium_qatar_2017-headline = Katars zwei Heliumwerke stehen still
news-helium_qatar_2017-text = In einem Streit wird die Landgrenze geschlossen, und das Helium kann nicht hinaus.

news-aluminium_brazil_2018-headline = Riesiges Aluminiumwerk in Brasilien wird gebremst
news-aluminium_brazil_2018-text = Nach starkem Regen und Streit um Abwasser darf das Werk nur noch halb so viel herstellen.

news-fluorspar_south_africa_2019-headline = Neue Flussspatmine in Südafrika öffnet
news-fluorspar_south_africa_2019-text = Die Mine Nokeng bei Pretoria nimmt die Arbeit auf; der meiste Flussspat geht ins Ausland.

news-strontium_iran_2020-headline = Einige Strontiumminen im Iran stehen still
news-strontium_iran_2020-text = Die USA verhängen neue Sanktionen gegen Bergbauunternehmen, und einigen Minen geht das Geld aus.

news-coking_coal_mongolia_2020-headline = Die Mongolei stoppt sechs Wochen lang Kohleexporte
news-coking_coal_mongolia_2020-text = Keine Kokskohle geht über die Grenze, damit das Coronavirus draußen bleibt.

news-germanium_germany_2020-headline = Deutscher Hersteller von Germanium hört auf
news-germanium_germany_2020-text = Ein Werk in Langelsheim hat Geldprobleme und stellt keine reinen Metalle wie Germanium mehr her.

news-phosphate_tunisia_2020-headline = Proteste stoppen Phosphatminen in Tunesien
news-phosphate_tunisia_2020-text = Menschen, die Arbeit fordern, halten Sitzstreiks ab, und alle Phosphatminen des Landes stehen still.

news-platinum_russia_2021-headline = Wasser flutet zwei Minen in Sibirien
news-platinum_russia_2021-text = Sie liefern Palladium und Platin, und es dauert Monate, bis sie wieder richtig arbeiten.

news-coking_coal_canada_2021-headline = Hochwasser unterbricht Bahnlinien in Westkanada
news-coking_coal_canada_2021-text = Wasser und Schlamm sperren jede Bahnlinie nach Vancouver, und Kokskohle kommt nicht zum Hafen.

news-indium_france_2022-headline = Teurer Strom: Metallwerk in Frankreich schließt
news-indium_france_2022-text = Das Werk stellt Zink und auch Indium her, aber Strom kostet jetzt zu viel.

news-helium_russia_2022-headline = Feuer legt ein neues Heliumwerk in Russland still
news-helium_russia_2022-text = Nach einer Explosion steht das Werk im Fernen Osten mindestens ein halbes Jahr still.

news-antimony_russia_2022-headline = Antimonerz aus Russland ist schwer zu kaufen
news-antimony_russia_2022-text = Wegen Sanktionen bleiben Zahlungen für das Erz stecken.

news-copper_peru_2022-headline = Dorfbewohner stoppen eine Kupfermine in Peru
news-copper_peru_2022-text = Sie zelten auf dem Gelände der großen Mine, die über einen Monat stillsteht.

news-scandium_canada_2022-headline = Kanada beginnt, Scandium herzustellen
news-scandium_canada_2022-text = Ein Werk in Québec gewinnt es aus Abfällen der Titanherstellung, ganz ohne neue Mine.

news-silicon_norway_2022-headline = Streik in Siliciumwerken in Norwegen
news-silicon_norway_2022-text = Vier Werke stehen still oder arbeiten weniger, also gibt es weniger Silicium.

news-phosphate_usa_2022-headline = Hurrikan Ian trifft Phosphatwerke in Florida
news-phosphate_usa_2022-text = Der Sturm beschädigt Werke und schließt einen Hafen, also gibt es weniger Dünger.

news-nickel_guatemala_2022-headline = Sanktionen stoppen eine Nickelmine in Guatemala
news-nickel_guatemala_2022-text = Die USA verhängen Sanktionen gegen zwei Unternehmen, und deren Mine und Hütte müssen stoppen.

news-manganese_gabon_2022-headline = Erdrutsch unterbricht Gabuns einzige Bahnlinie
news-manganese_gabon_2022-text = Manganerz kommt nicht von den Minen zum Hafen.

news-titanium_mozambique_2023-headline = Blitz trifft eine Titanmine in Mosambik
news-titanium_mozambique_2023-text = Er unterbricht die Stromleitung der großen Mine, in der Titanerz gefördert wird.

news-chromium_turkey_2023-headline = Schreckliches Erdbeben in der Türkei
news-chromium_turkey_2023-text = Es beschädigt auch die Bahn und den Hafen, über die Chromerz ausgeführt wird.

news-nickel_finland_2023-headline = Finnland eröffnet ein großes Werk für alte Batterien
news-nickel_finland_2023-text = Es holt Nickel und Kobalt aus Batterien zurück, die niemand mehr braucht.

news-manganese_ukraine_2023-headline = Krieg stoppt Manganminen in der Ukraine
news-manganese_ukraine_2023-text = Beschuss und Wassermangel legen zwei Minen und zwei Hütten gleichzeitig still.

news-rare_earths_malaysia_2024-headline = Malaysia stoppt die Ausfuhr roher Seltener Erden
news-rare_earths_malaysia_2024-text = Malaysia möchte, dass sie im eigenen Land verarbeitet werden.

news-tantalum_congo_2024-headline = Kämpfe um Tantalminen im Kongo
news-tantalum_congo_2024-text = Eine bewaffnete Gruppe nimmt die Minen von Rubaya ein, aus denen über ein Siebtel des Tantals der Welt kommt.

news-nickel_new_caledonia_2024-headline = Unruhen stoppen Nickelminen in Neukaledonien
news-nickel_new_caledonia_2024-text = Die Minen auf der Pazifikinsel stehen still, und Nickel wird teurer.

news-aluminium_guinea_2024-headline = Guinea stoppt die Ausfuhr von Aluminiumerz
news-aluminium_guinea_2024-text = Nach einem Streit darf ein großes Unternehmen keinen Bauxit mehr verschiffen, das Erz des Aluminiums.

news-heavy_rare_earths_myanmar_2024-headline = Kämpfe um Minen für Seltene Erden in Myanmar
news-heavy_rare_earths_myanmar_2024-text = Eine bewaffnete Gruppe nimmt Minen ein, aus denen etwa die Hälfte der Schweren Seltenen Erden der Welt kommt.

news-lithium_australia_2024-headline = Lithiummine in Australien schließt
news-lithium_australia_2024-text = Der Lithiumpreis ist um vier Fünftel gefallen, und die Förderung lohnt sich nicht mehr.

news-graphite_mozambique_2024-headline = Proteste blockieren eine Graphitmine in Mosambik
news-graphite_mozambique_2024-text = Die große Mine Balama steht ein halbes Jahr still.

news-cobalt_congo_2025-headline = Der Kongo stoppt alle Kobaltexporte
news-cobalt_congo_2025-text = Der Preis ist zu niedrig, darum darf monatelang kein Kobalt das Land verlassen.

news-heavy_rare_earths_malaysia_2025-headline = Schwere Seltene Erden aus einem Werk in Malaysia
news-heavy_rare_earths_malaysia_2025-text = Es ist das erste Werk außerhalb Chinas, das eine Schwere Seltene Erde abtrennt.

news-copper_papua_2025-headline = Schlamm flutet eine riesige Kupfermine in Papua
news-copper_papua_2025-text = Sieben Menschen sitzen in der Mine Grasberg fest, und es wird viel weniger Kupfer gefördert.

news-rare_earths_estonia_2025-headline = Estland eröffnet eine Fabrik für Seltenerdmagnete
news-rare_earths_estonia_2025-text = Es ist Europas erste große, genug für etwa eine Million Elektroautos im Jahr.

news-tungsten_korea_2025-headline = Alte Wolframmine in Südkorea öffnet wieder
news-tungsten_korea_2025-text = Sie war etwa 30 Jahre lang geschlossen, und das meiste Wolfram kommt aus China.

news-cobalt_madagascar_2026-headline = Zyklon beschädigt ein Kobaltwerk auf Madagaskar
news-cobalt_madagascar_2026-text = Der Zyklon Gezani beschädigt das Werk für Nickel und Kobalt, das schließen muss.

news-lithium_zimbabwe_2026-headline = Simbabwe stoppt die Ausfuhr von Lithiumerz
news-lithium_zimbabwe_2026-text = Von einem Tag auf den anderen dürfen keine rohen Minerale mehr das Land verlassen, auch kein Lithium.
