// node boardgameio_server.cjs PORT [STORE]
//
// A boardgame.io server with a trivial game: three players add one in turn. STORE is the URL of a
// PostgreSQL database (saved by bgio-postgres) or a folder (saved by FlatFile). Without it matches
// stay in memory.
const { FlatFile, Server } = require('boardgame.io/server');
const { PostgresStore } = require('bgio-postgres');

const CONNECTIONS = 20; // the fastest of 5 (its default), 10, 20 and 40

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

function storage(store) {
  if (store === undefined) return {};
  if (!store.startsWith('postgresql:')) return { db: new FlatFile({ dir: store }) };
  return { db: new PostgresStore(store, { logging: false, pool: { max: CONNECTIONS } }) };
}

const [port, store] = process.argv.slice(2);
console.log = () => {};
Server({ games: [game], origins: ['*'], ...storage(store) }).run({ port: Number(port) });
