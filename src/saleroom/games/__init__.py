"""One folder for each game; no game knows another."""
