### Lo que escribe `rawsiko odds`.

help-odds = Muestra las probabilidades exactas de los Choques comerciales.
help-odds-attackers = Activos que pueden atacar, de 1 a 40.
help-odds-defenders = Activos en el Territorio, de 1 a 40; varios números para varios Territorios, uno tras otro.

odds-title = { $attackers } contra { $defenders }
odds-conquer = Probabilidad de conquistar, atacando hasta conquistar el Territorio o quedarse sin atacantes: { $chance }
odds-losses = Pérdidas medias: atacante { NUMBER($attacker, minimumFractionDigits: 2, maximumFractionDigits: 2) }, defensor { NUMBER($defender, minimumFractionDigits: 2, maximumFractionDigits: 2) }
odds-first-clash = El primer Choque
odds-attacker-loses = Pierde el atacante
odds-defender-loses = Pierde el defensor
odds-chance = Probabilidad
odds-exact = Exacta
odds-endings = Cómo acaba
odds-won = conquistado, atacantes restantes: { $left }
odds-failed = no conquistado, defensores restantes: { $left }
odds-around = Probabilidad de conquistar con más o menos Activos
odds-attackers = atacantes: { $attackers }
odds-defenders = defensores: { $defenders }
odds-note = Hasta tres dados por lado; en caso de empate el atacante pierde un Activo. Los finales con menos de 1 posibilidad entre 1000 no figuran en la lista.
odds-percent = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %

odds-territories = Territorios
odds-guards = Defensores
odds-sweep = En una Fase de Acción
odds-march = Uno por Turno
odds-sweep-note = En una Fase de Acción: todos los Territorios se atacan desde el mismo. Los Activos que han entrado en un Territorio ya se han movido; solo los que quedaron atrás atacan el siguiente. El número de dados es siempre el mejor.
odds-march-note = Uno por Turno: los Territorios están uno tras otro y todos los Activos avanzan. Es la probabilidad si mientras tanto nadie responde.

odds-wrong-assets = El número de Activos debe ir de 1 a { $most }, no { $assets }.
odds-too-many-targets = { $targets } Territorios son demasiados: indica { $most } como máximo.
