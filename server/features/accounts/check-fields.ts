import { invalid } from '../../platform/errors/problem.ts';
import { nameFault } from './rules/name-fault.ts';
import { ownPhone } from './rules/own-phone.ts';
import { weakPassword } from './rules/weak-password.ts';

/** Throws 422 where a text is no valid name. */
export function requireName(name: string): void {
  const fault = nameFault(name);
  if (fault !== undefined) throw invalid({ name: [fault] });
}

/** Throws 422 where a new password is too easy to guess. `field` is the name under which it was sent. */
export async function requireGoodPassword(password: string, email: string, field = 'password'): Promise<void> {
  const reason = await weakPassword(password, email);
  if (reason !== undefined) throw invalid({ [field]: [reason] });
}

/** Throws 422 unless the password was typed the same twice. */
export function requireSame(password: string, repeated: string, field: string): void {
  if (password !== repeated) throw invalid({ [field]: ['Mật khẩu nhập lại không khớp.'] });
}

/** The phone number as E.164, null for none; throws 422 where it is no number. */
export function requirePhone(text: string | null | undefined, role: string): string | null {
  const phone = ownPhone(text, role);
  if (phone === undefined) {
    throw invalid({ mobile_phone: ['Số điện thoại chưa đúng, ví dụ: 0912 345 678.'] });
  }
  return phone;
}
