import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { document, openSampleIndex, type SampleIndex } from '../../testing/sample-index.ts';
import type { SearchIndex } from './search-index.ts';

let sample: SampleIndex;
let index: SearchIndex;

beforeAll(async () => {
  sample = await openSampleIndex();
  ({ index } = sample);
});
afterAll(() => sample.close());

describe('documents that hold words', () => {
  const held = async (kind: string, ...words: string[]) => {
    const found: number[] = [];
    for await (const ids of index.holding(kind, words)) found.push(...ids);
    return found.sort((a, b) => a - b);
  };

  it('are found by all of them, anywhere and with their accents', async () => {
    expect(await held('professional', '5thi')).toEqual([1, 2, 3]);
    // A word without accents may be one that has lost them.
    expect(await held('professional', '5thi', 'mai')).toEqual([1, 2, 3]);
    expect(await held('professional', '5thi', '1mai')).toEqual([2]);
    expect(await held('professional', '3mui')).toEqual([4]);
    expect(await held('professional', '3mu')).toEqual([]);
    expect(await held('speciality', '1ham')).toEqual([2]);
    expect(await held('place')).toEqual([]);
    expect(await held('nothing', 'mai')).toEqual([]);
  });

  it('are not missed where their text was too long', async () => {
    const words = Array.from({ length: 4_000 }, (_, number) => `tu${number}x`);
    await index.index([
      document('place', 70, 'Rất dài', { body: [words.join(' ')] }),
      document('place', 71, 'Cắt bớt', { body: ['ngắn'], isCut: true }),
    ]);
    expect(await held('place', 'tu3999x')).toEqual([70, 71]);
    await index.remove('place', [70, 71]);
    expect(await held('place', 'tu3999x')).toEqual([]);
  });

  it('are all found where there are more than are read at once', async () => {
    const many = Array.from({ length: 2_100 }, (_, at) => document('place', 1_000 + at, 'Quầy thuốc'));
    await index.index(many);
    expect(await held('place', '1quây')).toHaveLength(2_100);
    await index.remove(
      'place',
      many.map(({ entityId }) => entityId),
    );
  });
});
