import { afterAll, beforeAll, expect, it } from 'vitest';
import { missedByName } from '../../testing/named-records.ts';
import { type NamedWorld, openNamedWorld } from '../../testing/named-world.ts';

/** One record in so many is looked for. */
const SAMPLED = 3;

let vietnam: NamedWorld;

beforeAll(async () => {
  vietnam = await openNamedWorld({ world: 'vietnam', size: { professionals: 1_500, places: 1_000, threads: 300 } });
});
afterAll(() => vietnam.close());

it('records of a large world are found by their exact names, first where the name is theirs alone', async () => {
  const missed: string[] = [];
  for (const [at, record] of vietnam.records.entries()) {
    if (at % SAMPLED === 0) missed.push(...(await missedByName(vietnam.app, record)));
  }
  expect(missed).toEqual([]);
});
