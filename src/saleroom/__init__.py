"""Saleroom: a house for auction board games."""

__version__ = "0.1.0"
