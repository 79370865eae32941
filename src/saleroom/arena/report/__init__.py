"""A tournament as a page to look at, with plots."""
