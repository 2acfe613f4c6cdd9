import { platformEntities } from '../platform/platform.entity.ts';
import { createSearchIndex } from '../platform/search/create-search-index.ts';
import type { SearchDocument, SearchIndex, SearchVocabulary } from '../platform/search/search-index.ts';
import { openFreshDatabase } from './fresh-database.ts';

const VOCABULARY: SearchVocabulary = {
  phrases: ['Bình Dương', 'Chợ Rẫy', 'bệnh viện', 'An Bình', 'phòng khám an'],
  kinds: { professional: { number: 0 }, place: { number: 1 }, speciality: { number: 3, inSmallIndex: true } },
  abbreviations: {
    bv: ['bệnh viện'],
    bs: ['bác sĩ'],
    tmh: ['tai mũi họng'],
    tphcm: ['Hồ Chí Minh'],
    đn: ['Đà Nẵng', 'Đồng Nai'],
  },
};

/** What can be found by its name, and by what stands beside it. */
export function document(
  kind: string,
  entityId: number,
  name: string,
  more: Partial<SearchDocument> = {},
): SearchDocument {
  return { kind, entityId, name, body: [], province: null, weight: 0.5, card: { name }, ...more };
}

const DOCUMENTS = [
  document('professional', 1, 'Nguyễn Thị Mai', { titles: ['BS'], province: 'ha-noi', weight: 0.2 }),
  document('professional', 2, 'Nguyễn Thị Mài', { titles: ['BS'], province: 'da-nang', weight: 0.9 }),
  document('professional', 3, 'Mai Thị Nguyễn', { province: 'ha-noi', weight: 0.8 }),
  document('professional', 4, 'Trần Văn Hòa', { body: ['Tai Mũi Họng', 'Thành phố Hồ Chí Minh', 'Bình Dương'] }),
  document('professional', 5, 'Đặng Đình Đức', { body: ['Da liễu'] }),
  document('place', 1, 'Bệnh viện Chợ Rẫy', { province: 'ho-chi-minh', weight: 0.9, body: ['Hồ Chí Minh'] }),
  document('place', 2, 'BV Thống Nhất', { province: 'ho-chi-minh', weight: 0.6 }),
  document('place', 3, 'Nha khoa Paracola', { province: 'da-nang', weight: 0.3, body: ['Đà Nẵng'] }),
  document('place', 5, 'Điều dưỡng Lục Bình'),
  document('place', 4, 'Phòng khám An Bình', { body: ['Bệnh viện Chợ Rẫy'] }),
  document('speciality', 1, 'Tai Mũi Họng', { weight: 1 }),
  document('speciality', 2, 'Máng chống nghiến', { body: ['Răng hàm mặt'] }),
];

/** An index in a database of its own. */
export interface SampleIndex {
  readonly index: SearchIndex;
  /** Closes and removes the database. */
  close(): Promise<void>;
}

/** Indexes doctors, places and specialities whose names are like each other; close it after the tests. */
export async function openSampleIndex(): Promise<SampleIndex> {
  const fresh = await openFreshDatabase(platformEntities);
  const index = createSearchIndex(fresh.db, VOCABULARY);
  await index.index(DOCUMENTS);
  return { index, close: () => fresh.close() };
}
