import { describe, expect, it } from 'vitest';
import { listSubject, listTitle } from './list-title.ts';

const speciality = { type: 'specialities', slug: 'nhi-khoa', name: 'Nhi khoa' } as const;
const other = { type: 'specialities', slug: 'tim-mach', name: 'Tim mạch' } as const;
const province = { type: 'provinces', slug: 'ha-noi', name: 'Hà Nội' } as const;

describe('listTitle', () => {
  it('says how many, what and where', () => {
    expect(listTitle({ count: 1128, chosen: [speciality, province], q: '' }, 'bác sĩ')).toBe(
      '1.128 bác sĩ Nhi khoa tại Hà Nội',
    );
  });

  it('leaves out a type of which several values are chosen', () => {
    expect(listSubject({ chosen: [speciality, other, province], q: '' }, 'bác sĩ')).toBe('bác sĩ tại Hà Nội');
  });

  it('says when they are open', () => {
    const now = { type: 'hours', slug: 'now', name: 'Đang mở cửa' } as const;
    expect(listSubject({ chosen: [now, province], q: '' }, 'cơ sở y tế')).toBe('cơ sở y tế đang mở cửa tại Hà Nội');
  });

  it.each([
    ['bhyt', 'Nhận BHYT', 'nhận BHYT'],
    ['available', 'Còn lịch tuần này', 'còn lịch tuần này'],
    ['genders', 'Nữ', 'nữ'],
    ['titles', 'Phó Giáo sư', 'học hàm Phó Giáo sư'],
    ['degrees', 'Tiến sĩ y học', 'học vị Tiến sĩ y học'],
    ['languages_spoken', 'Tiếng Anh', 'biết tiếng Anh'],
    ['near', 'Cách bạn dưới 10 km', 'cách bạn dưới 10 km'],
    ['districts', 'Quận 3', 'tại Quận 3 (cũ)'],
    ['former_provinces', 'Bình Dương (trước 7/2025)', 'tại Bình Dương (trước 7/2025)'],
  ] as const)('names what is chosen of %s', (type, name, said) => {
    expect(listSubject({ chosen: [{ type, slug: 'x', name }], q: '' }, 'bác sĩ')).toBe(`bác sĩ ${said}`);
  });

  it('sets several conditions apart', () => {
    const chosen = [
      { type: 'bhyt', slug: 'yes', name: 'Nhận BHYT' },
      { type: 'hours', slug: 'now', name: 'Đang mở cửa' },
      speciality,
      province,
    ] as const;
    expect(listTitle({ count: 12, chosen: [...chosen], q: '' }, 'cơ sở y tế')).toBe(
      '12 cơ sở y tế Nhi khoa nhận BHYT, đang mở cửa tại Hà Nội',
    );
  });

  it('names each chosen province, the city with its rank', () => {
    const at = (...names: string[]) =>
      listSubject({ chosen: names.map(name => ({ type: 'provinces', slug: 'x', name })), q: '' }, 'bác sĩ');
    expect(at('Hồ Chí Minh')).toBe('bác sĩ tại TP. Hồ Chí Minh');
    expect(at('Hà Nội', 'Huế')).toBe('bác sĩ tại Hà Nội và Huế');
    expect(at('Hà Nội', 'Huế', 'Hồ Chí Minh')).toBe('bác sĩ tại Hà Nội và 2 nơi khác');
  });

  it('says that there is nobody in one sentence', () => {
    const chosen = [{ type: 'hours' as const, slug: 'always', name: 'Mở cửa 24 giờ' }, speciality];
    expect(listSubject({ chosen: [...chosen], q: '' }, 'phòng khám', 'nào')).toBe(
      'phòng khám Nhi khoa nào mở cửa 24 giờ',
    );
  });

  it('names the words searched for', () => {
    expect(listSubject({ chosen: [], q: 'mai' }, 'bác sĩ')).toBe('bác sĩ khớp “mai”');
    expect(listSubject({ chosen: [], q: 'maii', similar: true }, 'bác sĩ')).toBe('bác sĩ gần giống “maii”');
  });
});
