"""Standard environments for learning and search, on the compiled rules. Needs the extra `research`.

Decides how a game is laid out for programs that learn: actions and observations as arrays, rewards,
episodes. Every rule is that of `saleroom.games`, run by `saleroom.fast`.
"""
