import { TERMS } from '@antam/fixtures/reference/terms.ts';
import { expect, it } from 'vitest';
import type { AreaEntry } from '../../areas/rules/area-entry.ts';
import { compileAreaTable } from '../../areas/rules/area-table.ts';
import { compileLexicon } from '../../query-reading/rules/compile-lexicon.ts';
import { readQuery } from '../../query-reading/rules/read-query.ts';
import { chipsOf } from './chips.ts';
import type { Intent } from './intent.ts';

const HANOI: AreaEntry = {
  ...({ level: 'province', id: 1, slug: 'ha-noi', name: 'Hà Nội', fullName: 'Thành phố Hà Nội', position: 1 } as const),
  provinceId: 1,
  provinceSlug: 'ha-noi',
  provinceName: 'Hà Nội',
  formerProvinceId: null,
  districtName: null,
};
const DONG_DA: AreaEntry = {
  ...HANOI,
  ...({ level: 'district', id: 2, slug: 'dong-da', name: 'Đống Đa', fullName: 'Quận Đống Đa' } as const),
  formerProvinceId: 1,
};
const terms = TERMS.map((term, index) => ({ ...term, id: index + 1 }));
const lexicon = compileLexicon(compileAreaTable([HANOI, DONG_DA]), terms);

const chips = (q: string, listed: readonly Pick<Intent, 'kind' | 'filters'>[]) =>
  chipsOf(readQuery(lexicon, q), listed).map(({ name }) => name);
const people = (filters: Intent['filters']) => [{ kind: 'professional', filters } as const];

it.each([
  ['phó giáo sư nhận bhyt', { titles: ['pho-giao-su'] }, ['Phó giáo sư']],
  ['gs mở cửa chủ nhật', { titles: ['giao-su'] }, ['Giáo sư']],
  ['bệnh viện tiến sĩ', { degrees: ['tien-si-y-hoc'] }, ['Tiến sĩ']],
  ['gs nữ tim mạch', { specialities: ['tim-mach'], genders: ['female'] }, ['Bác sĩ nữ', 'Tim mạch']],
  ['bác sĩ tim mạch hà nội', { specialities: ['tim-mach'] }, ['Bác sĩ', 'Tim mạch']],
  [
    'tim mạch đống đa hà nội',
    { specialities: ['tim-mach'], districts: ['dong-da'] },
    ['Tim mạch', 'Quận Đống Đa (cũ)', 'Hà Nội'],
  ],
  ['tim mạch đống đa hà nội', { specialities: ['tim-mach'], provinces: ['ha-noi'] }, ['Tim mạch', 'Hà Nội']],
])('only what a list is narrowed by has a chip: %s', (q, filters, names) => {
  expect(chips(q, people(filters))).toEqual(names);
});

it('everything understood has one where no list is offered', () => {
  expect(chips('phó giáo sư nhận bhyt', [])).toEqual(['Phó giáo sư', 'Nhận BHYT']);
});
