"""Canaletto by judgement: what a lot will bring, what it may cost, where the gondola should go."""
