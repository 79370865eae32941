"""Search inside the compiled rules: what Expert does. Needs the extra `fast`.

`kernels` plays worlds out, `prices` turns what came of it into a bid, `searching` is the bot.
"""
