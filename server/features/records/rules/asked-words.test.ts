import { describe, expect, it } from 'vitest';
import type { AreaEntry } from '../../areas/rules/area-entry.ts';
import { compileAreaTable } from '../../areas/rules/area-table.ts';
import { readAsked as askedIn, otherKeys } from './asked-words.ts';
import { staffWords } from './staff-words.ts';

const area = (level: AreaEntry['level'], name: string, fullName: string): AreaEntry => ({
  level,
  id: 1,
  slug: name,
  name,
  fullName,
  position: 0,
  districtName: null,
  formerProvinceId: null,
  provinceId: 1,
  provinceSlug: 'ho-chi-minh',
  provinceName: 'Hồ Chí Minh',
});
const areas = compileAreaTable([
  area('district', 'Quận 1', 'Quận 1'),
  area('former_province', 'Bình Dương', 'Tỉnh Bình Dương'),
  area('ward', 'Bến Thành', 'Phường Bến Thành'),
]);
const readAsked = (text: string) => askedIn(text, areas);

describe('what staff ask for', () => {
  it('takes an abbreviation as it stands, and written out', () => {
    expect(readAsked('BV Chợ Rẫy').units.map(({ ways }) => ways)).toEqual([
      [['bv'], ['benh', 'vien']],
      [['cho']],
      [['ray']],
    ]);
  });

  it.each([
    ['bv quận 1', ['', 'Quận 1']],
    ['bv q1', ['', 'Quận 1']],
    ['q.1 bv', ['Quận 1', '']],
    ['binh duong', ['Bình Dương']],
    ['tỉnh bình dương', ['Bình Dương']],
    ['phường bến thành', ['', '', '']],
    ['bv bình', ['', '']],
  ])('reads the areas above wards that it names: %s', (text, names) => {
    expect(readAsked(text).units.map(unit => unit.areas.map(({ name }) => name).join())).toEqual(names);
  });

  it('takes digits as a phone number as it is dialled, and a short number as an id too', () => {
    expect(readAsked('+84 912.345.678')).toMatchObject({ digits: '0912345678', id: undefined });
    expect(readAsked('0912 345')).toMatchObject({ digits: '0912345', id: undefined });
    expect(readAsked('1900 1234')).toMatchObject({ digits: '19001234' });
    expect(readAsked('4711')).toMatchObject({ digits: '4711', id: 4711 });
    expect(readAsked('12 Lê Lợi')).toMatchObject({ digits: undefined, id: undefined });
  });

  it('reads raw keys only where there are some', () => {
    expect([otherKeys('nguyeenx chis thanh'), otherKeys('nguyễn chí thanh')]).toEqual(['nguyễn chí thanh', undefined]);
  });
});

describe('what staff find a record by', () => {
  it('holds name, number and street, folded, with a space before each word', () => {
    expect(staffWords('Phòng khám Ðức', '+842436402308', '12/3 Lê Lợi')).toBe(
      ' phong kham duc 02436402308 12 3 le loi',
    );
    expect(staffWords('An', null, undefined)).toBe(' an');
    expect(staffWords('An', '+8419001234', '')).toBe(' an 19001234');
  });

  it('fits into an index, whatever the letters', () => {
    expect(staffWords('𝔄'.repeat(300), null, '𝔅'.repeat(300)).length).toBe(400);
  });
});
