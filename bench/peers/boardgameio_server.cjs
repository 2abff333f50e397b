// A boardgame.io server with a trivial game of three: each in turn adds one. In memory.
const { Server } = require('boardgame.io/server');

const game = {
  name: 'trivial',
  setup: () => ({ sum: 0 }),
  moves: {
    add: ({ G }) => {
      G.sum += 1;
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
};

console.log = () => {};
Server({ games: [game], origins: ['*'] }).run({ port: Number(process.argv[2]) });
