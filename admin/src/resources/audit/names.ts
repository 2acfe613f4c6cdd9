const VERBS: Readonly<Record<string, string>> = {
  create: 'Tạo',
  update: 'Sửa',
  delete: 'Xóa',
  view: 'Xem',
  list: 'Xem danh sách',
  approve: 'Duyệt',
  refuse: 'Từ chối',
  reopen: 'Mở lại',
  disable: 'Khóa',
  enable: 'Mở khóa',
  role: 'Đổi vai trò',
  reset: 'Đặt lại lối vào',
  'picture-add': 'Thêm ảnh',
  'picture-update': 'Sửa ảnh',
  'picture-delete': 'Xóa ảnh',
};

/** `place.update` as `Sửa`; what is not known as it is. */
export function actionName(action: string): string {
  const verb = action.split('.').at(-1) ?? '';
  return VERBS[verb] ?? action;
}

/** Names of fields that several kinds have; others are named by their resource. */
const FIELDS: Readonly<Record<string, string>> = {
  name: 'tên',
  email: 'email',
  phone: 'điện thoại',
  mobile_phone: 'điện thoại',
  role: 'vai trò',
  status: 'trạng thái',
  is_official: 'tài khoản chính thức',
  address: 'địa chỉ',
  description: 'giới thiệu',
  specialities: 'chuyên khoa',
  services: 'dịch vụ',
  pictures: 'hình ảnh',
  image: 'ảnh',
  caption: 'chú thích',
  is_main: 'ảnh chính',
  province: 'tỉnh, thành phố',
  website: 'trang web',
  last_login_at: 'lần đăng nhập gần nhất',
  session_count: 'số phiên đăng nhập',
  source: 'nguồn',
  password: 'mật khẩu',
  second_factor: 'xác thực hai lớp',
  has_second_factor: 'xác thực hai lớp',
  deletion_due_at: 'ngày xóa',
  date_of_birth: 'ngày sinh',
  reason_booking: 'lý do khám',
  answers: 'câu trả lời khi đặt khám',
  booked_by: 'người đặt khám',
};

/** Names of fields in one line, those of single kinds given; a field without a Vietnamese name as it is stored. */
export const fieldNames = (fields: readonly string[], own: Readonly<Record<string, string>> = {}): string =>
  [...new Set(fields.map(field => own[field] ?? FIELDS[field] ?? field))].join(', ');
