"""The rungs of a game's ladder measured, and the page that shows them."""
