import { expect, it } from 'vitest';
import { PLACE_KIND } from '../../../testing/sample-kind.ts';
import { compileLanguage } from '../reading/language.ts';
import { readWords } from '../reading/reading.ts';
import type { MatchExpression, SearchEngine } from '../search-engine.ts';
import { bestOfKind } from './best-of-kind.ts';

const unused = () => Promise.reject(new Error('not asked for'));
const reading = readWords(['gan', 'ruot'], compileLanguage({ kinds: {}, abbreviations: {}, phrases: [] }));

/** An engine whose documents hold the words in their texts, as many near as elsewhere, and what it was asked for. */
function engineWith(findsFirstSoon: boolean, near: readonly number[], elsewhere: readonly number[]) {
  const asked: string[] = [];
  const found = ({ inName, province }: MatchExpression) => {
    if (inName) return [];
    asked.push(province ?? 'everywhere');
    return province === undefined ? [...near, ...elsewhere] : near;
  };
  const engine: SearchEngine = {
    findsFirstSoon,
    bringsAll: true,
    keys: async (_, expression, limit) => found(expression).slice(0, limit),
    candidates: async (_, expression, limit) =>
      found(expression)
        .slice(0, limit)
        .map(key => ({
          key,
          name: '',
          accented_name: '',
          titles: '',
          province: near.includes(key) ? 'hue' : 'ha-noi',
        })),
    forms: unused,
    formsFrom: unused,
    candidatesOfSmallIndex: unused,
    named: unused,
    namedInAny: unused,
    kindsWith: unused,
  };
  return { engine, asked };
}

const search = (engine: SearchEngine) =>
  bestOfKind(engine, {
    kind: PLACE_KIND,
    reading,
    completed: async () => reading,
    province: 'hue',
    limit: 10,
  });

it('words that stand nowhere are looked for once, where one match shows sooner than all do', async () => {
  const [quick, slow] = [engineWith(true, [], []), engineWith(false, [], [])];
  expect([await search(quick.engine), await search(slow.engine)]).toEqual([[], []]);
  expect([quick.asked, slow.asked]).toEqual([['everywhere'], ['hue', 'everywhere']]);
});

it.each([
  [[3, 5], [8]],
  [[], [8, 9]],
])('what has the words near and elsewhere is found on every engine alike: %j, %j', async (near, elsewhere) => {
  const found = await search(engineWith(true, near, elsewhere).engine);
  expect(found.map(({ key }) => key).toSorted()).toEqual([...near, ...elsewhere]);
  expect(await search(engineWith(false, near, elsewhere).engine)).toEqual(found);
});
