"""How public programs play Modern Art, in our own words and code: opponents that are not ours."""
