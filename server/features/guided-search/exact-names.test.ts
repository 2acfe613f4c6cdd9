import { afterAll, beforeAll, expect, it } from 'vitest';
import { missedByName } from '../../testing/named-records.ts';
import { type NamedWorld, openNamedWorld } from '../../testing/named-world.ts';
import type { SearchGroup } from '../search/contract.ts';
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

async function found(q: string, type: SearchGroup['object_type']) {
  const path = `/api/v1/search/?${new URLSearchParams({ q, guide: '1' })}`;
  const { body } = await demo.app.dispatch(path, { method: 'GET', headers: {} });
  const entries = guidedAnswer.parse(body);
  const groups = entries
    .flatMap(each => ('items' in each && each.object_type === type ? [each] : []))
    .map(({ similar, items }) => [similar, items.map(({ name }) => name)]);
  return { groups, meant: entries[0]?.guide?.meant };
}

it('a disease of which one word was typed as it is heard is meant where texts alone have the words as they were typed', async () => {
  const groups = [[false, ['Bệnh nấm da', 'Viêm âm đạo']]];
  expect(await found('bệnh nấm ra', 'disease_index')).toEqual({ groups, meant: 'bệnh nấm da' });
  expect(await found('bệnh nấm da', 'disease_index')).toEqual({ groups, meant: '' });
});

it('a doctor of whose name one word was typed as it is heard stands beside one who has this word elsewhere', async () => {
  const { groups } = await found('nguyễn hữu lam', 'professional_index');
  expect(groups).toEqual([
    [false, ['BS Nguyễn Hữu Dũng']],
    [true, ['BS.CKII Nguyễn Hữu Nam']],
  ]);
});
