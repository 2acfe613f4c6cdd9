import { expect, it } from 'vitest';
import type { TextEngine } from '../search-engine.ts';
import type { IsMeant } from '../search-index.ts';
import { compileLanguage } from './language.ts';
import { otherReadings } from './other-readings.ts';
import { formsOf } from './word-forms.ts';

const unused = () => Promise.reject(new Error('not asked for'));
const KNOWN = ['chong', 'mat', 'vuon', 'vuong', 'thanh', 'thuoc', 'tu', 'hoc', 'chi', 'tri', 'benh', 'xuong', 'suong'];

/** Knows some words, and for each form with a letter left out the words that it may be a misspelling of. */
const engine: TextEngine = {
  forms: async forms =>
    forms.flatMap(form =>
      KNOWN.filter(word => formsOf(word).some(known => known.form === form)).map(word => ({ form, word })),
    ),
  formsFrom: async () => [],
  candidates: unused,
  keys: unused,
};

const language = compileLanguage({ kinds: {}, abbreviations: {}, phrases: [] });

/** The words that are guessed wherever they stand, in the order of the guesses. */
async function guesses(...words: string[]): Promise<string[]> {
  const guessed: string[] = [];
  for await (const { reading, similar, mostChanged } of otherReadings(words, language, engine)) {
    if (mostChanged !== undefined) continue;
    const others = reading.units.flatMap(unit => unit.ways.slice(1).flatMap(way => way.map(word => word.folded)));
    if (others.length > 0) expect(similar).toBe(true);
    guessed.push(...others);
  }
  return guessed;
}

/** What the words may be in a name that has all the others, in the order of the guesses. */
async function inNames(words: string[], isMeant: IsMeant = () => false): Promise<string[][]> {
  const guessed: string[][] = [];
  for await (const { reading, similar, mostChanged } of otherReadings(words, language, engine, isMeant)) {
    if (mostChanged === undefined) continue;
    expect([similar, mostChanged]).toEqual([true, 1]);
    guessed.push(reading.units.flatMap(unit => unit.ways.slice(1).flatMap(way => way.map(word => word.folded))));
  }
  return guessed;
}

it('a word that exists is doubted only where a name has all the others', async () => {
  expect(await guesses('suong', 'mat')).toEqual([]);
  expect(await inNames(['suong', 'mat'])).toEqual([['xuong'], ['xuong', 'vuong']]);
});

it('a word alone is what it is', async () => {
  expect(await inNames(['suong'])).toEqual([]);
});

it('of two words that are meant by themselves none is taken for the other beside one word', async () => {
  expect(await inNames(['benh', 'chi'])).toEqual([['tri'], ['tri']]);
  expect((await inNames(['benh', 'chi'], ({ folded }) => ['chi', 'tri'].includes(folded))).flat()).toEqual([]);
  // More of a name shows what was meant.
  expect((await inNames(['benh', 'mat', 'chi'], ({ folded }) => ['chi', 'tri'].includes(folded))).flat()).toContain(
    'tri',
  );
});

it('an unknown word is first what it sounds like', async () => {
  expect(await guesses('truong')).toEqual([]);
  expect(await guesses('vuoc')).toEqual(['vuon']);
  expect(await guesses('thot')).toEqual([]);
  expect(await guesses('xuon')).toEqual(['xuong', 'suong', 'xuong', 'suong', 'vuon']);
});

it('a word of four letters is read with one slip, neighbours exchanged among them', async () => {
  expect(await guesses('vuogn', 'mat')).toEqual(['vuong']);
  expect(await guesses('thannh')).toEqual(['thanh']);
});

it('a shorter word is not, unless a name has all the others', async () => {
  expect(await guesses('mta')).toEqual([]);
  expect(await inNames(['chong', 'mta'])).toEqual([['mat']]);
});

it('an unknown last word is left out at last, as a guess', async () => {
  const readings = [];
  for await (const other of otherReadings(['mat', 'qqkk'], language, engine)) readings.push(other);
  expect(readings).toMatchObject([{ similar: true, reading: { units: [{ ways: [[{ folded: 'mat' }]] }] } }]);
});

it('words typed as one must stand together; apart they are less likely than a slip', async () => {
  const read: unknown[] = [];
  for await (const { reading, similar, runs } of otherReadings(['tuhoc'], language, engine)) {
    read.push({ words: reading.units.flatMap(unit => unit.ways.at(-1)?.map(word => word.folded)), similar, runs });
  }
  expect(read).toEqual([
    { words: ['tu', 'hoc'], similar: false, runs: [' tu hoc'] },
    { words: ['thuoc'], similar: true },
    { words: ['tu', 'hoc'], similar: true },
  ]);
});
