// Players of boardgame.io: four sockets a table, moves at a steady rate, whoever's turn it is.
// Says what it did as JSON: moves, frames of state that arrived at all players, and how soon the one
// who moved heard of it. Usage: players.js PORT TABLES RATE WARM_SECONDS SECONDS
const { io } = require('socket.io-client');
const http = require('node:http');

const [port, tables, rate, warm, seconds] = process.argv.slice(2).map(Number);
const address = `http://localhost:${port}`;
const tally = { moves: 0, frames: 0, bytes: 0, waits: [], late: 0 };

function post(path, body) {
  return new Promise((done, fail) => {
    const asked = http.request(`${address}${path}`, { method: 'POST', headers: { 'content-type': 'application/json' } }, (answer) => {
      let text = '';
      answer.on('data', (part) => (text += part));
      answer.on('end', () => (answer.statusCode === 200 ? done(JSON.parse(text)) : fail(new Error(text))));
    });
    asked.on('error', fail);
    asked.end(JSON.stringify(body));
  });
}

class Table {
  async open() {
    this.id = (await post('/games/auction/create', { numPlayers: 4 })).matchID;
    this.seats = [];
    for (let seat = 0; seat < 4; seat += 1) {
      const joined = await post(`/games/auction/${this.id}/join`, { playerID: String(seat), playerName: `P${seat}` });
      this.seats.push({ credentials: joined.playerCredentials, state: null });
    }
    for (let seat = 0; seat < 4; seat += 1) await this.listen(seat);
  }

  listen(seat) {
    const mine = this.seats[seat];
    mine.socket = io(`${address}/auction`, { transports: ['websocket'] });
    return new Promise((done) => {
      mine.socket.on('connect', () => mine.socket.emit('sync', this.id, String(seat), mine.credentials, 4));
      mine.socket.on('sync', (id, found) => {
        mine.state = found.state;
        done();
      });
      mine.socket.on('update', (id, state) => {
        tally.frames += 1;
        mine.state = state;
        if (mine.sent && state._stateID > mine.from) {
          tally.moves += 1;
          tally.waits.push(performance.now() - mine.sent);
          mine.sent = 0;
        }
      });
    });
  }

  move() {
    const state = this.seats[0].state;
    const seat = Number(state.ctx.currentPlayer);
    const mine = this.seats[seat];
    if (mine.sent || mine.state._stateID !== state._stateID) {
      tally.late += 1;
      return;
    }
    mine.sent = performance.now();
    mine.from = state._stateID;
    const payload = { type: 'bid', args: [1], playerID: String(seat), credentials: mine.credentials };
    mine.socket.emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, this.id, String(seat));
  }
}

async function drive(all, during) {
  const start = performance.now();
  const wanted = during * rate;
  let made = 0;
  await new Promise((done) => {
    const tick = setInterval(() => {
      const due = Math.min(wanted, ((performance.now() - start) / 1000) * rate);
      for (; made < due; made += 1) all[made % all.length].move();
      if (made >= wanted) {
        clearInterval(tick);
        done();
      }
    }, 1);
  });
  await new Promise((done) => setTimeout(done, 300));
}

async function main() {
  const all = [];
  for (let number = 0; number < tables; number += 1) {
    const table = new Table();
    await table.open();
    all.push(table);
  }
  await drive(all, warm);
  Object.assign(tally, { moves: 0, frames: 0, waits: [], late: 0 });
  console.log('begin');
  const own = process.cpuUsage();
  const start = performance.now();
  await drive(all, seconds);
  const took = (performance.now() - start) / 1000;
  const { user, system } = process.cpuUsage(own);
  tally.waits.sort((a, b) => a - b);
  const at = (share) => tally.waits[Math.min(tally.waits.length - 1, Math.floor(share * tally.waits.length))];
  const { moves, frames, late } = tally;
  const said = { moves, frames, late, took, p50: at(0.5), p99: at(0.99), cpu: (user + system) / 1e6 };
  console.log(JSON.stringify(said));
  process.exit(0);
}

main();
