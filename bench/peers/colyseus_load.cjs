// Plays the trivial game in many rooms: each player moves as soon as it is their turn.
const { Client } = require('@colyseus/sdk');
const { report, matches, url } = require('./report.cjs');

async function open(counted) {
  const client = new Client(url);
  const first = await client.create('trivial');
  const rooms = [first];
  while (rooms.length < 3) rooms.push(await client.joinById(first.roomId));
  let known = 0;
  let heard = 0;
  for (const room of rooms) {
    room.onMessage('added', (sum) => {
      if (sum > known) {
        known = sum;
        heard = 0;
      }
      heard += 1;
      if (heard === 3) {
        counted();
        rooms[sum % 3].send('add');
      }
    });
  }
  return () => rooms[0].send('add');
}

report(matches, open);
