"""What is in the box. Data only; MZ-1 to MZ-5, MZ-17.

A space of the track is a pair of city and industry, written as one number: city * 5 + industry.
"""

INDUSTRIES = 5
INDUSTRY_NAMES = ("shipping", "aviation", "construction", "automobile", "telecom")

# 105 shares are in the rule document. That there are 21 of each industry is not: [C] in MZ-1. An
# owner who counts differently gives the option `shares`.
SHARES = (21, 21, 21, 21, 21)
ALL_SHARES = 105

CITIES = 6
CITY_NAMES = ("New York", "London", "Paris", "Berlin", "Chicago", "New Orleans")
# New York 6, London 5 and New Orleans 1 are in the rule document; the three between are [C] in
# MZ-2. An owner who reads the board differently gives the option `city_points`.
CITY_POINTS = (6, 5, 4, 3, 2, 1)
MOST_CITY_POINTS = 20

SPACES = 30
GOAL = 31  # where a zeppelin stands: 0 is Start, 1 to 30 a space, 31 the Goal
# The printed order is [C] in MZ-3: a reconstruction that fits the example of the rule document
# (Chicago/telecom, then Berlin/shipping, then New Orleans/telecom). An owner of the board gives the
# option `track`.
PRINTED_TRACK = (
    "New York/aviation",
    "Chicago/automobile",
    "Berlin/construction",
    "London/shipping",
    "New York/telecom",
    "London/automobile",
    "Chicago/telecom",
    "Berlin/shipping",
    "New Orleans/aviation",
    "New York/construction",
    "New Orleans/telecom",
    "New York/shipping",
    "Berlin/automobile",
    "Paris/aviation",
    "Chicago/construction",
    "New Orleans/automobile",
    "London/aviation",
    "Paris/construction",
    "Chicago/shipping",
    "London/telecom",
    "Berlin/aviation",
    "Paris/shipping",
    "New Orleans/construction",
    "Paris/telecom",
    "New York/automobile",
    "New Orleans/shipping",
    "London/construction",
    "Paris/automobile",
    "Chicago/aviation",
    "Berlin/telecom",
)

STARTING_MONEY = 15
DEALT = 8
DIE = 6
DRAWN = 2  # shares of action A (MZ-13)
# Laid shares that bring the crash, by the number of players; rows 0 to 2 pad (MZ-17).
CRASH_LIMIT = (0, 0, 0, 21, 25, 25)

MOST_MONEY_POINTS = 3
MAJORITY_POINTS = 1
FINISH_POINTS = 1
INDUSTRY_POINTS = 3
TIED_POINTS = 1
