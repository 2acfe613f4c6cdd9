import type { ConsoleResource } from '../../providers/console-resource.ts';

const VERBS: Readonly<Record<string, string>> = {
  create: 'Tạo',
  update: 'Sửa',
  delete: 'Xoá',
  view: 'Xem',
  list: 'Xem danh sách',
  approve: 'Duyệt',
  refuse: 'Từ chối',
  reopen: 'Mở lại',
  disable: 'Khoá',
  enable: 'Mở khoá',
  role: 'Đổi vai trò',
  reset: 'Đặt lại lối vào',
  restore: 'Trở về bản cũ',
  preview: 'Lấy địa chỉ xem trước',
  publish: 'Cho hiện',
  remove: 'Gỡ',
  retry: 'Cho làm lại',
  drop: 'Bỏ',
  erase: 'Xoá dữ liệu',
  hide: 'Ẩn',
  reject: 'Không đăng',
  lock: 'Khoá trả lời',
  unlock: 'Mở lại trả lời',
  merge: 'Gộp',
  assign: 'Giao trả lời',
  unassign: 'Thôi giao trả lời',
  'reply-as': 'Trả lời thay',
  'identity-add': 'Cấp tên để trả lời',
  'identity-delete': 'Thu hồi tên để trả lời',
  'picture-add': 'Thêm ảnh',
  'picture-update': 'Sửa ảnh',
  'picture-delete': 'Xoá ảnh',
};

/** `place.update` as `Sửa`; what is not known as it is. */
export function actionName(action: string): string {
  const verb = action.split('.').at(-1) ?? '';
  return VERBS[verb] ?? action;
}

/** A kind of record that the log speaks of. */
export interface AuditedKind {
  /** As the log calls it. */
  readonly id: string;
  readonly name: string;
  /** What fields are called that only this kind has, or that mean something else there. */
  readonly fields: Readonly<Record<string, string>>;
}

/** Kinds of record that the console has no pages of. */
const WITHOUT_PAGES: readonly AuditedKind[] = [
  {
    id: 'booking',
    name: 'Lượt khám',
    fields: { name: 'họ tên', email: 'email', reason: 'loại lượt khám' },
  },
  {
    id: 'calendar',
    name: 'Lịch khám',
    fields: {
      accepts_booking: 'nhận đặt khám',
      confirms_at_once: 'xác nhận ngay',
      notice_minutes: 'thời hạn đặt trước',
      buffer_before: 'thời gian nghỉ trước lượt khám',
      buffer_after: 'thời gian nghỉ sau lượt khám',
      daily_limit: 'số lượt khám mỗi ngày',
      note: 'lời nhắn cho người đặt',
      weekly: 'giờ khám hằng tuần',
      exceptions: 'ngày nghỉ và giờ thêm',
      reasons: 'loại lượt khám',
    },
  },
];

type Named = Pick<ConsoleResource, 'texts' | 'options'>;

/** Every kind of record that the log speaks of, those with pages first. */
export function auditedKinds(resources: readonly Named[]): readonly AuditedKind[] {
  const withPages = resources.flatMap(({ texts, options: { subject, fields = {} } = {} }) =>
    subject === undefined ? [] : [{ id: subject, name: texts.name, fields }],
  );
  return [...withPages, ...WITHOUT_PAGES];
}
