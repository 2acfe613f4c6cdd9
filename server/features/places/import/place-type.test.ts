import { describe, expect, it } from 'vitest';
import { PlaceTypeFinder } from './place-type.ts';

const term = (id: number, slug: string, name: string, groupName: string, aliases: string[] = []) => ({
  id,
  slug,
  name,
  groupName,
  aliases,
});
const TYPES = [
  term(1, 'benh-vien-da-khoa', 'Bệnh viện đa khoa', 'Bệnh viện', ['Bệnh viện', 'BV', 'Hospital']),
  term(2, 'benh-vien-chuyen-khoa', 'Bệnh viện chuyên khoa', 'Bệnh viện', ['Viện / Trung tâm chuyên khoa']),
  term(3, 'benh-vien-mat', 'Bệnh viện mắt', 'Bệnh viện'),
  term(4, 'trung-tam-phuc-hoi-chuc-nang', 'Trung tâm phục hồi chức năng', 'Cơ sở dịch vụ', [
    'Bệnh viện phục hồi chức năng',
  ]),
  term(5, 'nha-thuoc', 'Nhà thuốc', 'Dược', ['Hiệu thuốc', 'Pharmacy']),
  term(6, 'quay-thuoc', 'Quầy thuốc', 'Dược'),
  term(7, 'trung-tam-tiem-chung', 'Trung tâm tiêm chủng', 'Cơ sở dịch vụ', ['Phòng tiêm chủng']),
  term(8, 'co-so-y-te-khac', 'Cơ sở y tế khác', 'Khác'),
];
const SPECIALITIES = [
  term(21, 'noi-tong-quat', 'Nội tổng quát', 'Nội', ['Đa khoa']),
  term(22, 'mat', 'Mắt', 'Mắt', ['Nhãn khoa']),
  term(23, 'da-lieu', 'Da liễu', 'Da', ['Da']),
  term(24, 'phuc-hoi-chuc-nang', 'Phục hồi chức năng', 'Khác', ['PHCN']),
];
const finder = new PlaceTypeFinder(TYPES, SPECIALITIES);

describe('PlaceTypeFinder', () => {
  it.each([
    ['Bệnh viện', 'Bệnh viện E', 1, []],
    ['BENH VIEN', 'Bệnh viện Đa khoa Xanh Pôn', 1, []],
    ['Bệnh viện', 'Bệnh viện Mắt Trung ương', 3, [22]],
    ['Bệnh viện', 'Bệnh viện Da liễu Hà Nội', 2, [23]],
    ['Bệnh viện', 'Bệnh viện Phục hồi chức năng Huế', 2, [24]],
    ['Bệnh viện', 'Bệnh viện Đà Nẵng', 1, []],
    ['hiệu thuốc', 'Long Châu', 5, []],
    ['Nhà thuốc', 'Quầy thuốc Bảo An', 5, []],
    ['Viện / Trung tâm chuyên khoa', 'Trung tâm tiêm chủng VNVC', 7, []],
    ['Cơ sở y tế khác', 'Phòng tiêm chủng Khoái Châu', 7, []],
    ['', 'Quầy thuốc Bảo An', 6, []],
  ])('"%s" named "%s"', (written, name, type, specialities) => {
    const from = written === '' ? 'name' : 'row';
    expect(finder.find(written, name)).toEqual({ type, specialities, from });
  });

  it('says that only the name gave the type', () => {
    expect(finder.find('tàu vũ trụ', 'Bệnh viện Mắt Huế')).toEqual({ type: 3, specialities: [22], from: 'name' });
  });

  it('falls back to "khác" and says that it did', () => {
    expect(finder.find('tàu vũ trụ', 'Sao Mai')).toEqual({ type: 8, specialities: [], from: 'neither' });
  });
});
