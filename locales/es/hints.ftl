### El primer paso de una pista: una pregunta que deja encontrar el resto. Los nombres quedan en su forma base.

hint-look-missing = { $application }: falta poco. ¿Qué Materia prima es y dónde podrías conseguirla?
hint-look-lone-guard = { $material } te ayudaría. ¿Dónde hay un solo Activo de guardia?
hint-look-guarded = { $material } te ayudaría. ¿Quién lo tiene a tu lado y con cuántos Activos?
hint-look-empty = { $material } te ayudaría. ¿Hay junto a ti un Territorio vacío que lo tenga?
hint-look-own-guard = Necesitas { $material }. ¿Está bien guardado donde lo tienes?
hint-look-threat = { $territory } es tuyo. ¿Quién, ahí al lado, podría conquistarlo?
hint-look-reach = Mira { $territory }. ¿Desde cuál de tus Territorios podrías llegar?
hint-look-alone = ¿Quién te separa aún de la presencia exclusiva, { $continent }?
hint-look-rival = Mira { $territory }. ¿Qué perdería quien lo controla?
hint-look-more = Cada tercera Materia prima trae un Activo más. ¿Qué puedes conseguir ahí al lado?
hint-look-begin = ¿Dónde hay, cerca unas de otras, muchas Materias primas que necesitas?
hint-look-claim = ¿Qué Materia prima falta aún en tus Aplicaciones?
hint-look-stop = ¿Queda algo que valga el riesgo?
