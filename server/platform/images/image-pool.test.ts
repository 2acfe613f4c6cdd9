import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { exifLoop } from '../../testing/exif-loop.ts';
import { FAKE_DECODER, fakePicture } from '../../testing/fake-pictures.ts';
import { problemOf } from '../../testing/problem-of.ts';
import { createLogger } from '../log/logger.ts';
import { createImagePool, type ImagePool, type ImagePoolOptions } from './image-pool.ts';
import { uploaderOf } from './uploader-of.ts';

const MINUTE_MS = 60_000;

let pool: ImagePool;
// The clock of the pool is driven; processes take the time that they need.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(async () => {
  vi.useRealTimers();
  await pool.close();
});

const open = (options: Partial<ImagePoolOptions> = {}) => {
  pool = createImagePool({ log: createLogger('silent'), script: FAKE_DECODER, ...options });
};
/** Each picture is another person's by default. */
const doing = (deed: string, who: string = randomUUID()) => pool.process(fakePicture(deed), { who });
/** The number of the process that answers. */
const pid = async () => (await doing('answer')).width;
const isAlive = (id: number) => {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
};

describe('a pool of decoders', () => {
  it('keeps its process for the next picture, and ends it when there is none', async () => {
    open();
    const first = await pid();
    expect(await pid()).toBe(first);
    expect(first).not.toBe(process.pid);
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
    await expect.poll(() => isAlive(first)).toBe(false);
    expect(await pid()).not.toBe(first);
  });

  it('cuts off a decoder that does not come to an end, and the next picture works', async () => {
    open({ limits: { processes: 1 } });
    const first = await pid();
    const hanging = problemOf(doing('hang'));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(isAlive(first)).toBe(true);
    const next = pid();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await hanging).toMatchObject({ status: 422, code: 'IMAGE_TOO_COSTLY' });
    expect(await next).not.toBe(first);
    expect(isAlive(first)).toBe(false);
  });

  it.each(['crash', 'fail'])('survives that a decoder does: %s, and the next picture works', async deed => {
    open();
    const first = await pid();
    expect(await problemOf(doing(deed))).toMatchObject({ status: 422, code: 'IMAGE_BROKEN' });
    expect(await pid()).not.toBe(first);
  });

  it('ends a decoder that takes too much memory', async () => {
    open();
    expect(await problemOf(doing('take memory'))).toMatchObject({ status: 422, code: 'IMAGE_BROKEN' });
  });

  it('says what a decoder refuses, and trusts no other answer', async () => {
    open();
    expect(await problemOf(doing('refuse'))).toMatchObject({ status: 422, code: 'IMAGE_TOO_MANY_PIXELS' });
    expect(await problemOf(doing('nonsense'))).toMatchObject({ status: 422, code: 'IMAGE_BROKEN' });
  });

  it('has so many processes, lets so many pictures wait, and refuses the next one', async () => {
    open({ limits: { processes: 2, waiting: 2 } });
    const taken = [doing('hang'), doing('hang'), doing('hang'), doing('hang')].map(problemOf);
    const refused = await problemOf(doing('answer'));
    expect(refused).toMatchObject({ status: 503, code: 'IMAGES_BUSY', retryAfterSeconds: 10 });
    expect(refused.detail).toContain('thử lại');
    await pool.close();
    expect((await Promise.all(taken.slice(2))).map(({ status }) => status)).toEqual([503, 503]);
  });

  it('lets no picture wait longer than its answer may take', async () => {
    open({ limits: { processes: 1 } });
    await pid();
    const hanging = problemOf(doing('hang'));
    const waiting = problemOf(doing('answer'));
    await vi.advanceTimersByTimeAsync(6_000);
    expect(await waiting).toMatchObject({ status: 503 });
    await vi.advanceTimersByTimeAsync(4_000);
    expect(await hanging).toMatchObject({ status: 422 });
  });

  it('lets heavy pictures of one person wait for themselves only', async () => {
    open({ limits: { processes: 2, waiting: 2, waitingOfOne: 3 } });
    await Promise.all([pid(), pid()]);
    const heavy = Array.from({ length: 5 }, () => problemOf(doing('hang', 'one')));
    const statuses: unknown[] = [];
    for (const answer of heavy) void answer.then(({ code }) => statuses.push(code));
    for (let number = 0; number < 6; number += 1) expect((await doing('answer')).width).toBeGreaterThan(0);
    await vi.advanceTimersByTimeAsync(6_000);
    expect(statuses).toEqual(['IMAGES_BUSY', 'IMAGES_BUSY', 'IMAGES_BUSY', 'IMAGES_BUSY']);
    await vi.advanceTimersByTimeAsync(4_000);
    await Promise.all(heavy);
    expect(statuses.at(-1)).toBe('IMAGE_TOO_COSTLY');
    expect((await doing('answer', 'one')).width).toBeGreaterThan(0);
  });

  const sentBy = (deed: string, browser: string) =>
    pool.process(fakePicture(deed), uploaderOf(null, { ip: '198.51.100.9', browser }));

  it('lets pictures of one browser behind an address not stand before those of another one', async () => {
    open({ limits: { processes: 2, waitingOfOne: 7 } });
    const done: string[] = [];
    const many = Array.from({ length: 8 }, () => sentBy('answer', 'many').then(() => done.push('many')));
    const one = sentBy('answer', 'one').then(() => done.push('one'));
    await Promise.all([...many, one]);
    expect(done.indexOf('one')).toBeLessThan(3);
  });

  it('leaves a decoder to others, however many browsers of one address send heavy pictures', async () => {
    open({ limits: { processes: 2 } });
    // Both decoders run, so that a heavy picture begins at once.
    await Promise.all([pid(), pid()]);
    const heavy = ['a', 'b', 'c'].map(browser => problemOf(sentBy('hang', browser)));
    expect((await doing('answer')).width).toBeGreaterThan(0);
    await vi.advanceTimersByTimeAsync(6_000);
    expect((await Promise.all(heavy.slice(1))).map(({ status }) => status)).toEqual([503, 503]);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(await heavy[0]).toMatchObject({ status: 422 });
  });

  it('lets no picture wait for its person and then as long for its network', async () => {
    open({ limits: { processes: 2 } });
    await Promise.all([pid(), pid()]);
    const heavy = problemOf(sentBy('hang', 'a'));
    const two = [problemOf(sentBy('answer', 'b')), problemOf(sentBy('answer', 'b'))];
    await vi.advanceTimersByTimeAsync(6_001);
    expect((await Promise.all(two)).map(({ status }) => status)).toEqual([503, 503]);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(await heavy).toMatchObject({ status: 422 });
  });

  it('decodes two pictures of one person one after the other', async () => {
    open({ limits: { processes: 2 } });
    const [first, second] = await Promise.all([doing('answer', 'one'), doing('answer', 'one')]);
    expect(second.width).toBe(first.width);
  });

  it('blames no picture for a decoder that cannot be started', async () => {
    open({ script: new URL('./no-such-decoder.ts', import.meta.url) });
    const answers = [doing('answer'), doing('answer'), doing('answer')].map(problemOf);
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([503, 503, 503]);
  });

  it('takes what is no picture to no decoder', async () => {
    open({ script: new URL('./no-such-decoder.ts', import.meta.url) });
    expect(await problemOf(pool.process(Buffer.from('<svg/>'), { who: 'a' }))).toMatchObject({ status: 415 });
    const large = Buffer.concat([fakePicture('answer'), Buffer.alloc(8 * 1_048_576)]);
    expect(await problemOf(pool.process(large, { who: 'a' }))).toMatchObject({ status: 413 });
  });
});

describe('the decoder', () => {
  const jpeg = () =>
    sharp({ create: { width: 900, height: 600, channels: 3, background: '#336699' } })
      .jpeg()
      .toBuffer();

  it('re-encodes pictures and says what is wrong with them', async () => {
    pool = createImagePool({ log: createLogger('silent') });
    const bytes = await jpeg();
    const image = await pool.process(bytes, { who: 'a' });
    expect(image).toMatchObject({ width: 900, height: 600 });
    for (const file of [...image.sizes.map(size => size.bytes), image.thumbnail]) {
      expect((await sharp(file).metadata()).format).toBe('webp');
    }
    const broken = pool.process(bytes.subarray(0, bytes.length / 2), { who: 'a' });
    expect(await problemOf(broken)).toMatchObject({ status: 422, code: 'IMAGE_BROKEN' });
  });

  it('is stopped at a small picture whose metadata makes it loop', async () => {
    pool = createImagePool({ log: createLogger('silent') });
    const bytes = await jpeg();
    await pool.process(bytes, { who: 'a' });
    const costly = problemOf(pool.process(exifLoop(bytes), { who: 'a' }));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await costly).toMatchObject({ status: 422, code: 'IMAGE_TOO_COSTLY' });
    expect(await pool.process(bytes, { who: 'a' })).toMatchObject({ width: 900 });
  });
});
