import type { PageError } from '../../loading/page-error.ts';

/** What the error page says. `retry`: trying the same address again may help. */
export type ErrorWords = { title: string; text: string; retry: boolean };

const KNOWN = new Map<number, ErrorWords>([
  [0, { title: 'Không có kết nối mạng', text: 'Bạn hãy kiểm tra kết nối rồi tải lại trang này.', retry: true }],
  [400, { title: 'Địa chỉ này chưa đúng', text: 'Bạn hãy kiểm tra lại đường dẫn, hoặc tìm lại từ đầu.', retry: false }],
  [401, { title: 'Bạn cần đăng nhập', text: 'Trang này chỉ dành cho người đã đăng nhập.', retry: false }],
  [403, { title: 'Bạn không có quyền xem trang này', text: 'Trang này chỉ dành cho chủ của nó.', retry: false }],
  [404, { title: 'Không tìm thấy trang', text: 'Trang bạn tìm không có ở đây, hoặc đã được gỡ bỏ.', retry: false }],
  [410, { title: 'Trang này đã được gỡ bỏ', text: 'Bạn có thể tìm bác sĩ hoặc cơ sở y tế khác.', retry: false }],
  [429, { title: 'Bạn đang thao tác hơi nhanh', text: 'Bạn hãy đợi một lúc rồi tải lại trang này.', retry: true }],
]);

const REFUSED: ErrorWords = {
  title: 'Không mở được trang này',
  text: 'Bạn hãy kiểm tra lại đường dẫn, hoặc tìm lại từ đầu.',
  retry: false,
};

const FAILED: ErrorWords = {
  title: 'Hệ thống đang gặp trục trặc',
  text: 'Lỗi này đã được ghi lại. Bạn hãy thử tải lại trang sau ít phút.',
  retry: true,
};

/** The words for a failure; what the API itself explained goes before the general text. */
export function errorWords({ status, detail }: PageError): ErrorWords {
  const words = KNOWN.get(status) ?? (status >= 400 && status < 500 ? REFUSED : FAILED);
  const isOwnText = detail !== null && status >= 400 && status < 500 && status !== 404;
  return isOwnText ? { ...words, text: detail } : words;
}
