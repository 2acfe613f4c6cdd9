import { expect, it } from 'vitest';
import { compileLanguage } from './language.ts';
import { otherReadings } from './other-readings.ts';
import type { SearchEngine } from './search-engine.ts';

const unused = () => Promise.reject(new Error('not asked for'));
const QUERY = ['nguyen', 'dinh', 'phong', 'khoa', 'thuong', 'truong', 'hoang', 'quoc'];

/** Knows all words, and for each of them others that it may be a misspelling of. */
const engine: SearchEngine = {
  forms: async forms =>
    forms
      .filter(form => form.startsWith('-') || QUERY.includes(form.slice(1)))
      .map(form => ({ form, word: form.slice(1) })),
  formsFrom: async () => [],
  ...{
    candidates: unused,
    candidatesOfSmallIndex: unused,
    cards: unused,
    keys: unused,
    named: unused,
    entityIds: unused,
  },
  ...{
    learn: unused,
    write: unused,
    remove: () => unused,
    hide: unused,
    beginBulk: unused,
    tidy: unused,
    endBulk: unused,
  },
};

it('only the two longest of many known words are doubted', async () => {
  const language = compileLanguage({ kinds: {}, abbreviations: {}, phrases: [] });
  const doubted: (string | undefined)[] = [];
  for await (const { units } of otherReadings(QUERY, language, engine)) {
    doubted.push(units.find(unit => unit.ways.length > 1)?.ways[0]?.[0]?.folded);
  }
  expect(doubted).toEqual(['nguyen', 'thuong']);
});
