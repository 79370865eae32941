"""Bots that know Modern Art."""
