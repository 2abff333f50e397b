"""The greedy player's weights, in victory points.

Chosen by playing variants against each other, some 200 matches each. Bolder ones (less HOSTILITY,
more for a TERRITORY) win a little more often, but clash twice as much and make matches longer.
"""

# A complete Application of the card is worth its points, an incomplete one this share of them times
# the square of the fraction of its Materials that are controlled.
UNFINISHED = 0.8
UNFINISHED_IN_LAST_TURN = 0.4

# Per Material or Asset, and per Turn that still follows: Materials bring Assets (R4.2).
MATERIAL_PER_TURN = 0.15
ASSET_PER_TURN = 0.1

MATERIAL = 0.1  # decides between equal points (R6.4)
TERRITORY = 0.3  # room to grow, and the last tie-break (R6.4)

# A neighbor who could take a Territory doesn't always try.
HOSTILITY = 0.4

# Clashes below this chance to conquer are left alone.
BOLDNESS = 0.5
BOLDNESS_IN_LAST_TURN = 0.2  # there is little to lose

# What can be reached from a Territory counts less the farther it lies and the better it is guarded.
DISTANCE = 0.6
RESISTANCE = 0.5
# The weight of what can be reached: for Assets, and for starting Territories.
FORWARD = 0.05
PROMISE = 0.5

# A Move must gain more than this per Asset: a moved Asset can't act again.
EFFORT = 0.05
