### Difficult words, explained on tap. “-forms” lists how a word appears in the texts; an asterisk stands for any ending.

long-word-alloy = alloy
long-word-alloy-forms = alloy, alloys
long-word-alloy-meaning = A mixture of metals, or of a metal with something else. Steel is an alloy of iron and carbon.

long-word-by_product = by-product
long-word-by_product-forms = by-product, by-products
long-word-by_product-meaning = Something that you also get when you make something else.

long-word-capacitor = capacitor
long-word-capacitor-forms = capacitor, capacitors
long-word-capacitor-meaning = A tiny part that stores electric charge and gives it back very quickly. A phone has hundreds.

long-word-catalyst = catalyst
long-word-catalyst-forms = catalyst, catalysts
long-word-catalyst-meaning = A substance that speeds up a reaction and isn’t used up by it.

long-word-ceramic = ceramic
long-word-ceramic-forms = ceramic, ceramics
long-word-ceramic-meaning = A hard material that is baked, like a cup or a tile. It can take great heat.

long-word-chip = chip
long-word-chip-forms = chip, chips
long-word-chip-meaning = A thin slice, mostly of silicon, with millions or even billions of tiny switches. Chips do the thinking in phones and computers.

long-word-compound = compound
long-word-compound-forms = compound, compounds
long-word-compound-meaning = A substance made of two or more elements that are joined together. Water is a compound of hydrogen and oxygen.

long-word-critical = critical raw material
long-word-critical-forms = critical, critical raw material, critical raw materials
long-word-critical-meaning = A raw material that is very important to the economy and whose supply is at risk.

long-word-element = element
long-word-element-forms = element, elements
long-word-element-meaning = A substance made of one kind of atom only, such as gold, oxygen or silicon.

long-word-fossil_fuel = fossil fuel
long-word-fossil_fuel-forms = fossil fuel, fossil fuels
long-word-fossil_fuel-meaning = Coal, oil or natural gas. Burning it makes carbon dioxide, which heats up the climate.

long-word-greenhouse_gas = greenhouse gas
long-word-greenhouse_gas-forms = greenhouse gas, greenhouse gases, carbon dioxide, methane
long-word-greenhouse_gas-meaning = A gas that keeps heat close to the Earth, such as carbon dioxide or methane.

long-word-infrared = infrared
long-word-infrared-forms = infrared
long-word-infrared-meaning = Light that our eyes can’t see. Warm things give it off, and we feel it as heat.

long-word-licence = licence
long-word-licence-forms = licence, licences
long-word-licence-meaning = A permit. Without it, a company may not sell the goods abroad.

long-word-mineral = mineral
long-word-mineral-forms = mineral, minerals
long-word-mineral-meaning = A solid, such as salt or quartz, that forms in nature but not from living things. Rocks are made of minerals.

long-word-ore = ore
long-word-ore-forms = ore, ores
long-word-ore-meaning = Rock that holds enough metal, or something else of use, to make mining worthwhile.

long-word-oxide = oxide
long-word-oxide-forms = oxide, oxides
long-word-oxide-meaning = A compound of oxygen with one more element. Rust is mostly an oxide of iron.

long-word-quota = quota
long-word-quota-forms = quota, quotas
long-word-quota-meaning = The largest amount that may be sold abroad in a certain time.

long-word-radioactive = radioactive
long-word-radioactive-forms = radioactive
long-word-radioactive-meaning = With atoms in it that fall apart by themselves. They send out invisible rays that can harm living things.

long-word-rare_earth = rare earths
long-word-rare_earth-forms = rare earth, rare earths
long-word-rare_earth-meaning = A family of 17 metals. Most are not rare at all, but they are spread thin and hard to separate.

long-word-refining = refining
long-word-refining-forms = refining, refined, refine, refinery, refineries
long-word-refining-meaning = Making a pure material from ore or from a raw product.

long-word-reserves = reserves
long-word-reserves-forms = reserves
long-word-reserves-meaning = What is known to be in the ground and can be mined at a profit today.

long-word-salt = salt
long-word-salt-forms = salt, salts
long-word-salt-meaning = In chemistry, a compound of charged particles called ions. Most salts contain a metal, and many dissolve in water. Table salt is just one of them.

long-word-scrap = scrap
long-word-scrap-forms = scrap
long-word-scrap-meaning = Metal from old things or from waste in a factory that can be melted again.

long-word-slag = slag
long-word-slag-forms = slag
long-word-slag-meaning = The stony waste that is left over when metal is melted out of ore.

long-word-smelter = smelter
long-word-smelter-forms = smelter, smelters, smelts, smelted
long-word-smelter-meaning = A plant that uses great heat to get metal out of ore.

long-word-solder = solder
long-word-solder-forms = solder
long-word-solder-meaning = An alloy that melts easily. It joins the parts on a circuit board.

long-word-strategic = strategic
long-word-strategic-forms = strategic
long-word-strategic-meaning = Of special importance for green energy, digital devices, defence and space. The EU has its own list of such materials.

long-word-supply_risk = supply risk
long-word-supply_risk-forms = supply risk
long-word-supply_risk-meaning = A score of the EU: how likely it is that too little of a material arrives. It is high if few countries produce it.
