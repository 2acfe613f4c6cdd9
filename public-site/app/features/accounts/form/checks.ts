import type { Check } from '../../../forms/checks.ts';

/** Checks what can be checked before sending; the server decides. */
export const isName: Check = value =>
  value.trim().length < 2 || value.trim().length > 80 ? 'Xin vui lòng nhập họ tên, từ 2 đến 80 ký tự.' : null;

export const isEmail: Check = value =>
  /^[^\s@]+@[^\s@]+$/.test(value.trim()) ? null : 'Email chưa đúng, ví dụ: ten@email.com.';

export const isGiven: Check = value => (value === '' ? 'Xin vui lòng nhập mật khẩu.' : null);

export const isNewPassword: Check = value => (value.length < 8 ? 'Mật khẩu cần ít nhất 8 ký tự.' : null);
