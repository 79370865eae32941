// boardgame.io's own server with a game of a few integers, in memory.
const { Server, Origins } = require('boardgame.io/server');

// Four players raise a price in turn; after every eighth bid the lot is sold and the next one begins.
const auction = {
  name: 'auction',
  minPlayers: 4,
  maxPlayers: 4,
  setup: () => ({ money: [100, 100, 100, 100], won: [0, 0, 0, 0], price: 0, leader: -1, bids: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    bid: ({ G, ctx }, more) => {
      G.price += more;
      G.leader = Number(ctx.currentPlayer);
      G.bids += 1;
      if (G.bids % 8 === 0) {
        G.money[G.leader] -= G.price % 10;
        G.won[G.leader] += 1;
        G.price = 0;
        G.leader = -1;
      }
    },
  },
};

const server = Server({ games: [auction], origins: [Origins.LOCALHOST] });
server.run({ port: Number(process.argv[2]) }, () => console.log('open'));
