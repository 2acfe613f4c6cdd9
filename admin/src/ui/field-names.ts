/** Names of fields, whatever kind of record has them; a kind that means something else names its own. */
const FIELDS: Readonly<Record<string, string>> = {
  name: 'tên',
  email: 'email',
  phone: 'điện thoại',
  mobile_phone: 'điện thoại',
  role: 'vai trò',
  status: 'trạng thái',
  is_official: 'tài khoản chính thức',
  address: 'địa chỉ',
  province: 'tỉnh, thành phố',
  description: 'giới thiệu',
  specialities: 'chuyên khoa',
  services: 'dịch vụ và giá',
  source: 'nguồn',
  pictures: 'hình ảnh',
  image: 'ảnh',
  caption: 'chú thích',
  is_main: 'ảnh chính',
  password: 'mật khẩu',
  second_factor: 'xác thực hai lớp',
  last_login_at: 'lần đăng nhập gần nhất',
  session_count: 'số phiên đăng nhập',
  date_of_birth: 'ngày sinh',
  reason_booking: 'lý do khám',
  answers: 'câu trả lời khi đặt khám',
  booked_by: 'người đặt khám',
  booking_start: 'giờ khám',
  reason: 'lý do',
  reply_identities: 'danh tính được cấp',
};

/** What a field is called within a sentence, where its kind of record has no name of its own; else as it is stored. */
export const fieldName = (field: string, own: Readonly<Record<string, string>> = {}): string =>
  own[field] ?? FIELDS[field] ?? field;

/** Names of fields in one line, those of their kind given. */
export const fieldNames = (fields: readonly string[], own: Readonly<Record<string, string>> = {}): string =>
  [...new Set(fields.map(field => fieldName(field, own)))].join(', ');
