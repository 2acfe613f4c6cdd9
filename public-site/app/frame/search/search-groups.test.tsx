import type { SearchGuide } from '@antam/server/features/guided-search/contract.ts';
import type { ObjectType } from '@antam/server/features/search/contract.ts';
import { describe, expect, it } from 'vitest';
import { EMERGENCY, EMERGENCY_GROUP, NOTHING_READ, relaxedList, suggestedGroup } from '../../testing/search-answers.ts';
import { searchGroups } from './search-groups.tsx';

const TYPES: readonly ObjectType[] = [
  'professional_index',
  'place_index',
  'service_index',
  'speciality_index',
  'thread_index',
  'disease_index',
];
const MORE: readonly ObjectType[] = ['drug_medication_index', 'collection_index_place'];

describe('searchGroups', () => {
  it('[SRCH-34] shows at most six groups, the best three of each', () => {
    const groups = searchGroups(
      [...TYPES, ...MORE].map(type => suggestedGroup(type, 10)),
      'nguyen',
    );
    expect(groups).toHaveLength(6);
    expect(groups.every(({ rows, more }) => rows.length === 3 && more?.to === '/bac-si/?q=nguyen')).toBe(true);
    expect(groups[1]).toMatchObject({ title: 'Cơ sở y tế', more: { label: 'Xem tất cả cơ sở y tế' } });
  });
});

describe('what the words mean', () => {
  const offer: SearchGuide['offers'][number] = {
    kind: 'professional',
    name: 'Da liễu ở Quận 3 (cũ)',
    count: 12,
    kinds: [{ noun: 'bác sĩ', count: 12 }],
    widened: false,
    absolute_url: '/bac-si/?specialities=da-lieu&districts=quan-3',
  };
  const area = {
    name: 'Quận 3 (cũ)',
    within: 'Hồ Chí Minh',
    kinds: [{ noun: 'bác sĩ', count: 40 }],
    places: 7,
    absolute_url: '/co-so-y-te/?districts=quan-3',
  };
  const guide = { ...NOTHING_READ, whole: true, offers: [offer], areas: [area] };

  it('stands above what matches them: the list that they ask for, then areas', () => {
    const groups = searchGroups([{ ...suggestedGroup('professional_index', 2), guide }], 'da lieu q3');
    expect(groups.map(({ title, rows }) => [title, rows[0]?.to])).toEqual([
      [undefined, offer.absolute_url],
      ['Khu vực', area.absolute_url],
      ['Bác sĩ', '/bac-si/professional_index-0/'],
    ]);
  });

  it('stands by itself where nothing matches them', () => {
    const groups = searchGroups([{ guide: { ...guide, areas: [] } }], 'bs nữ');
    expect(groups.map(({ rows }) => rows.map(({ to }) => to))).toEqual([[offer.absolute_url]]);
  });

  it('leads to the nearest lists where the one that they ask for shows nothing, and says so', () => {
    const way = (slug: string, count: number) =>
      relaxedList({
        kind: 'professional',
        noun: 'bác sĩ',
        count,
        chosen: [{ type: 'districts', slug, name: 'Quận 1' }],
        absolute_url: `/bac-si/?districts=${slug}`,
      });
    const relaxed = ['quan-1', 'quan-2', 'quan-4', 'quan-5', 'quan-6'].map((slug, at) => way(slug, at + 1));
    const missing = { ...guide, areas: [], missing: 'Chưa có bác sĩ Da liễu ở Quận 3 (cũ).', relaxed };
    const [ways] = searchGroups([{ ...suggestedGroup('professional_index', 2), guide: missing }], 'da lieu q3');
    expect(ways?.note).toBe('Chưa có bác sĩ Da liễu ở Quận 3 (cũ).');
    expect(ways?.rows.map(({ value, to }) => [value, to])).toEqual([
      ['1 bác sĩ tại Quận 1 (cũ)', '/bac-si/?districts=quan-1'],
      ['2 bác sĩ tại Quận 1 (cũ)', '/bac-si/?districts=quan-2'],
      ['3 bác sĩ tại Quận 1 (cũ)', '/bac-si/?districts=quan-4'],
      ['4 bác sĩ tại Quận 1 (cũ)', '/bac-si/?districts=quan-5'],
    ]);
    const respelled = { ...missing, meant: 'da liễu quận 3' };
    const [meant] = searchGroups([{ ...suggestedGroup('professional_index', 2), guide: respelled }], 'da lieux q3');
    expect(meant?.note).toBe('Kết quả cho “da liễu quận 3”. Chưa có bác sĩ Da liễu ở Quận 3 (cũ).');
  });

  it('keeps what the list shows apart from what only matches them', () => {
    const apart = { ...suggestedGroup('professional_index', 1), title: 'Bác sĩ khớp với “da lieu”' };
    const groups = searchGroups([{ ...suggestedGroup('professional_index', 2), guide }, apart], 'da lieu');
    expect(groups.map(({ title }) => title)).toEqual([undefined, 'Khu vực', 'Bác sĩ', 'Bác sĩ khớp với “da lieu”']);
    expect(new Set(groups.map(({ key }) => key)).size).toBe(4);
  });

  it('[SRCH-34] leaves room for six groups in all', () => {
    const found = [...TYPES, ...MORE].map(type => suggestedGroup(type, 10));
    const groups = searchGroups(
      found.map((each, index) => (index === 0 ? { ...each, guide } : each)),
      'nguyen',
    );
    expect(groups.filter(({ title }) => title !== undefined)).toHaveLength(6);
  });
});

describe('what cannot wait', () => {
  it('stands before everything else, with whom to call and without a row to more', () => {
    const [first, second, third] = searchGroups(
      [{ ...EMERGENCY_GROUP, guide: EMERGENCY }, suggestedGroup('place_index', 1)],
      'khó thở',
    );
    expect(first).toMatchObject({
      title: EMERGENCY_GROUP.title,
      rows: [{ to: 'tel:115' }, { to: '/trieu-chung/cap-cuu/' }],
    });
    expect(first?.more).toBeUndefined();
    expect([second?.rows[0]?.to, third?.title]).toEqual(['/trieu-chung/kho-tho/', 'Cơ sở y tế']);
  });

  it('names both numbers to people who may want to hurt themselves', () => {
    const [first] = searchGroups([{ ...EMERGENCY_GROUP, guide: { ...EMERGENCY, urgency: 'self_harm' } }], 'tự tử');
    expect(first?.rows.map(({ to }) => to)).toEqual(['tel:115', 'tel:111', '/trieu-chung/cap-cuu/']);
  });

  it('leaves it to what follows whether that is only similar', () => {
    const similar = { ...suggestedGroup('place_index', 1), similar: true };
    const [first, second] = searchGroups(
      [{ ...EMERGENCY_GROUP, guide: { ...EMERGENCY, complaints: [] } }, similar],
      'khó thở xyzt',
    );
    expect([first?.note, second?.note]).toEqual([undefined, 'Không có “khó thở xyzt”. Gần giống:']);
  });
});

describe('what is not what was asked for', () => {
  const guide = NOTHING_READ;
  const similar = { ...suggestedGroup('place_index', 2), similar: true };

  it('is introduced as similar', () => {
    const [places, others] = searchGroups([{ ...similar, guide }, suggestedGroup('service_index', 1)], 'xyzt');
    expect(places?.note).toBe('Không có “xyzt”. Gần giống:');
    expect(others?.note).toBeUndefined();
  });

  it('is introduced where it stands behind what was asked for', () => {
    const [equal, near, other] = searchGroups(
      [
        { ...suggestedGroup('service_index', 1), guide },
        similar,
        { ...suggestedGroup('professional_index', 1), similar: true },
      ],
      'xyzt',
    );
    expect([equal?.note, near?.note, other?.note]).toEqual([undefined, 'Gần giống:', undefined]);
  });

  it('is introduced by what was meant where that is known', () => {
    const meant = { ...guide, meant: 'nội soi dạ dày' };
    const [first, second] = searchGroups(
      [{ ...similar, guide: meant }, suggestedGroup('service_index', 1)],
      'nội xoi dạ dày',
    );
    expect([first?.note, second?.note]).toEqual(['Kết quả cho “nội soi dạ dày”', undefined]);
  });

  it('follows what says that a facility is not listed', () => {
    const unlisted = { ...guide, unlisted: 'bệnh viện xyz' };
    const [near] = searchGroups([{ ...similar, guide: unlisted }], 'bệnh viện xyz');
    expect(near?.note).toBe('“bệnh viện xyz” chưa có trên An Tâm. Gần giống:');
    const [others] = searchGroups([{ ...suggestedGroup('place_index', 2), guide: unlisted }], 'bệnh viện xyz');
    expect(others?.note).toBe('“bệnh viện xyz” chưa có trên An Tâm.');
  });
});
