"""One module a step, in the order of their numbers."""
