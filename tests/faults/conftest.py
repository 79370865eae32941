"""Faults are tried on real servers: the program itself, real databases, real sockets."""

from databases import postgres, redis_url

__all__ = ["postgres", "redis_url"]
