import http from 'node:http';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { type Listening, listen } from './listen.ts';

const DRAINS = 20;
const CLIENTS = 6;

/** What became of the requests of one client until nobody listened any more. */
interface Visit {
  answered: number;
  /** Sent on a connection that was made, and not answered. */
  lost: number;
}

function start(): Promise<Listening> {
  const answer: http.RequestListener = (_request, response) => void setImmediate(() => response.end('here'));
  const app = { callback: () => answer, noteWait: () => undefined, startDraining: () => undefined };
  return listen(app, { port: 0, host: '127.0.0.1' });
}

/** Asks again and again over a kept connection, as a proxy does, until it is refused. */
async function goOnAsking(listening: Listening, hasAsked: () => void): Promise<Visit> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const visit: Visit = { answered: 0, lost: 0 };
  for (;;) {
    const outcome = await askOnce(listening.port, agent);
    if (outcome === 'answered') {
      visit.answered += 1;
      hasAsked();
      continue;
    }
    if (outcome === 'lost') visit.lost += 1;
    agent.destroy();
    return visit;
  }
}

/** `refused`: no connection was made, as nobody listens any more. */
function askOnce(port: number, agent: http.Agent): Promise<'answered' | 'refused' | 'lost'> {
  return new Promise(resolve => {
    let isConnected = false;
    const failed = () => resolve(isConnected ? 'lost' : 'refused');
    const request = http.get({ port, host: '127.0.0.1', agent }, response => {
      response.resume();
      response.on('end', () => resolve('answered'));
      response.on('error', failed);
    });
    request.on('socket', socket => {
      const note = () => {
        isConnected = true;
      };
      if (socket.connecting) socket.once('connect', note);
      else note();
    });
    request.on('error', failed);
  });
}

it('a server that is stopped ends under load without losing a request, twenty times', async () => {
  for (let n = 0; n < DRAINS; n++) {
    const listening = await start();
    const underWay = Promise.withResolvers<void>();
    let answers = 0;
    const hasAsked = () => {
      answers += 1;
      if (answers === 10 * CLIENTS) underWay.resolve();
    };
    const visits = Array.from({ length: CLIENTS }, () => goOnAsking(listening, hasAsked));
    await underWay.promise;
    await listening.drain({ silentMs: 500 });
    const done = await Promise.all(visits);
    expect(done.reduce((sum, { lost }) => sum + lost, 0)).toBe(0);
    expect(done.every(({ answered }) => answered > 0)).toBe(true);
  }
});

it('a server that is stopped says in each last answer that the connection ends, also on one that was unused', async () => {
  const listening = await start();
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const connectionOf = () =>
    new Promise<string | undefined>((resolve, reject) => {
      http
        .get({ port: listening.port, host: '127.0.0.1', agent }, response => {
          response.resume();
          response.on('end', () => resolve(response.headers.connection));
        })
        .on('error', reject);
    });
  expect(await connectionOf()).toBe('keep-alive');
  const drained = listening.drain({ silentMs: 60_000 });
  await expect.poll(() => isListening(listening.port)).toBe(false);
  // The connection is unused and kept for the answer that closes it.
  expect(await connectionOf()).toBe('close');
  await drained;
});

it('a server that is stopped closes a connection with several requests only with the last answer', async () => {
  const held: http.ServerResponse[] = [];
  const app = {
    callback: () => ((_request, response) => void held.push(response)) satisfies http.RequestListener,
    noteWait: () => undefined,
    startDraining: () => undefined,
  };
  const listening = await listen(app, { port: 0, host: '127.0.0.1' });
  const socket = connect(listening.port, '127.0.0.1');
  let text = '';
  socket.on('data', chunk => {
    text += String(chunk);
  });
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(2));
  await expect.poll(() => held.length).toBe(2);
  const drained = listening.drain();
  for (const response of held) response.end('answer');
  await drained;
  expect(text.match(/Connection: [\w-]+/g)).toEqual(['Connection: keep-alive', 'Connection: close']);
});

function isListening(port: number): Promise<boolean> {
  return new Promise(resolve => {
    const request = http.get({ port, host: '127.0.0.1', agent: false }, response => {
      response.resume();
      resolve(true);
    });
    request.on('error', () => resolve(false));
  });
}
