import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';

const PASSWORDS = [ACCOUNTS.user.password, ACCOUNTS.doctor.password, ACCOUNTS.admin.password, 'một mật khẩu đủ dài 7'];
const NEWCOMERS = Array.from({ length: 200 }, (_, n) => `nguoi-moi-${n}@thu.example`);
const LISTS = {
  specialities: ['tim-mach', 'nhi-khoa,tim-mach', 'khong-co'],
  services: ['kham-tim-mach', 'goi-tam-soat-ten-rat-dai'],
  provinces: ['ha-noi', 'ho-chi-minh,da-nang', 'hue'],
  districts: ['ha-noi-dong-da', 'khong-co'],
  place_types: ['benh-vien', 'phong-kham-da-khoa', 'nha-khoa'],
};

/** Texts that fields of these names, or of these formats, take. */
export const VALID_TEXTS: Readonly<Record<string, readonly string[]>> = {
  ...LISTS,
  name: ['Trần Thị Ngẫu', 'Phòng khám Hoa Sữa'],
  email: [...NEWCOMERS, ACCOUNTS.user.email, ACCOUNTS.doctor.email],
  password: PASSWORDS,
  password_confirm: PASSWORDS,
  new_password: PASSWORDS,
  new_password_confirm: PASSWORDS,
  mobile_phone: ['0912 345 678', '+84 24 3826 1234', '1900 0115'],
  phone: ['0912 345 678', '+84 24 3826 1234'],
  code: ['123456', '000000', 'ABCD-EFGH'],
  next: ['/bac-si/', '/tim-kiem/?q=nhi', '/tai-khoan/'],
  source: ['forum', 'favourite'],
  session: ['others', '1', '7'],
  add: ['place:1', 'professional:2'],
  remove: ['place:1', 'professional:2'],
  q: ['nhi', 'bệnh viện sen hạ', 'bs mai', 'rang ham mat'],
  page: ['1', '2', '3'],
  page_size: ['10', '20', '1'],
  sort_by: ['location', 'name', 'rating'],
  include: ['filters'],
  province: ['ha-noi', 'da-nang'],
  lat: ['21.02'],
  long: ['105.83'],
  filter: ['{}', '{"q":"an"}', '{"status":"published"}', '{"id":[1,2]}', '{"kind":"speciality"}'],
  range: ['[0,9]', '[10,19]', '[0,0]'],
  sort: ['["id","ASC"]', '["name","DESC"]', '["updated_at","DESC"]'],
  viec: ['thiet-lap', 'xac-nhan', 'tat', 'ma-du-phong'],
  path: ['/bac-si/', '/co-so-y-te/benh-vien-1/', '/'],
  category: ['menu', 'contact'],
  action: ['open', 'press'],
  website: ['https://sen-ha.example/'],
  caption: ['Sảnh chính'],
  description: ['<p>Một <strong>đoạn</strong> văn.</p>', 'Chữ thường'],
  uuid: ['3f0c5a1e-7a51-4b0a-8f5d-1c1d4b2f9a10', '9d2b7c52-0f1e-4c8e-9a77-5a4b3c2d1e0f'],
  date: ['2026-01-31', '2025-12-01'],
  'date-time': ['2026-01-31T08:00:00.000Z'],
  reason: ['Thiếu giấy phép'],
  other: ['Trần Thị Ngẫu', 'một dòng chữ', 'an-tam-1', '08:00', '1'],
};
