import { afterAll, beforeAll, expect, it } from 'vitest';
import { missedByName } from '../../testing/named-records.ts';
import { type NamedWorld, openNamedWorld } from '../../testing/named-world.ts';

let demo: NamedWorld;

beforeAll(async () => {
  demo = await openNamedWorld({ world: 'demo' });
});
afterAll(() => demo.close());

it('every public record is found by its exact name, first where the name is its alone', async () => {
  const missed: string[] = [];
  for (const record of demo.records) missed.push(...(await missedByName(demo.app, record)));
  expect(missed).toEqual([]);
});

it('records of every kind that visitors see are among them', () => {
  expect([...new Set(demo.records.map(({ kind }) => kind))].toSorted()).toEqual([
    'article',
    'collection_place',
    'collection_professional',
    'collection_thread',
    'disease',
    'drug',
    'insurance',
    'place',
    'professional',
    'service',
    'speciality',
    'thread',
  ]);
});
