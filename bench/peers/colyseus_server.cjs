// node colyseus_server.cjs PORT
//
// A Colyseus server with a trivial game: three players add one in turn. Everything stays in memory.
const { Room, Server } = require('@colyseus/core');
const { schema, t } = require('@colyseus/schema');
const { WebSocketTransport } = require('@colyseus/ws-transport');

const State = schema({ sum: t.number() }, 'State');

class Trivial extends Room {
  onCreate() {
    this.maxClients = 3;
    this.state = new State();
    this.state.sum = 0;
    this.players = [];
    this.onMessage('add', (client) => {
      if (this.players[this.state.sum % 3] !== client.sessionId) return;
      this.state.sum += 1;
      this.broadcast('added', this.state.sum);
    });
  }

  onJoin(client) {
    this.players.push(client.sessionId);
  }
}

const server = new Server({ transport: new WebSocketTransport(), greet: false });
server.define('trivial', Trivial);
server.listen(Number(process.argv[2]));
