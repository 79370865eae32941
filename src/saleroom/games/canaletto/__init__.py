"""Canaletto, for 3 and 4 players."""
