"""Many games at once: simulations now, tournaments and ratings later."""
