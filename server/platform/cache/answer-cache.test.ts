import { describe, expect, it } from 'vitest';
import { fixedClock } from '../clock/clock.ts';
import { createAnswerCache } from './answer-cache.ts';
import type { ChangedTags } from './changed-tags.ts';
import { EVERYTHING, namesOfChange, record, type Tag } from './tag.ts';

const START = new Date('2031-11-19T02:00:00Z');
const SECOND = 1_000;
const MEMORY = 10_000;
const ANSWER = 1_000;

interface Making {
  readonly whileMaking?: () => void;
  readonly bytes?: number;
}

/** A cache whose answers say how often they were made; the tags of each are its key's record. */
function newCache() {
  const clock = fixedClock(START);
  const listeners: Array<(names: readonly string[], agoMs: number) => void> = [];
  const tags: ChangedTags = {
    write: async () => undefined,
    catchUp: async () => undefined,
    onChange: listener => void listeners.push(listener),
  };
  const cache = createAnswerCache<{ readonly text: string }>(MEMORY, { tags, clock });
  const asked: string[][] = [];
  const tell = (...names: string[]) => listeners.forEach(listener => void listener(names, 0));
  const get = async (keys: string[], { whileMaking, bytes = ANSWER }: Making = {}) => {
    const answers = await cache.get(keys, async missing => {
      asked.push([...missing]);
      const time = clock.now().getTime();
      whileMaking?.();
      const made = (key: string) => ({
        answer: { text: `${key} at ${asked.length}` },
        bytes,
        trueUntil: time + SECOND,
        tags: [record('thing', Number(key))] as Tag[],
      });
      return new Map(missing.filter(key => key !== '0').map(key => [key, made(key)]));
    });
    return keys.map(key => answers.get(key)?.text);
  };
  return { clock, tell, get, asked, followed: cache.followed };
}

describe('the cache of answers', () => {
  it('makes what is missing in one go, and nothing that is there', async () => {
    const { get, asked } = newCache();
    expect(await get(['1', '2'])).toEqual(['1 at 1', '2 at 1']);
    expect(await get(['2', '3', '4'])).toEqual(['2 at 1', '3 at 2', '4 at 2']);
    expect(await get(['1', '4'])).toEqual(['1 at 1', '4 at 2']);
    expect(asked).toEqual([
      ['1', '2'],
      ['3', '4'],
    ]);
  });

  it('makes an answer again once one of its tags has changed, and no other one', async () => {
    const { get, tell } = newCache();
    await get(['1', '2']);
    tell(...namesOfChange('thing', [1]));
    expect(await get(['1', '2'])).toEqual(['1 at 2', '2 at 1']);
    tell(EVERYTHING);
    expect(await get(['1', '2'])).toEqual(['1 at 3', '2 at 3']);
  });

  it('does not keep an answer of which something changed while it was made', async () => {
    const { get, tell } = newCache();
    await get(['1', '2'], { whileMaking: () => tell('thing:1') });
    expect(await get(['1', '2'])).toEqual(['1 at 2', '2 at 1']);
  });

  it('uses an answer to the last moment at which it is true, and not before it was made', async () => {
    const { get, clock } = newCache();
    await get(['1']);
    clock.advance(SECOND);
    expect(await get(['1'])).toEqual(['1 at 1']);
    clock.advance(1);
    expect(await get(['1'])).toEqual(['1 at 2']);
    clock.advance(-1);
    expect(await get(['1'])).toEqual(['1 at 3']);
  });

  it('keeps within its memory, and hands over an answer that is too large for it', async () => {
    const { get, asked } = newCache();
    expect(await get(['1'], { bytes: MEMORY + 1 })).toEqual(['1 at 1']);
    for (let key = 1; key <= 11; key += 1) await get([String(key)]);
    expect(asked).toHaveLength(12);
    expect(await get(['2', '11'])).toEqual(['2 at 3', '11 at 12']);
    expect(await get(['1'])).toEqual(['1 at 13']);
  });

  it('asks again for what had no answer', async () => {
    const { get, asked } = newCache();
    expect(await get(['0', '1'])).toEqual([undefined, '1 at 1']);
    await get(['0', '1']);
    expect(asked).toEqual([['0', '1'], ['0']]);
  });

  it('follows changes for the answers that it has, not for those that it dropped, replaced or never stored', async () => {
    const { clock, get, followed } = newCache();
    for (let key = 1; key <= 100; key++) await get([String(key)]);
    expect(followed()).toBe(MEMORY / ANSWER);
    for (let times = 0; times < 10; times++) {
      clock.advance(2 * SECOND);
      await get(['100']);
    }
    expect(followed()).toBe(MEMORY / ANSWER);
    await get(['101'], { bytes: 2 * MEMORY });
    expect(followed()).toBe(MEMORY / ANSWER);
  });

  it('holds nothing that has changed for true because the clock of the machine was set back', async () => {
    const { clock, tell, get } = newCache();
    clock.advance(100);
    await get(['1']);
    clock.advance(500);
    tell('thing:1');
    clock.advance(-500);
    expect(await get(['1'])).toEqual(['1 at 2']);
  });
});
