"""The attic: three lots, sealed bids; a whole game for Saleroom in a package of its own."""
