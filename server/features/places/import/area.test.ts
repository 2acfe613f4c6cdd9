import { describe, expect, it } from 'vitest';
import { writeAddress } from './address.ts';
import { findArea, type WrittenArea } from './area.ts';
import { areaText } from './area-names.ts';
import { AreaFinder } from './areas.ts';
import { readPosition } from './place-cells.ts';

const unit = (id: number, fullName: string) => ({
  id,
  fullName,
  name: fullName.replace(/^(Thành phố|Tỉnh|Quận|Huyện|Thị xã|Phường|Xã) (?=\D)/, ''),
});

const finder = new AreaFinder({
  provinces: [
    unit(1, 'Thành phố Hà Nội'),
    unit(2, 'Thành phố Hồ Chí Minh'),
    unit(3, 'Thành phố Đà Nẵng'),
    unit(4, 'Tỉnh Đồng Tháp'),
  ],
  formerProvinces: [
    { ...unit(11, 'Thành phố Hà Nội'), province: 1 },
    { ...unit(12, 'Thành phố Hồ Chí Minh'), province: 2 },
    { ...unit(13, 'Tỉnh Bình Dương'), province: 2 },
    { ...unit(14, 'Thành phố Đà Nẵng'), province: 3 },
    { ...unit(15, 'Tỉnh Tiền Giang'), province: 4 },
    { ...unit(16, 'Tỉnh Đồng Tháp'), province: 4 },
  ],
  districts: [
    { ...unit(101, 'Quận Ba Đình'), formerProvince: 11, province: 1, lat: 21.036, long: 105.825 },
    { ...unit(102, 'Quận Hoàn Kiếm'), formerProvince: 11, province: 1, lat: 21.03, long: 105.85 },
    { ...unit(103, 'Quận 1'), formerProvince: 12, province: 2, lat: 10.776, long: 106.7 },
    { ...unit(104, 'Quận 4'), formerProvince: 12, province: 2, lat: 10.759, long: 106.704 },
    { ...unit(105, 'Thành phố Thủ Dầu Một'), formerProvince: 13, province: 2, lat: 10.98, long: 106.65 },
    { ...unit(106, 'Quận Hải Châu'), formerProvince: 14, province: 3, lat: 16.06, long: 108.22 },
    { ...unit(107, 'Huyện Hoàng Sa'), formerProvince: 14, province: 3, lat: 16.5, long: 111.6 },
    { ...unit(108, 'Huyện Châu Thành'), formerProvince: 15, province: 4, lat: 10.44, long: 106.29 },
    { ...unit(109, 'Huyện Châu Thành'), formerProvince: 16, province: 4, lat: 10.24, long: 105.8 },
  ],
  wards: [
    { ...unit(201, 'Phường Ba Đình'), province: 1 },
    { ...unit(202, 'Phường Cầu Ông Lãnh'), province: 2 },
    { ...unit(203, 'Phường Hải Châu'), province: 3 },
    { ...unit(204, 'Xã Tân Hương'), province: 4 },
    { ...unit(205, 'Phường Hồng Hà'), province: 1 },
    { ...unit(206, 'Phường Thủ Dầu Một'), province: 2 },
  ],
  formerWards: [
    { ...unit(301, 'Phường Quán Thánh'), district: 101, ward: 201 },
    { ...unit(302, 'Phường Phúc Xá'), district: 101, ward: 205 },
    { ...unit(303, 'Phường Cầu Ông Lãnh'), district: 103, ward: 202 },
    { ...unit(304, 'Phường Thạch Thang'), district: 106, ward: 203 },
    { ...unit(305, 'Xã Tân Hương'), district: 108, ward: 204 },
    { ...unit(306, 'Phường 12'), district: 104, ward: 202 },
    { ...unit(307, 'Phường Phú Cường'), district: 105, ward: 206 },
  ],
});

const written = (area: Partial<WrittenArea>): WrittenArea => ({
  province: '',
  district: '',
  ward: '',
  address: '',
  position: undefined,
  ...area,
});
const find = (area: Partial<WrittenArea>) => {
  const found = findArea(written(area), finder);
  if (!found) return undefined;
  const codes = [...found.repairs, ...found.flags].map(remark => remark.code);
  return { province: found.province, district: found.district, ward: found.ward, codes };
};

describe('findArea', () => {
  it.each([
    'Thành phố Hà Nội',
    'Hà Nội',
    'TP. Hà Nội',
    'tp hà nội',
    'HA NOI',
    'Hanoi',
    'Ha Noi City',
    'Hà Nội'.normalize('NFD'),
  ])('knows the province written "%s"', province => {
    expect(find({ province })?.province).toBe(1);
  });

  it.each(['TP.HCM', 'TPHCM', 'Sài Gòn', 'Tp Hồ Chí Minh', 'Ho Chi Minh City'])('knows %s', province => {
    expect(find({ province })?.province).toBe(2);
  });

  it('takes a province of before July 2025 as the one it is in now, and says so', () => {
    expect(find({ province: 'Bình Dương', district: 'TP Thủ Dầu Một', ward: 'Phường Phú Cường' })).toEqual({
      province: 2,
      district: 105,
      ward: 206,
      codes: ['former_province'],
    });
  });

  it('resolves today’s ward and the old one', () => {
    const today = { province: 'Hà Nội', district: 'Quận Ba Đình', ward: 'Phường Ba Đình' };
    expect(find(today)).toEqual({ province: 1, district: 101, ward: 201, codes: [] });
    const old = { province: 'Hà Nội', district: 'Q. Ba Đình', ward: 'P. Quán Thánh' };
    expect(find(old)).toEqual({ province: 1, district: 101, ward: 201, codes: [] });
    expect(find({ province: 'tphcm', district: 'Q.4', ward: 'P.12' })).toEqual({
      province: 2,
      district: 104,
      ward: 202,
      codes: [],
    });
  });

  it('corrects a district that the ward never lay in', () => {
    const area = { province: 'Đà Nẵng', district: 'Huyện Hoàng Sa', ward: 'Phường Hải Châu' };
    expect(find(area)).toEqual({ province: 3, district: 106, ward: 203, codes: ['district_corrected'] });
  });

  it('distinguishes two districts of one name by former province, ward or position', () => {
    expect(find({ province: 'Tiền Giang', district: 'Châu Thành' })?.district).toBe(108);
    expect(find({ province: 'Đồng Tháp', district: 'Châu Thành', ward: 'Xã Tân Hương' })?.district).toBe(108);
    const position = { lat: 10.25, long: 105.81 };
    expect(find({ province: 'Đồng Tháp', district: 'Châu Thành', position })?.district).toBe(109);
  });

  it('asks the address, then the position, when names fail', () => {
    expect(find({ address: '12 Phan Đình Phùng, Phường Quán Thánh, Quận Ba Đình, Hà Nội' })).toEqual({
      province: 1,
      district: 101,
      ward: 201,
      codes: ['province_found', 'district_found'],
    });
    expect(find({ province: 'Atlantis', position: { lat: 10.777, long: 106.701 } })).toEqual({
      province: 2,
      district: 103,
      ward: null,
      codes: ['province_found', 'district_found'],
    });
    expect(find({ province: 'Atlantis' })).toBeUndefined();
  });

  it('remarks on a ward or district that is not there', () => {
    const area = { province: 'Hà Nội', district: 'Quận Không Có', ward: 'Phường Nào Đó' };
    expect(find(area)).toEqual({
      province: 1,
      district: null,
      ward: null,
      codes: ['ward_unknown', 'district_unknown'],
    });
  });

  it('leaves out a position in another part of the country', () => {
    const found = findArea(written({ province: 'Hà Nội', position: { lat: 10.77, long: 106.7 } }), finder);
    expect(found?.position).toBeUndefined();
    expect(found?.flags.map(flag => flag.code)).toEqual(['position_far']);
  });
});

describe('writeAddress', () => {
  const baDinh = { province: { id: 1, name: 'Hà Nội' }, ward: 'Phường Ba Đình', district: 'Quận Ba Đình' };
  it.each([
    ['12 Chu Văn An, Phường Quán Thánh, Quận Ba Đình, Hà Nội', '12 Chu Văn An, Phường Ba Đình, Hà Nội'],
    ['12 Chu Văn An, Quán Thánh, Ba Dinh, Hanoi 100000, Vietnam', '12 Chu Văn An, Phường Ba Đình, Hà Nội'],
    ['Quán Thánh, Ba Đình, Hà Nội', 'Quán Thánh, Phường Ba Đình, Hà Nội'],
    ['Phường Quán Thánh, Hà Nội', 'Phường Ba Đình, Hà Nội'],
    ['Ba Đình, Hà Nội', 'Phường Ba Đình, Hà Nội'],
    ['Ngõ 5, Tổ dân phố 6, Phường Ba Đình', 'Ngõ 5, Tổ dân phố 6, Phường Ba Đình, Hà Nội'],
    ['', 'Phường Ba Đình, Hà Nội'],
  ])('%s', (text, wanted) => {
    expect(writeAddress(text, baDinh, finder)).toBe(wanted);
    expect(writeAddress(wanted, baDinh, finder)).toBe(wanted);
  });

  it('drops the number of an old district', () => {
    const area = { province: { id: 2, name: 'Hồ Chí Minh' }, ward: 'Phường Cầu Ông Lãnh', district: 'Quận 1' };
    const wanted = '764 Võ Văn Kiệt, Phường Cầu Ông Lãnh, TP. Hồ Chí Minh';
    expect(writeAddress('764 Võ Văn Kiệt, 5, Ho Chi Minh City', area, finder)).toBe(wanted);
  });
});

describe('areaText', () => {
  it.each([
    ['Q1', 'Quận 1'],
    ['q. 01', 'Quận 1'],
    ['District 3', 'Quận 3'],
    ['F.12', 'Phường 12'],
    ['TX. Sơn Tây', 'Thị xã Sơn Tây'],
    ['TT Trâu Quỳ', 'Thị trấn Trâu Quỳ'],
    ['Ba Dinh District', 'Ba Dinh'],
    ['Phú Quốc', 'Phú Quốc'],
    ['Hà Đông', 'Hà Đông'],
  ])('%s is %s', (text, wanted) => {
    expect(areaText(text)).toBe(wanted);
  });
});

describe('readPosition', () => {
  it('reads degrees, repairs swapped columns, and leaves out what is not in Viet Nam', () => {
    expect(readPosition('21.03', '105.85').position).toEqual({ lat: 21.03, long: 105.85 });
    expect(readPosition('21,03', '105,85').position).toEqual({ lat: 21.03, long: 105.85 });
    expect(readPosition('105.85', '21.03')).toMatchObject({
      position: { lat: 21.03, long: 105.85 },
      remark: { code: 'position_swapped' },
    });
    expect(readPosition('', '')).toEqual({ position: undefined });
    for (const [lat, long] of [
      ['0', '0'],
      ['48.1', '11.5'],
      ['x', '105.85'],
      ['21.03', ''],
    ] as const) {
      expect(readPosition(lat, long)).toMatchObject({ position: undefined, remark: { code: 'position_unusable' } });
    }
  });
});
