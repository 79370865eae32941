"""A seat for agents that speak MCP: what they may ask, and how it is answered in text.

Every tool asks a server over its protocol, with the token of whoever calls: what a tool can see or
do, any program could, and within the same limits. Needs the extra `mcp`.
"""
