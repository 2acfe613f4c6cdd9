import { tidiedNumber } from '@antam/server/platform/contract/visible-text.ts';
import { type Check, runChecks } from '../../../forms/checks.ts';
import type { FormValues } from '../../../forms/form-result.ts';

/** Checks what can be checked before sending; the server decides. */
export const isName: Check = value =>
  value.trim().length < 2 || value.trim().length > 80 ? 'Xin vui lòng nhập họ tên, từ 2 đến 80 ký tự.' : null;

export const isEmail: Check = value =>
  /^[^\s@]+@[^\s@]+$/.test(value.trim()) ? null : 'Email chưa đúng, ví dụ: ten@email.com.';

export const isGiven: Check = value => (value === '' ? 'Xin vui lòng nhập mật khẩu.' : null);

export const isNewPassword: Check = value => (value.length < 8 ? 'Mật khẩu cần ít nhất 8 ký tự.' : null);

/** A number of Việt Nam has eight digits at least; none is fine, as nobody has to give one. */
export const isPhone: Check = value =>
  value.trim() === '' || (/^[+()\d\s./-]+$/.test(tidiedNumber(value)) && value.replace(/\D/g, '').length >= 8)
    ? null
    : 'Số điện thoại chưa đúng, ví dụ: 0912 345 678.';

/** The same as the field `name` of the same form. */
export const isSameAs =
  (name: string): Check =>
  (value, values) =>
    value === (values[name] ?? '') ? null : 'Mật khẩu nhập lại không khớp.';

/**
 * Checks a password and, only beside another mistake, its repetition: where that alone differs, the form is sent and
 * refused, as a failed reset or change has a text and a hit of its own (ERR-20, ERR-21).
 */
export function runPasswordChecks(
  checks: Readonly<Record<string, Check>>,
  repeated: Readonly<Record<string, Check>>,
  values: FormValues,
): Record<string, string> {
  const wrong = runChecks(checks, values);
  return Object.keys(wrong).length === 0 ? wrong : { ...wrong, ...runChecks(repeated, values) };
}
