import { TERMS } from '@antam/fixtures/reference/terms.ts';
import { describe, expect, it, vi } from 'vitest';
import { compileAreaTable } from '../../areas/rules/area-table.ts';
import { compileComplaints } from '../../complaints/rules/complaint-table.ts';
import { compileLexicon } from './compile-lexicon.ts';
import { mayBeScattered, scatterCheck } from './free-words.ts';
import { readQuery } from './read-query.ts';

const WARD = {
  ...({ level: 'ward', id: 1, name: 'Bến Nghé', fullName: 'Phường Bến Nghé', slug: 'quan-1' } as const),
  provinceId: 1,
  provinceSlug: 'ho-chi-minh',
  provinceName: 'Hồ Chí Minh',
  formerProvinceId: 1,
  districtName: 'Quận 1',
  position: 1,
};
const terms = TERMS.map((term, index) => ({ ...term, id: index + 1 }));
const HEADACHE = {
  id: 1,
  slug: 'dau-dau',
  name: 'Đau đầu',
  emergency: false,
  terms: [1],
  names: ['Đau đầu', 'nhức đầu'],
};
const lexicon = compileLexicon(compileAreaTable([WARD]), terms, compileComplaints([HEADACHE]));
const free = (q: string) => readQuery(lexicon, q).free;
const words = (q: string) => free(q).map(run => run.map(({ forms: [folded] }) => folded).join(' '));

const HOSPITAL = {
  name: 'Bệnh viện Đa khoa Mộc Lan',
  texts: ['12 Nguyễn Trãi', 'Nội soi', 'Xe cấp cứu', 'Đặt máy tạo nhịp tim'],
};
const scattered = (q: string, record = HOSPITAL) => scatterCheck(free(q), lexicon)(record);

describe('words that mean nothing here', () => {
  it.each([
    ['xe máy', ['xe may']],
    ['bệnh viện mộc lan', ['moc lan']],
    ['nhà thuốc long châu tim mạch hùng', ['long chau', 'hung']],
    ['bác sĩ tim mạch', []],
  ])('are those of no part: %s', (q, expected) => {
    expect(words(q)).toEqual(expected);
  });

  it('are those of a complaint, too', () => {
    expect(readQuery(lexicon, 'đau đầu').whole).toBe(true);
    expect(words('đau đầu')).toEqual(['dau dau']);
    expect(words('nhức đầu')).toEqual(['nhuc dau']);
  });

  it('one alone is never there by chance', () => {
    expect(mayBeScattered(free('máy'))).toBe(false);
    expect(mayBeScattered(free('xe máy'))).toBe(true);
  });
});

describe('a record holds them by chance', () => {
  it.each(['xe máy', 'xe may', 'máy nguyễn', 'xe máy mộc'])('where they stand here and there: %s', q => {
    expect(scattered(q)).toBe(true);
  });

  it.each(['nguyễn trãi', 'nguyen trai', '12 nguyễn tr', 'máy tạo nhịp', 'mộc lan nguyễn trãi'])(
    'and not where they stand side by side: %s',
    q => {
      expect(scattered(q)).toBe(false);
    },
  );

  it('or as long a part of them does as is known', () => {
    expect(scattered('nguyễn trãi máy tạo nhịp tim')).toBe(false);
    expect(scattered('nguyễn trãi máy xe nhịp')).toBe(true);
  });

  it('and looks once for each place of a letter in them, however many records there are', () => {
    const letter = free(Array.from({ length: 16 }, (_, at) => `xy${at}`).join(' '));
    const longestAt = vi.fn(() => undefined);
    const check = scatterCheck(letter, { ...lexicon, areas: { longestAt } });
    for (let record = 0; record < 60; record += 1) check({ ...HOSPITAL, name: `Bệnh viện ${record}` });
    const kindsOfWards = 3;
    expect(longestAt).toHaveBeenCalledTimes(16 * kindsOfWards);
  });

  it('and not where raw keys mean words that stand side by side', () => {
    expect(scattered('nguyeenx traix')).toBe(false);
  });

  it('and not where they stand apart in its name', () => {
    expect(scattered('trần long', { name: 'BS Trần Hữu Long', texts: [] })).toBe(false);
    expect(scattered('trần long', { name: 'BS Trần Hữu', texts: ['Phòng khám Long Châu'] })).toBe(true);
  });

  it('where another name of a term, which only the term itself is found by, has them side by side', () => {
    const record = { name: 'Bệnh viện Mộc Lan', texts: ['Thần kinh', 'Nội soi đầu dò', 'Giảm đau'] };
    expect(scattered('đau đầu', record)).toBe(true);
    expect(scatterCheck(free('đau đầu'), lexicon)({ name: 'Thần kinh', texts: [], isTerm: true })).toBe(false);
  });

  it('and not where they are the name of a ward, or part of that of a term, that its card does not show', () => {
    expect(scattered('bến nghé')).toBe(false);
    expect(scattered('ben nghe')).toBe(false);
    expect(scattered('bền nghè')).toBe(true);
    expect(scattered('âm thai')).toBe(false);
  });
});
