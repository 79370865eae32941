"""Every page that is no table, by what a visitor would call it."""

from saleroom.games.registry import GAMES

PLACES = {
    "the first page": "/",
    "opening a table": "/open?game=modern-art",
    "the guide": "/guide",
    "a lesson": "/guide/open",
    "the rules": "/rules/moderne-zeiten",
    "another device": "/recover/no-such-secret",
    "nowhere": "/no/such/place",
}
# In the middle of the whole game, where somebody speaks and something is decided.
LESSONS = {game: f"/guide/{game}?step=5" for game in GAMES}
