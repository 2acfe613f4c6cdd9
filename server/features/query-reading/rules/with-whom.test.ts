import { describe, expect, it } from 'vitest';
import type { AreaEntry } from '../../areas/rules/area-entry.ts';
import { typedWords } from '../../complaints/rules/words.ts';
import type { KnownTerm } from './known-term.ts';
import type { ReadPart } from './query-meaning.ts';
import { withWhom } from './with-whom.ts';

const children: KnownTerm = {
  id: 1,
  kind: 'speciality',
  slug: 'nhi-khoa',
  name: 'Nhi khoa',
  abbreviation: '',
  aliases: [],
};
const LAI_CHAU: AreaEntry = {
  level: 'province',
  id: 1,
  name: 'Lai Châu',
  fullName: 'Tỉnh Lai Châu',
  slug: 'lai-chau',
  provinceId: 1,
  provinceSlug: 'lai-chau',
  provinceName: 'Lai Châu',
  formerProvinceId: null,
  districtName: null,
  position: 1,
};
const SPECIALITIES = new Map([[children.id, children]]);
const doctors: ReadPart = { from: 0, to: 2, meanings: [{ part: 'kind', kind: 'professional' }], certain: false };

const readMore = (query: string, parts: readonly ReadPart[] = [doctors]) =>
  withWhom(parts, typedWords(query), SPECIALITIES);

describe('an age in a query', () => {
  it('asks for doctors for children where it is a child’s', () => {
    const parts = readMore('bác sĩ bé 3 tuổi');
    expect(parts.map(({ from, to }) => [from, to])).toEqual([
      [0, 2],
      [2, 3],
      [3, 4],
      [4, 5],
    ]);
    expect(parts.flatMap(({ meanings }) => meanings)).toContainEqual({ part: 'speciality', term: children });
  });

  it('asks for no field where one is named', () => {
    const named: ReadPart = { ...doctors, meanings: [{ part: 'speciality', term: children }] };
    const [, ...added] = readMore('nhi khoa bé 3 tuổi', [named]);
    expect(added.flatMap(({ meanings }) => meanings)).toEqual([
      { part: 'filler' },
      { part: 'filler' },
      { part: 'filler' },
    ]);
  });

  it('is nobody’s whose name is part of an area’s', () => {
    const area: ReadPart = {
      from: 2,
      to: 4,
      meanings: [{ part: 'area', area: LAI_CHAU }],
      certain: false,
    };
    expect(readMore('bac si lai chau 3 thang', [doctors, area])).toEqual([doctors, area]);
  });

  it('changes nothing where other words may be a name, or no age is said', () => {
    for (const query of ['bác sĩ bé 3 tuổi minh anh', 'bác sĩ bé', 'bác sĩ quận 3']) {
      expect(readMore(query)).toEqual([doctors]);
    }
  });
});
