import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FreshDatabase, openFreshDatabase } from '../../testing/fresh-database.ts';
import { platformEntities } from '../platform.entity.ts';
import { createSearchIndex } from './create-search-index.ts';
import type { SearchDocument, SearchIndex } from './search-index.ts';

function document(kind: string, entityId: number, name: string, body: readonly string[] = []): SearchDocument {
  return { kind, entityId, name, body, province: null, weight: 0.5, card: { name } };
}

const DOCUMENTS = [
  document('professional', 1, 'Trần Văn Hòa', ['Thành phố Hồ Chí Minh']),
  document('place', 1, 'Bệnh viện Chợ Rẫy', ['Hồ Chí Minh']),
  document('place', 2, 'Bệnh viện Thống Nhất'),
  document('place', 3, 'Nha khoa Paracola'),
  document('place', 4, 'Phòng khám Nhắc Hẹn'),
];

let fresh: FreshDatabase;
let index: SearchIndex;
beforeAll(async () => {
  fresh = await openFreshDatabase(platformEntities);
  const kinds = { professional: { number: 0 }, place: { number: 1 }, speciality: { number: 3, inSmallIndex: true } };
  index = createSearchIndex(fresh.db, { kinds, abbreviations: {}, phrases: ['bệnh viện', 'Chợ Rẫy'] });
  await index.index(DOCUMENTS);
});
afterAll(() => fresh.close());

const suggest = (query: string) => index.suggest({ query, perKind: 10 });

describe('what letters do not reach', () => {
  it.each([
    ['as it is heard', 'bệnh viện trợ rẫy'],
    ['as it is heard, though the word exists', 'bệnh viện thống nhắc'],
    ['with a slip in a short word', 'nha koa paracola'],
    ['with a slip in a word of four letters', 'bệh viện chợ rẫy'],
    ['as it ends in the south', 'trần văng hoà'],
    ['with another vowel', 'bịnh viện thống nhất'],
  ])('is first a name that has one of the words otherwise: %s', async (_, query) => {
    const [group] = await suggest(query);
    expect(group).toMatchObject({ similar: true, items: [{ inName: true }] });
  });

  it('is asked for alone where the words as they stand are known to say little', async () => {
    const near = (query: string) => index.suggest({ query, perKind: 10, onlyNear: true });
    expect(await near('bệnh viện thẩm mỹ')).toEqual([]);
    expect((await near('bệnh viện trợ rẫy'))[0]).toMatchObject({ kind: 'place', similar: true });
  });

  it('is no word that is meant by itself in the place of another such word', async () => {
    await index.index([document('speciality', 3, 'Bệnh trĩ'), document('speciality', 4, 'Cấy chỉ')]);
    const isMeant = ({ folded }: { folded: string }) => ['chi', 'tri'].includes(folded);
    const found = async (more: object) =>
      (await index.suggest({ query: 'bệnh chỉ', perKind: 10, ...more })).flatMap(({ items }) =>
        items.map(({ card }) => card),
      );
    expect(await found({})).toEqual([{ name: 'Bệnh trĩ' }]);
    expect(await found({ isMeant })).not.toContainEqual({ name: 'Bệnh trĩ' });
    await index.remove('speciality', [3, 4]);
  });
});
