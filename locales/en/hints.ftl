### The first step of a hint: a question that lets somebody find the rest. Names stay in their base form.

hint-look-missing = { $application } lacks little: which Material is it, and where could you get it?
hint-look-lone-guard = { $material } would help you. Where is a single Asset guarding it?
hint-look-guarded = { $material } would help you. Who has it next to you, and with how many Assets?
hint-look-empty = { $material } would help you. Is there a Territory next to yours that has it and stands empty?
hint-look-own-guard = You need { $material }. Is it well guarded where you have it?
hint-look-threat = { $territory } is yours. Who next door could take it?
hint-look-reach = Look at { $territory }. From which of your Territories could you go there?
hint-look-alone = Who stands between you and exclusive presence, { $continent }?
hint-look-rival = Look at { $territory }. What would its owner lose without it?
hint-look-more = Every third Material brings one more Asset. What can you get next door?
hint-look-begin = Where do many Materials that you need lie close together?
hint-look-claim = Which Material do your Applications still lack?
hint-look-stop = Is there anything left that is worth its risk?
