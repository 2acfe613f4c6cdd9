import { afterAll, beforeAll, expect, it } from 'vitest';
import { missedByName } from '../../testing/named-records.ts';
import { type NamedWorld, openNamedWorld } from '../../testing/named-world.ts';
import { guidedAnswer } from './contract.ts';

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

it('a disease of which one word was typed as it is heard stands beside one whose texts have all the words', async () => {
  const diseasesFor = async (q: string) => {
    const path = `/api/v1/search/?${new URLSearchParams({ q, guide: '1' })}`;
    const { body } = await demo.app.dispatch(path, { method: 'GET', headers: {} });
    return guidedAnswer
      .parse(body)
      .flatMap(each => ('items' in each && each.object_type === 'disease_index' ? [each] : []))
      .map(({ similar, items }) => [similar, items.map(({ name }) => name)]);
  };
  expect(await diseasesFor('bệnh nấm ra')).toEqual([
    [false, ['Viêm âm đạo']],
    [true, ['Bệnh nấm da']],
  ]);
  expect(await diseasesFor('bệnh nấm da')).toEqual([[false, ['Bệnh nấm da', 'Viêm âm đạo']]]);
});
