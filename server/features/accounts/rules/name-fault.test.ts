import { describe, expect, it } from 'vitest';
import { nameFault } from './name-fault.ts';

const NAMES = [
  ...[
    'Nguyễn Thị Mai',
    'Trần Văn Minh',
    'Lê Thị An',
    'Đỗ Quỳnh Chi',
    'Vũ Hoài Nam',
    'Hoàng Kiểm Duyệt',
    'Bùi Quản Trị',
  ],
  ...['An', 'Ý Nhi', 'Hồ Hoàn Kiếm', 'Ngô Bảo Châu', 'Tôn Nữ Thị Ninh', 'Công Tằng Tôn Nữ Mỹ Duyên', 'Y Moan Ênuôl'],
  ...['H’Hen Niê', "Siu H'Bia", 'nguyen van a', 'TRẦN THỊ BÉ', 'Lê-Anh O’Neil', "Lê-Anh O'Neil", 'Nguyễn Văn A (Tám)'],
  ...['BS. Trần Văn A', 'BS.Trần Văn A', 'bs. ly thi hoa', 'BS. Vu Van Do', 'BS.Vu Van Do', 'Ths.BS Lý Văn To'],
  ...[
    'PGS.TS.BS Nguyễn Thị Mai',
    'GS. TS. Đặng Văn Ngữ',
    'GS.TSKH Hồ Đắc Di',
    'Bs.CKII Nguyễn Văn B.',
    'BS CK.I Lê La',
  ],
  ...[
    'BSCKII. Phạm Ngọc Thạch',
    'ThS.BS.CK1 Đinh Thị C',
    'TTƯT.BS Nguyễn Thị D',
    'DS. Hà My',
    'ĐD. Lê Kim',
    'CN. Vi Mai',
  ],
  ...[
    'LY. Lê Hữu Trác',
    'Th.S Nguyễn E',
    'Ng. Văn A',
    'Ng. V. A.',
    'Nguyễn V. A',
    'T.Mai',
    'T. Ly',
    'Mai T. Anh',
    'Tr. Ph. Linh',
  ],
  ...['Công ty TNHH An Tâm 24h', 'Cty. CP Dược phẩm Trung ương 3', 'Công ty CP Y tế & Dược Việt', 'An Tam Co., Ltd.'],
  ...[
    'Bệnh viện 108',
    'Bệnh viện Đa khoa 30/4',
    'Phòng khám 3/2',
    'BV. Chợ Rẫy',
    'Phòng khám Trúc Lam',
    'TP. Hồ Chí Minh',
  ],
  ...['Bệnh viện Quân y 175 (TP.HCM)', 'Nha khoa Việt – Pháp', 'Phòng khám Đa khoa Hà Nội, cơ sở 2', 'Medlatec No. 1'],
  ...[
    'J. R. R. Tolkien',
    'John F. Kennedy',
    'George H. W. Bush',
    'Martin Luther King, Jr.',
    'Dr. Page',
    'Dr. Win Myint',
  ],
  ...[
    'Mr. John Smith',
    'St. Paul Hospital',
    'Prof. Dr. med. Hans Müller',
    'Jean-Luc d’Arc',
    'Conchita Martínez y Ruiz',
  ],
  ...[
    'Zoë Kravitz',
    'Søren Kierkegaard',
    'Łukasz Żak',
    'Nguyễn Éric',
    'José M. Sison',
    'ths.bs nguyễn lan',
    'pgs.ts. lê b',
    'Þór Björnsson',
  ],
  ...[
    'Владимир Путин',
    'Олена Гончаренко',
    'Γιώργος Παπαδόπουλος',
    '王小明',
    '佐々木 太郎',
    'ヘルパー',
    '김민수',
    'محمد علي',
  ],
  ...['สมชาย ใจดี', 'नरेंद्र मोदी', 'דוד לוי', 'Gal·la Placídia', 'Oʻzbek Qizi', 'M’Hamed Benali', 'Người dùng An Tâm'],
];

const ADDRESSES = [
  ...[
    'Trúng thưởng: bit.ly/abc',
    'bit.ly/abc',
    'bit.ly',
    'BIT.LY',
    'abc.vn',
    'ABC.VN',
    'abc . com',
    'abc. com',
    'abc .com',
  ],
  ...[
    'Nguyễn Văn A abc.com.vn',
    'xem tại antam.example',
    't.me',
    't.me/qua',
    'T.Me',
    'x.com',
    'X. Com',
    'g.co',
    'bs.ly',
  ],
  ...[
    'BS.vn',
    'Dr.com',
    'ts.top',
    'Lê An https://evil.example',
    'http://1.2.3.4',
    'https evil',
    '//evil',
    'www evil',
    'www.evil',
  ],
  ...[
    'http:evil',
    'zalo:0912',
    'tel:113',
    'javascript:alert(1)',
    'mailto:a',
    'An/qua',
    'nhận quà /abc',
    'a\\b',
    '10.0.0.1',
  ],
  ...[
    'ten@email.com',
    'a@b',
    'ten (at) gmail.com',
    'abc,com',
    'abc dot com',
    'abc chấm vn',
    'abc。com vn.vn',
    'ａｂｃ．ｃｏｍ',
  ],
  ...['𝐛𝐢𝐭.𝐥𝐲', 'bit．ly', 'пример.рф', 'Nguyễn.Văn.A', 't . me', 'Mai: xau.example', 'trúng-thưởng.shop'],
];
const PHONES = [
  ...[
    '0912345678',
    'Mai 0912 345 678',
    'Mai (091) 234-5678',
    '+84912345678',
    '09.1234.5678',
    'Gọi 1900 0115',
    '1 9 0 0 1 1',
  ],
  ...['٠٩١٢٣٤٥٦٧٨', '０９１２３４５６７８', '①⑨⓪⓪①①', '1️⃣9️⃣0️⃣0️⃣1️⃣1️⃣', 'Zalo 0912-345-678', '192.168.1.1', 'http:0912345678'],
];
const SENTENCES = [
  ...[
    'Trúng thưởng. Gọi ngay',
    'Bạn đã trúng xe. Nhận tại quầy.',
    'Trúng thưởng!',
    'Trúng thưởng？',
    'Nhận quà không?',
  ],
  ...[
    'Trúng thưởng: xem ngay',
    'An Tâm： trúng',
    'Quà ; nhận',
    'Quà... nhận',
    'Quà… nhận',
    'Quà . . nhận',
    'Mai\nTrúng thưởng',
  ],
  ...[
    'Mai\r\nBcc a',
    'Mai\u2028Trúng',
    'Nguyễn Văn A. Bạn trúng thưởng một xe',
    'Chúc mừng., gọi ngay',
    'abc\u00ad.com',
    'a'.repeat(321),
  ],
];
const SIGNS = [
  ...[
    'Mai 🎁',
    '🎉',
    'Mai ❤️',
    '<b>Mai',
    'Mai #1',
    'Mai | An',
    'Mai = quà',
    'Mai * An',
    'Mai_An',
    'Mai\u0007',
    'Mai\u200bAn',
  ],
  ...[
    'Mai ǃ An',
    '24',
    '- -',
    '.',
    '..'.slice(1),
    '“Mai”',
    'Mai™ $',
    'Mai ~',
    'Mai % An',
    'Mai + An',
    '{Mai}',
    'Mai\u202eAn',
  ],
];

describe('nameFault', () => {
  it('is tested with enough names and enough other texts', () => {
    const faulty = [...ADDRESSES, ...PHONES, ...SENTENCES, ...SIGNS];
    expect([new Set(NAMES).size >= 60, new Set(faulty).size >= 60]).toEqual([true, true]);
  });

  it.each(NAMES)('takes %j', name => {
    expect(nameFault(name)).toBeUndefined();
    expect(nameFault(name.normalize('NFD'))).toBeUndefined();
  });

  it.each(ADDRESSES)('refuses the address in %j', name => {
    expect(nameFault(name)).toBe('Họ tên không được chứa liên kết hay email.');
  });
  it.each(PHONES)('refuses the phone number in %j', name => {
    expect(nameFault(name)).toBe('Họ tên không được chứa số điện thoại.');
  });
  it.each(SENTENCES)('refuses the sentences of %j', name => {
    expect(nameFault(name)).toBe('Họ tên chỉ gồm tên của bạn, không kèm câu chữ khác.');
  });
  it.each(SIGNS)('refuses the signs of %j', name => {
    expect(nameFault(name)).toBe('Họ tên chỉ gồm chữ cái, chữ số, khoảng trắng và các dấu . , - ’ & ( ).');
  });
});
