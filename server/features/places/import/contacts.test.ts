import { describe, expect, it } from 'vitest';
import { withoutContacts } from './contacts.ts';

describe('withoutContacts', () => {
  it.each([
    ['12 Hàng Bông, ĐT: 024.3825.1234, Hà Nội', '12 Hàng Bông, Hà Nội', ['024.3825.1234']],
    ['Nhà thuốc An Tâm 0983 111 112', 'Nhà thuốc An Tâm', ['0983 111 112']],
    ['Nhà thuốc An Tâm (SĐT 0983.111.112)', 'Nhà thuốc An Tâm', ['0983.111.112']],
    ['Nha khoa Sao - Hotline: 1900 1234', 'Nha khoa Sao', ['1900 1234']],
    ['5 Lê Lợi. Tel: 3825 1234', '5 Lê Lợi.', ['3825 1234']],
    ['5 Lê Lợi, +84 983 111 112', '5 Lê Lợi', ['+84 983 111 112']],
    ['5 Lê Lợi, Email: An.Tam@mail.example.vn, Huế', '5 Lê Lợi, Huế', []],
    ['=HYPERLINK Nhà thuốc', 'HYPERLINK Nhà thuốc', []],
    ['-5 Lê Lợi', '5 Lê Lợi', []],
  ])('repairs %s', (written, text, phones) => {
    const repaired = withoutContacts(written, 'address');
    expect(repaired).toMatchObject({ text, phones });
    expect(repaired.repairs).toHaveLength(1);
  });

  it.each([
    '123/45/6 Nguyễn Trãi, Phường 7, Quận 5',
    'Km 12 Quốc lộ 1A, 10-12-14 Lê Lợi',
    'Phòng khám 115',
    'Số 9, ngõ 1234567, Hà Nội 100000',
    'Nhà thuốc Hotel 24/7',
    'Phòng khám DT Sài Gòn',
    '',
  ])('leaves %s alone', text => {
    expect(withoutContacts(text, 'address')).toEqual({ text, phones: [], repairs: [] });
  });
});
