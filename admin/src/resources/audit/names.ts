/** Kinds of record that the log speaks of, as choices of a select. */
export const SUBJECTS = [
  { id: 'place', name: 'Cơ sở y tế' },
  { id: 'professional', name: 'Bác sĩ, chuyên gia' },
  { id: 'account', name: 'Tài khoản' },
  { id: 'provider-application', name: 'Đơn đăng ký' },
];

const VERBS: Readonly<Record<string, string>> = {
  create: 'Tạo',
  update: 'Sửa',
  delete: 'Xóa',
  view: 'Xem',
  list: 'Xem danh sách',
  approve: 'Duyệt',
  refuse: 'Từ chối',
  disable: 'Khóa',
  enable: 'Mở khóa',
  role: 'Đổi vai trò',
};

/** The Vietnamese name of a kind; the kind itself where it is not known. */
export const subjectName = (kind: string): string => SUBJECTS.find(({ id }) => id === kind)?.name ?? kind;

/** `place.update` as `Sửa`; what is not known as it is. */
export function actionName(action: string): string {
  const verb = action.split('.').at(-1) ?? '';
  return VERBS[verb] ?? action;
}

/** Names of fields in one line. */
export const fieldNames = (fields: readonly string[]): string => fields.join(', ');
