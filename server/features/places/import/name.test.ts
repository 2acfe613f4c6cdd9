import { describe, expect, it } from 'vitest';
import { checkName, type NameKnowledge } from './name.ts';
import { genericPhrases, PhraseList } from './phrases.ts';

const TYPES = [
  'Bệnh viện',
  'BV',
  'Bệnh viện đa khoa',
  'Phòng khám',
  'PKCK',
  'Nha khoa',
  'Nhà thuốc',
  'Tiệm thuốc',
  'Quầy thuốc',
  'Trạm y tế',
  'Trung tâm y tế dự phòng',
  'Bệnh xá quân y',
];
const SPECIALITIES = [
  'Đa khoa',
  'Da liễu',
  'Da',
  'Răng Hàm Mặt',
  'Phục hồi chức năng',
  'Đông y',
  'X-quang',
  'Vaccination',
  'Ung bướu',
  'Tim',
];
const AREAS = new Set(['Xuân Giang', 'Sóc Sơn']);
const knowledge: NameKnowledge = {
  generic: genericPhrases(TYPES, SPECIALITIES),
  specialities: new PhraseList(SPECIALITIES),
  isArea: text => AREAS.has(text),
};
const check = (name: string) => checkName(name, knowledge);
const refusal = (name: string) => {
  const checked = check(name);
  return 'refusal' in checked ? checked.refusal.code : undefined;
};
const taken = (name: string) => {
  const checked = check(name);
  if ('refusal' in checked) throw new Error(checked.refusal.message);
  return checked;
};

describe('names that are refused', () => {
  it.each([
    ['', 'no_name'],
    ['  \u200b ', 'no_name'],
    ['123', 'no_name'],
    ['24/7', 'no_name'],
    ['Không tên', 'placeholder'],
    ['N/A', 'placeholder'],
    ['Phòng khám', 'generic'],
    ['trạm y tế', 'generic'],
    ['TRAM Y TE', 'generic'],
    ['Quầy thuốc', 'generic'],
    ['Bệnh viện đa khoa', 'generic'],
    ['PKCK răng hàm mặt', 'generic'],
    ['Phòng khám da liễu', 'generic'],
    ['Trung Tâm Y Tế Dự Phòng', 'generic'],
    ['Bệnh xá Quân Y', 'generic'],
    ['Hội Đông Y', 'generic'],
    ['X-Quang Răng', 'generic'],
    ['Vaccination Centre', 'generic'],
    ['thuốc sâu răng', 'generic'],
    ['Nha khoa quốc tế', 'generic'],
    ['Chuyên bán lẻ thuốc thành phẩm', 'generic'],
    ['Phòng Thí Nghiệm - Kiểm Tra Sức Khoẻ', 'generic'],
    ['Xuân Giang, Sóc Sơn', 'address'],
    ['Nguyễn Văn A ( Kế Toán Trưởng BV X', 'person'],
    ['Bá»‡nh viá»‡n Báº¡ch Mai', 'garbled'],
    ['B\ufffdnh vi\ufffdn E', 'not_utf8'],
    [`Bệnh viện ${'A'.repeat(200)}`, 'name_too_long'],
  ])('%s', (name, code) => {
    expect(refusal(name)).toBe(code);
  });
});

describe('names that are taken as they are', () => {
  it.each([
    'Bệnh viện E',
    'Bệnh viện 09',
    'Bệnh viện K (cơ sở 2)',
    'Nhà thuốc số 9',
    'Nhà thuốc Phương',
    'Nhà thuốc Đa',
    'OmiPharma',
    'Trạm y tế phường 9 quận 8',
    'Pacific Hospital',
    'Phòng khám Đa khoa Bà Triệu',
    'BlueSAO VIỆT NAM',
    "Trung tâm Y tế Ia H'Drai",
  ])('%s', name => {
    expect(check(name)).toEqual({ name, repairs: [], flags: [] });
  });

  it('takes a province’s only hospital of a kind, with a remark', () => {
    expect(taken('Bệnh viện Da liễu').flags.map(flag => flag.code)).toEqual(['common_name']);
    expect(taken('Bệnh viện phục hồi chức năng').name).toBe('Bệnh viện phục hồi chức năng');
  });
});

describe('names that are repaired', () => {
  it.each([
    ['bệnh viện Thái Bình Dương', 'Bệnh viện Thái Bình Dương'],
    ['tiệm thuốc phúc hải', 'Tiệm thuốc Phúc Hải'],
    ['Nhà thuốc giao phong', 'Nhà thuốc Giao Phong'],
    ['TRạm y tế Kiều Hạ', 'Trạm y tế Kiều Hạ'],
    ['Trạm Y Tế Phường KIến Hưng', 'Trạm Y Tế Phường Kiến Hưng'],
    ['BỆNH VIỆN BẠCH MAI', 'Bệnh Viện Bạch Mai'],
    ['Bênh viện Phụ sản Hải Phòng', 'Bệnh viện Phụ sản Hải Phòng'],
    ['Bệnh viên Quân y 4', 'Bệnh viện Quân y 4'],
    ['Viện thấm mỹ Bác sĩ Minh', 'Viện thẩm mỹ Bác sĩ Minh'],
    ['Trung tâm tiêm ᴄhủng Fivevac', 'Trung tâm tiêm chủng Fivevac'],
    ['Nhà thuốc  Ðông  Á', 'Nhà thuốc Đông Á'],
    ['Phòng khám Hòa'.normalize('NFD'), 'Phòng khám Hòa'],
  ])('%s → %s', (name, wanted) => {
    const { name: repaired, repairs } = taken(name);
    expect(repaired).toBe(wanted);
    expect(repairs.length).toBeGreaterThan(0);
  });

  it('leaves a name without accents and remarks on it', () => {
    const { name, repairs, flags } = taken('Benh Vien Da Khoa Binh Dan');
    expect({ name, repairs, flags: flags.map(flag => flag.code) }).toEqual({
      name: 'Benh Vien Da Khoa Binh Dan',
      repairs: [],
      flags: ['no_accents'],
    });
  });
});
