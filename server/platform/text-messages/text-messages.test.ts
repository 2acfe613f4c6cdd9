import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FakeTextGateway, startFakeTextGateway } from '../../testing/fake-text-gateway.ts';
import { startTextWork, type TextWork } from '../../testing/text-work.ts';
import { textOf } from '../db/text.ts';
import { Secret } from '../env/secret.ts';
import { takeLeases } from '../jobs/leases.ts';
import { outboxCounts } from '../jobs/outbox.ts';
import { writtenTexts } from './text-folder.ts';
import { createTextGateway } from './text-gateway.ts';
import type { TextTransport } from './text-transport.ts';

const HOUR = 3_600_000;
const NUMBER = '+84912345678';
const TEXT = { to: NUMBER, text: 'Nhac lich kham 08h30 25-11-2026' };
const NOTHING = { waiting: 0, failed: 0 };

let work: TextWork;
const gateways: FakeTextGateway[] = [];
beforeEach(async () => {
  work = await startTextWork(new Date('2026-11-23T10:00:00+07:00'));
});
afterEach(async () => {
  await Promise.all(gateways.splice(0).map(gateway => gateway.close()));
  await work.database.close();
});

const open = async (...[answer]: Parameters<typeof startFakeTextGateway>) => {
  const gateway = await startFakeTextGateway(answer);
  gateways.push(gateway);
  return gateway;
};
const rows = () => textOf(work.database.db.primary).all<Record<string, unknown>>('select * from text_message');
const counts = () => outboxCounts(work.database.db);
const keysOf = ({ requests }: FakeTextGateway) => requests.map(({ headers }) => headers['idempotency-key']);

describe('an SMS gateway', () => {
  it('is sent number and text with the token and a key, and then both are forgotten', async () => {
    const gateway = await open();
    await work.send(TEXT);
    await work.worker(gateway.url).drain();
    expect(gateway.requests).toMatchObject([
      {
        body: JSON.stringify(TEXT),
        headers: {
          authorization: 'Bearer a-token-of-tests',
          'content-type': 'application/json',
          'idempotency-key': expect.stringMatching(/^[\w-]{32}$/),
        },
      },
    ]);
    expect(await rows()).toMatchObject([{ recipient: null, text: null, failed_at: null, sent_at: expect.anything() }]);
    expect(await counts()).toEqual(NOTHING);
  });

  it.each([
    [500, {}],
    [401, {}],
    [429, {}],
    [302, { location: '/elsewhere' }],
  ])(
    'that answers %i is asked again later with the same key, and what it says is not repeated',
    async (status, headers) => {
      const gateway = await open(number =>
        number === 1 ? { status, headers, body: `no ${TEXT.text} for ${NUMBER}` } : { status: 200 },
      );
      await work.send(TEXT);
      const worker = work.worker(gateway.url);
      await worker.drain();
      expect(await counts()).toEqual({ waiting: 1, failed: 0 });
      const outbox = await textOf(work.database.db.primary).all('select last_error from outbox_message');
      expect(JSON.stringify(outbox)).toContain(`answers ${status}`);
      expect(JSON.stringify(outbox) + work.logged.join('')).not.toMatch(/912345678|Nhac/);
      work.clock.advance(10_000);
      await worker.drain();
      expect(new Set(keysOf(gateway)).size).toBe(1);
      expect(gateway.requests).toHaveLength(2);
      expect(await counts()).toEqual(NOTHING);
    },
  );

  it.each([400, 422])('that refuses a number with %i is not asked again', async status => {
    const gateway = await open(() => ({ status }));
    await work.send(TEXT);
    const worker = work.worker(gateway.url);
    await worker.drain();
    work.clock.advance(HOUR);
    await worker.drain();
    expect(gateway.requests).toHaveLength(1);
    expect(await rows()).toMatchObject([{ recipient: null, text: null, sent_at: null, failed_at: expect.anything() }]);
  });

  it('that does not answer in time is asked again with the same key', async () => {
    const [never, keys] = [Promise.withResolvers<{ status: number }>(), new Set<string>()];
    const silent = await open(() => never.promise);
    const gateway = await open();
    const transport = (url: string, timeoutMs?: number): TextTransport => {
      const { target, deliver } = createTextGateway({ url: new Secret(url), token: new Secret('a-token') }, timeoutMs);
      return { target, deliver: (message, signal) => deliver(message, signal).finally(() => keys.add(message.key)) };
    };
    await work.send(TEXT);
    await work.worker(silent.url, transport(silent.url, 1)).drain();
    expect(await counts()).toEqual({ waiting: 1, failed: 0 });
    expect(work.logged.join('')).toContain('no answer in time');
    work.clock.advance(10_000);
    await work.worker(gateway.url, transport(gateway.url)).drain();
    expect([keysOf(gateway), await counts()]).toEqual([[...keys], NOTHING]);
    never.resolve({ status: 200 });
  });

  it('that nobody reaches leaves the message waiting, without its number in the log', async () => {
    await work.send(TEXT);
    await work.worker('http://127.0.0.1:1/').drain();
    expect(await counts()).toEqual({ waiting: 1, failed: 0 });
    expect(work.logged.join('')).toContain('no hand-over to the text gateway');
    expect(work.logged.join('')).not.toMatch(/912345678|Nhac/);
  });
});

describe('a text message is sent once', () => {
  it('when its worker dies after the hand-over, before the outbox heard of it', async () => {
    const gateway = await open();
    await work.send(TEXT);
    const now = work.clock.now();
    const until = new Date(now.getTime() + 60_000);
    const [lease] = await takeLeases(work.database.db, ['text-message.send'], { now, until, limit: 1 });
    const context = { messageId: lease?.id ?? 0, attempt: 1, signal: new AbortController().signal };
    for (const job of work.jobs(gateway.url)) await job.run(lease?.payload, context);
    work.clock.advance(61_000);
    expect(await work.worker(gateway.url).drain()).toBe(1);
    expect(gateway.requests).toHaveLength(1);
  });

  it('when several workers look for work at once', async () => {
    const gateway = await open();
    for (let number = 0; number < 12; number += 1) await work.send({ ...TEXT, to: `+8491234567${number}` });
    await Promise.all([1, 2, 3].map(() => work.worker(gateway.url).drain()));
    expect(gateway.requests).toHaveLength(12);
    expect(new Set(keysOf(gateway)).size).toBe(12);
  });
});

it('of two text messages with one key one is sent, and nothing is kept of the other', async () => {
  const gateway = await open();
  for (const text of ['Mot', 'Hai']) await work.send({ ...TEXT, text }, { dedupeKey: 'k1' });
  await work.worker(gateway.url).drain();
  expect([gateway.requests.length, (await rows()).length]).toEqual([1, 1]);
});

describe('in the quiet hours', () => {
  it('nothing is sent; what was enqueued goes out at 7h', async () => {
    const gateway = await open();
    const worker = work.worker(gateway.url);
    work.clock.advance(12 * HOUR);
    await work.send(TEXT);
    await worker.drain();
    work.clock.advance(9 * HOUR - 1);
    await worker.drain();
    expect(gateway.requests).toHaveLength(0);
    work.clock.advance(1);
    await worker.drain();
    expect(gateway.requests).toHaveLength(1);
  });

  it('one answer a night goes out at once to a phone, and further ones at 7h, however often its number is typed', async () => {
    const gateway = await open();
    const worker = work.worker(gateway.url);
    const answer = (to = NUMBER) => work.send({ ...TEXT, to }, { isAnswer: true });
    work.clock.advance(12 * HOUR);
    for (const to of [NUMBER, NUMBER, '+84912345679']) await answer(to);
    await worker.drain();
    // After midnight it is the same night.
    work.clock.advance(3 * HOUR);
    await answer();
    await worker.drain();
    expect(gateway.requests.map(({ body }) => JSON.parse(body).to)).toEqual([NUMBER, '+84912345679']);
    work.clock.advance(6 * HOUR);
    await worker.drain();
    expect(gateway.requests).toHaveLength(4);
    work.clock.advance(15 * HOUR);
    await answer();
    await worker.drain();
    expect(gateway.requests).toHaveLength(5);
  });

  it('what failed before them waits until 7h, too', async () => {
    const gateway = await open(number => ({ status: number === 1 ? 500 : 200 }));
    const worker = work.worker(gateway.url);
    work.clock.advance(11 * HOUR - 1_000);
    await work.send(TEXT);
    await worker.drain();
    work.clock.advance(60_000);
    await worker.drain();
    expect([gateway.requests.length, await counts()]).toEqual([1, { waiting: 1, failed: 0 }]);
    work.clock.advance(10 * HOUR);
    await worker.drain();
    expect([gateway.requests.length, await counts()]).toEqual([2, NOTHING]);
  });

  it('a message is given up where it would come too late at 7h', async () => {
    const gateway = await open();
    work.clock.advance(12 * HOUR);
    await work.send({ ...TEXT, latest: new Date(work.clock.now().getTime() + HOUR) });
    work.clock.advance(9 * HOUR);
    await work.worker(gateway.url).drain();
    expect(gateway.requests).toHaveLength(0);
    expect(await rows()).toMatchObject([{ recipient: null, failed_at: expect.anything() }]);
  });
});

describe('a folder of text messages', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'antam-sms-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('holds one file for each message; other files in it are left out', async () => {
    await work.send(TEXT);
    work.clock.advance(1_000);
    await work.send({ ...TEXT, text: 'Hai' });
    await work.worker(`folder:${folder}`).drain();
    for (const name of ['20251121T030000000Z-00000001.json', 'notes.json'])
      await writeFile(path.join(folder, name), '{');
    expect(await writtenTexts(folder)).toMatchObject([
      { ...TEXT, created_at: '2026-11-23T03:00:00.000Z' },
      { to: NUMBER, text: 'Hai' },
    ]);
    expect(await writtenTexts(folder, 1)).toMatchObject([{ text: 'Hai' }]);
    expect(await writtenTexts(path.join(folder, 'none'))).toEqual([]);
  });

  it('that cannot be written is tried again', async () => {
    const blocked = path.join(folder, 'blocked');
    await writeFile(blocked, 'a file where the folder should be');
    await work.send(TEXT);
    const worker = work.worker(`folder:${blocked}`);
    await worker.drain();
    expect(await counts()).toEqual({ waiting: 1, failed: 0 });
    await rm(blocked);
    work.clock.advance(10_000);
    await worker.drain();
    expect(await writtenTexts(blocked)).toHaveLength(1);
  });
});

it.each([
  { to: '0912345678', text: 'a' },
  { to: '+84912345678,+84912345679', text: 'a' },
  { to: 'lan@antam.example', text: 'a' },
  { to: NUMBER, text: '' },
  { to: NUMBER, text: 'khám' },
  { to: NUMBER, text: 'a\nb' },
])('%j is refused, and nothing is kept of it', async text => {
  await expect(work.send(text)).rejects.toThrow();
  expect(await rows()).toEqual([]);
});
