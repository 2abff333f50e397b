"""What the greedy player values, in victory points.

Chosen by letting variants play each other, some 200 matches each. Bolder ones (less HOSTILITY, more
for a TERRITORY) win a little more often, but clash twice as much and make matches longer.
"""

# An Application of the card is worth its points when complete; before that this share of them,
# times the square of how much of it is there: the nearer to complete, the more a Material counts.
UNFINISHED = 0.8
UNFINISHED_IN_LAST_TURN = 0.4

# Per Material or Asset, and per Turn that still follows: Materials bring Assets (R4.2).
MATERIAL_PER_TURN = 0.15
ASSET_PER_TURN = 0.1

MATERIAL = 0.1  # decides between equal points (R6.4)
TERRITORY = 0.3  # room to grow, and the last tie-break (R6.4)

# A neighbor who could take a Territory does not always want to.
HOSTILITY = 0.4

# Clashes below this chance to conquer are left alone.
BOLDNESS = 0.5
BOLDNESS_IN_LAST_TURN = 0.2  # there is little to lose

# What can be reached from a Territory counts less the farther it lies and the better it is guarded.
DISTANCE = 0.6
RESISTANCE = 0.5
# How much it counts to stand, or to begin, where much can be reached.
FORWARD = 0.05
PROMISE = 0.5

# A Move must gain more than this for each Asset: a moved Asset cannot act again.
EFFORT = 0.05
