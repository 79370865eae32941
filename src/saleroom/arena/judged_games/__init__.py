"""Whole games of bots that play by judgement or at random, compiled; for tournaments and tuning."""
