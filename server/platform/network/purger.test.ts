import { createServer, type IncomingMessage, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closeServices, createServices } from '../../app/create-services.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { touchContent } from '../cache/changed-tags.ts';
import { fixedClock } from '../clock/clock.ts';
import { Secret } from '../env/secret.ts';
import { AGAIN_AFTER_MS } from './due-keys.ts';
import { createPurge } from './purge-call.ts';
import { createPurger, type PurgeOutcome, type Purger } from './purger.ts';

interface Call {
  readonly headers: IncomingMessage['headers'];
  readonly body: unknown;
}

const clock = fixedClock(new Date('2036-03-01T02:00:00Z'));
let network: Server;
let calls: Call[];
let status: number;
let app: TestApp;
let outcomes: PurgeOutcome[];
let purger: Purger;

beforeEach(async () => {
  calls = [];
  outcomes = [];
  status = 200;
  const noted = async (asked: IncomingMessage) =>
    void calls.push({ headers: asked.headers, body: JSON.parse(await text(asked)) });
  network = createServer((asked, answer) => {
    void noted(asked).then(() => answer.writeHead(status).end('what it says is not read'));
  });
  await new Promise<void>(resolve => network.listen(0, '127.0.0.1', resolve));
  app = await startTestApp({ services: { clock } });
  const { tags, log } = app.services;
  const purge = createPurge({ url: new Secret(`${urlOf(network)}/purge?zone=secret`), token: new Secret('the-token') });
  purger = createPurger({ tags, clock, log, purge, count: outcome => outcomes.push(outcome) });
});
afterEach(async () => {
  await purger.stop();
  await app.close();
  network.close().closeAllConnections();
});

function urlOf(server: Server): string {
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}

const write = (...names: string[]) => app.services.db.transaction(unit => app.services.tags.write(unit, names));
const purged = () => calls.map(({ body }) => body);
/** After the purge with which it begins, and the second one of that. */
const begun = async () => {
  await purger.flush();
  clock.advance(AGAIN_AFTER_MS);
  await purger.flush();
  calls.length = 0;
  outcomes.length = 0;
};

it('the purger begins with every page, as nobody knows what changed before', async () => {
  expect(await purger.flush()).toBe(true);
  expect(purged()).toEqual([{ tags: ['pages'] }]);
});

it('the purger sends the network the keys of what was committed, in one call, with the token, and says nothing without a change', async () => {
  await begun();
  await write('place:12#name', 'term');
  expect(await purger.flush()).toBe(true);
  await purger.flush();
  const tags = ['place:12', 'place:any', 'place:12~', 'place:any~', 'term', 'term~'];
  expect(purged()).toEqual([{ tags: expect.arrayContaining(tags) }]);
  expect(calls[0]?.headers).toMatchObject({
    authorization: 'Bearer the-token',
    'fastly-key': 'the-token',
    'surrogate-key': expect.stringContaining('place:12 place:any'),
  });
  expect(outcomes).toEqual(['done']);
});

it('the purger sends the network what another process has changed', async () => {
  await begun();
  const there = await createServices(app.services.config);
  await there.db.transaction(unit => there.tags.write(unit, ['term']));
  await closeServices(there);
  clock.advance(200);
  // SQLite announces what others have committed in the next turn.
  await new Promise(resolve => setImmediate(resolve));
  await purger.flush();
  expect(purged()).toEqual([{ tags: ['term', 'term~'] }]);
});

it('the purger sends nothing of what was rolled back', async () => {
  await begun();
  const { db, tags } = app.services;
  await db
    .transaction(async unit => {
      await tags.write(unit, ['term']);
      throw new Error('rolled back');
    })
    .catch(() => undefined);
  await purger.flush();
  expect(purged()).toEqual([]);
});

it('the purger names at most thirty keys in a call', async () => {
  await begun();
  await write(...Array.from({ length: 40 }, (_, id) => `kind${id}`));
  await purger.flush();
  const sizes = calls.map(({ headers }) => String(headers['surrogate-key']).split(' ').length);
  expect(sizes).toEqual([30, 30, 20]);
});

it('the purger tries again what the network has not taken, and does not log its address or token', async () => {
  await begun();
  const warned = vi.spyOn(app.services.log, 'warn');
  status = 503;
  await write('term');
  expect(await purger.flush()).toBe(false);
  expect(outcomes).toEqual(['failed']);
  status = 200;
  expect(await purger.flush()).toBe(true);
  expect(purged().slice(-1)).toEqual([{ tags: expect.arrayContaining(['term', 'term~']) }]);
  expect(outcomes).toEqual(['failed', 'done']);
  network.close().closeAllConnections();
  await write('term');
  purger.start();
  await expect.poll(() => warned.mock.calls.length).toBe(1);
  expect(String(Object(warned.mock.calls[0]?.[0]).error)).toMatch(/the network is not reached: \w+$/);
});

it('purges every page after a change of everything', async () => {
  await begun();
  await app.services.db.transaction(unit => touchContent(unit, app.services));
  await purger.flush();
  expect(purged()).toEqual([{ tags: ['pages'] }]);
});
