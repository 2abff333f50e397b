// Plays the trivial game in many matches: each player moves as soon as it is their turn.
const { io } = require('socket.io-client');
const { report, matches, url } = require('./report.cjs');

let opened = 0;

async function open(counted) {
  const matchID = `match${(opened += 1)}`; // created when the first player asks for it
  const players = [];
  let known = -1;
  let heard = 0;
  const move = (state) => {
    const { socket, playerID } = players[Number(state.ctx.currentPlayer)];
    const payload = { type: 'add', args: [], playerID };
    socket.emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, matchID, playerID);
  };
  const update = (_, state) => {
    if (state._stateID > known) {
      known = state._stateID;
      heard = 0;
    }
    heard += 1;
    if (heard === 3) {
      counted();
      move(state);
    }
  };
  for (const playerID of ['0', '1', '2']) {
    const socket = io(`${url}/trivial`, { transports: ['websocket'], forceNew: true });
    const state = await new Promise((resolve) => {
      socket.on('sync', (_, info) => resolve(info.state));
      socket.on('connect', () => socket.emit('sync', matchID, playerID, undefined, 3));
    });
    socket.on('update', update);
    players.push({ socket, playerID, state });
  }
  return () => move(players[2].state);
}

report(matches, open);
