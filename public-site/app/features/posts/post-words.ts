import type { AccountOpening } from '../accounts/account-address.ts';

/** How a visitor whose session is over is asked to log in. */
export const LOGIN: AccountOpening = { tab: 'login', source: 'forum' };

/** What failed, in sentences that alerts begin with. */
export const FAILED = {
  question: 'Gửi câu hỏi không thành công. Xin vui lòng thử lại.',
  reply: 'Gửi trả lời không thành công. Xin vui lòng thử lại.',
  edit: 'Sửa bài viết không thành công. Xin vui lòng thử lại.',
  imageDelete: 'Xoá ảnh không thành công. Xin vui lòng thử lại.',
  caption: 'Sửa chú thích ảnh không thành công. Xin vui lòng thử lại.',
  /** The failure of everything else that is done to posts. */
  other: 'Chưa thực hiện được. Xin vui lòng thử lại.',
} as const;

export const REPLIED = 'Trả lời thành công!';
export const DELETE_IMAGE = 'Bạn có chắc chắn muốn xoá bỏ ảnh này?';
export const DECLINE = 'Bạn có muốn từ chối trả lời?';
