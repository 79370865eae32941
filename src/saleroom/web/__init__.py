"""The server: the only clock and the only asynchronous code of Saleroom."""
