import { TERMS } from '@antam/fixtures/reference/terms.ts';
import { describe, expect, it } from 'vitest';
import type { AreaEntry } from '../../areas/rules/area-entry.ts';
import { compileAreaTable } from '../../areas/rules/area-table.ts';
import { compileLexicon } from './compile-lexicon.ts';
import type { Meaning } from './query-meaning.ts';
import { readQuery, readWhole } from './read-query.ts';

const PROVINCES = [
  { id: 1, slug: 'ha-noi', name: 'Hà Nội', fullName: 'Thành phố Hà Nội' },
  { id: 2, slug: 'ho-chi-minh', name: 'Hồ Chí Minh', fullName: 'Thành phố Hồ Chí Minh' },
  { id: 3, slug: 'vinh-long', name: 'Vĩnh Long', fullName: 'Tỉnh Vĩnh Long' },
  { id: 4, slug: 'phu-tho', name: 'Phú Thọ', fullName: 'Tỉnh Phú Thọ' },
];

function area(level: AreaEntry['level'], provinceId: number, slug: string, fullName: string, former = provinceId) {
  const province = PROVINCES[provinceId - 1];
  const name = fullName.replace(/^(Thành phố|Tỉnh|Quận|Huyện|Thị xã|Phường) (?!\d)/, '');
  return {
    level,
    id: slug.length,
    slug,
    name,
    fullName,
    provinceId,
    position: provinceId,
    provinceSlug: province?.slug ?? '',
    provinceName: province?.name ?? '',
    formerProvinceId: level === 'province' ? null : former,
    districtName: level === 'ward' ? fullName : null,
  };
}

const AREAS: readonly AreaEntry[] = [
  ...PROVINCES.map(({ id, slug, fullName }) => ({ ...area('province', id, slug, fullName), id })),
  area('former_province', 2, 'binh-duong', 'Tỉnh Bình Dương', 20),
  { ...area('former_province', 3, 'ben-tre', 'Tỉnh Bến Tre', 30), id: 30 },
  area('former_province', 4, 'hoa-binh', 'Tỉnh Hòa Bình', 40),
  area('district', 1, 'hai-ba-trung', 'Quận Hai Bà Trưng'),
  area('district', 1, 'hoang-mai', 'Quận Hoàng Mai'),
  area('district', 2, 'quan-3', 'Quận 3'),
  area('district', 2, 'quan-10', 'Quận 10'),
  area('district', 2, 'go-vap', 'Quận Gò Vấp'),
  area('district', 2, 'tan-binh', 'Quận Tân Bình'),
  area('district', 2, 'thu-duc', 'Thành phố Thủ Đức'),
  area('district', 2, 'con-dao', 'Huyện Côn Đảo'),
  area('district', 3, 'chau-thanh-tra-vinh', 'Huyện Châu Thành', 31),
  area('district', 3, 'chau-thanh-ben-tre', 'Huyện Châu Thành', 30),
  area('ward', 2, 'tan-binh', 'Phường 12'),
  area('ward', 2, 'go-vap', 'Phường 12'),
  area('ward', 1, 'hai-ba-trung', 'Phường Bạch Mai'),
];

const terms = TERMS.map((term, index) => ({ ...term, id: index + 1 }));
const lexicon = compileLexicon(compileAreaTable(AREAS), terms);

function said(meaning: Meaning): string {
  if (meaning.part === 'area') return meaning.area.slug;
  if (meaning.part === 'rank' || meaning.part === 'place_type') return meaning.name;
  if ('term' in meaning) return meaning.term.slug;
  if (meaning.part === 'kind') return meaning.kind;
  if (meaning.part === 'gender') return meaning.gender;
  return meaning.part === 'hours' ? meaning.hours : meaning.part;
}

const read = (q: string, province?: string) => readQuery(lexicon, q, province);
const parts = (q: string, province?: string) => read(q, province).parts.map(part => part.meanings.map(said).join('+'));

describe('areas of a query', () => {
  it.each([
    ['quận 3', 'quan-3'],
    ['q3', 'quan-3'],
    ['Q.10', 'quan-10'],
    ['quan10', 'quan-10'],
    ['tp thủ đức', 'thu-duc'],
    ['quận 9', 'thu-duc'],
    ['hbt', 'hai-ba-trung'],
    ['tphcm', 'ho-chi-minh'],
    ['TP.HCM', 'ho-chi-minh'],
    ['sài gòn', 'ho-chi-minh'],
    ['saigon', 'ho-chi-minh'],
    ['hanoi', 'ha-noi'],
    ['Bình Dương', 'binh-duong'],
    ['hoà bình', 'hoa-binh'],
    ['gof vaaps', 'go-vap'],
    ['Gо Vấp', 'go-vap'],
    ['phường Bạch Mai', 'hai-ba-trung'],
    ['đặc khu Côn Đảo', 'con-dao'],
  ])('are understood from %s', (q, slug) => {
    expect(read(q).whole).toBe(true);
    expect(parts(q)).toEqual([slug]);
  });

  it('of one name are distinguished by what else is named, then by the chosen province', () => {
    expect(parts('nha khoa châu thành bến tre').slice(1)).toEqual(['chau-thanh-ben-tre', 'ben-tre']);
    expect(parts('phường 12 tân bình')).toEqual(['tan-binh', 'tan-binh']);
    expect(parts('gò vấp p.12')).toEqual(['go-vap', 'go-vap']);
    expect(parts('châu thành', 'vinh-long')).toHaveLength(1);
  });

  it('keep the accents that were typed', () => {
    expect(parts('hóa bình')).toEqual([]);
    expect(parts('hoa binh')).toEqual(['hoa-binh']);
  });

  it('are written out for the texts', () => {
    expect(read('da liễu q3').text).toBe('da liễu Quận 3');
    expect(read('nhi hbt').text).toBe('nhi Hai Bà Trưng');
  });
});

describe('what a query asks for', () => {
  it.each([
    ['nha khoa gò vấp', ['rang-ham-mat+Phòng khám răng hàm mặt (Nha khoa)', 'go-vap']],
    ['bác sĩ da liễu quận 3', ['professional', 'da-lieu', 'quan-3']],
    ['nhà thuốc 24h', ['Nhà thuốc', 'always']],
    ['nhà thuốc 24/24 đang mở cửa', ['Nhà thuốc', 'always', 'now']],
    ['phòng khám mở cửa chủ nhật', ['Phòng khám', 'sunday']],
    ['nha khoa làm việc thứ 7', ['rang-ham-mat+Phòng khám răng hàm mặt (Nha khoa)', 'saturday']],
    ['nhà thuốc cuối tuần', ['Nhà thuốc', 'saturday+sunday']],
    ['nha thuoc chu nhat', ['Nhà thuốc', 'sunday']],
    ['bác sĩ nữ sản khoa', ['female+professional', 'san-phu-khoa']],
    ['bệnh viện gần đây', ['Bệnh viện', 'near']],
    ['bv da liễu có bhyt', ['Bệnh viện', 'da-lieu', 'bhyt']],
    ['bs nhi giỏi ở hà nội', ['professional', 'nhi-khoa', 'filler', 'filler', 'ha-noi']],
  ])('is understood in whole: %s', (q, expected) => {
    const meaning = read(q);
    expect(meaning.whole).toBe(true);
    expect(meaning.parts.map(part => part.meanings.map(said).join('+'))).toEqual(expected);
  });

  it.each([
    ['bệnh viện quận 3', ['Bệnh viện', 'quan-3']],
    ['bv q.10', ['Bệnh viện', 'quan-10']],
    ['bệnh viện nhận bhyt', ['Bệnh viện', 'bhyt']],
    ['khám bhyt', ['bhyt']],
    ['phòng khám có nhận bảo hiểm gò vấp', ['Phòng khám', 'bhyt', 'go-vap']],
    ['gs tim mạch', ['Giáo sư+professional', 'tim-mach']],
    ['bs.ck2 tim mạch', ['Bác sĩ chuyên khoa II+professional', 'tim-mach']],
    ['pgs ts ung bướu', ['Phó giáo sư+professional', 'Tiến sĩ+professional', 'ung-buou']],
    ['PGS.TS. nhi', ['Phó giáo sư+professional', 'Tiến sĩ+professional', 'nhi-khoa']],
    ['bs ck 1 da liễu', ['Bác sĩ chuyên khoa I+professional', 'da-lieu']],
    ['CK II tim mạch', ['Bác sĩ chuyên khoa II+professional', 'tim-mach']],
    ['bsck1 da liễu', ['Bác sĩ chuyên khoa I+professional', 'da-lieu']],
    ['thạc sĩ điều dưỡng', ['Thạc sĩ+professional', 'dieu-duong']],
    ['thầy thuốc ưu tú tim mạch', ['Thầy thuốc Ưu tú+professional', 'tim-mach']],
  ])('are cut where another notion begins for certain: %s', (q, expected) => {
    expect(parts(q)).toEqual(expected);
    expect(read(q).whole).toBe(true);
  });

  it.each(['khám tim mạch', 'kham tim mach', 'tim mạch'])('%s asks for the whole speciality', q => {
    expect(read(q).parts.flatMap(({ meanings }) => meanings.map(said))).toContain('tim-mach');
  });

  it('is matched with texts without what says how, when and for how much', () => {
    expect(read('sinh mổ giá bao nhiêu').text).toBe('sinh mổ');
    expect(read('bác sĩ nữ sản khoa').text).toBe('sản khoa');
    expect(read('bệnh viện gần đây').text).toBe('bệnh viện');
    expect(read('bác sĩ tim mạch giỏi nhất ở đâu').text).toBe('bác sĩ tim mạch');
    expect(read('gần tôi').text).toBe('');
  });
});

describe('phone numbers', () => {
  it.each(['1900 6923', '1900.6923', '19006923', '+84 1900 6923'])('of hotlines are looked for in texts: %s', q => {
    expect(read(q).text).toBe('19006923');
  });

  it.each(['0912 345 678', '+84912345678', '024 3640 2308', '(028) 3855.4137'])('of anybody else are not: %s', q => {
    expect(read(q)).toEqual({ words: [], parts: [], whole: false, free: [], text: '' });
  });
});

describe('names', () => {
  it.each(['bs nguyễn văn giỏi', 'nguyễn thị mai', 'bệnh viện bạch mai', 'lê hoàng mai', 'trần gia nam'])(
    'are left alone: %s',
    q => {
      expect(read(q)).toMatchObject({ whole: false, parts: [] });
    },
  );

  it('are looked for without the word that everybody is addressed by', () => {
    expect(read('bác sĩ Trần Hữu Long').text).toBe('trần hữu long');
    expect(read('bs trần').text).toBe('bác sĩ trần');
    expect(read('bệnh viện hồng ngọc').text).toBe('bệnh viện hồng ngọc');
  });

  it('keep the titles before them', () => {
    expect(read('ths nguyễn thị mai')).toMatchObject({ whole: false, text: 'thạc sĩ nguyễn thị mai' });
  });

  it('are no name where all words only say of what kind', () => {
    expect(read('bvđkqt').facility?.isNamed).toBe(false);
    expect(read('bv đk kv thủ đức').facility?.isNamed).toBe(true);
    expect(read('bv đk kv thủ đức').facility?.name).toBe('bv đk kv thủ đức');
    expect(read('bv đk kv sen hạ').facility?.name).toBe('bv đk kv sen hạ');
  });

  it('keep what is certain beside them', () => {
    expect(parts('nhà thuốc long châu 24h quận 3')).toEqual(['always', 'quan-3']);
    expect(read('nhà thuốc long châu 24h').text).toBe('nhà thuốc long châu');
  });

  it('may be any text', () => {
    for (const q of ['', '   ', '💊', 'a'.repeat(500), 'q '.repeat(200), '\uD800', '. , -']) {
      expect(read(q).words.length).toBeLessThanOrEqual(16);
    }
  });
});

describe('reading only what is understood word by word', () => {
  const wholes = ['bác sĩ da liễu quận 3', 'nhà thuốc 24h', 'tai mũi họng gò vấp'];

  it.each(wholes)('says of “%s” what reading it says', q => {
    expect(readWhole(lexicon, q)).toEqual(readQuery(lexicon, q));
  });

  it.each(['trần hữu long', '0901 234 567', 'bệnh viện hồng ngọc', ''])('says nothing of “%s”', q => {
    expect(readWhole(lexicon, q)).toBeUndefined();
  });
});

describe('a question about a medicine', () => {
  it('is read beside its words, which stay what texts are matched with', () => {
    expect(read('uống paracetamol quên liều')).toMatchObject({
      drug: 'paracetamol',
      text: 'uống paracetamol quên liều',
    });
  });

  it('is none where a place or an area is named', () => {
    expect(read('nhà thuốc quận 3 bán thuốc tác dụng phụ').drug).toBeUndefined();
    expect(read('thuốc tác dụng phụ gò vấp').drug).toBeUndefined();
  });
});
