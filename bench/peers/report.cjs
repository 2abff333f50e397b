// node X_load.cjs PORT MATCHES SECONDS
//
// Prints a line when it begins to count, and at the end how many moves per second reached all three
// players.
const [port, matches, seconds] = process.argv.slice(2).map(Number);

async function report(count, open) {
  let moves = 0;
  const begin = [];
  for (let n = 0; n < count; n += 1) begin.push(await open(() => (moves += 1)));
  for (const one of begin) one();
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const [before, begun] = [moves, performance.now()];
  console.log('counting');
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  console.log(((moves - before) * 1000) / (performance.now() - begun));
  process.exit(0);
}

module.exports = { report, matches, url: `http://127.0.0.1:${port}` };
