"""How the schema came to be, step by step. A released step is never changed, only followed."""
