import type { FieldErrors } from '../../platform/errors/problem.ts';
import { displayPhone, parsePhone } from '../../platform/phone/vietnam-phone.ts';
import { accountEmail } from '../accounts/contract.ts';

/** A contact as staff typed it: null for none, undefined to leave it as it is. */
type Typed = string | null | undefined;

const WITH_SCHEME = /^[a-z][a-z0-9+.-]*:/i;

/** The number in national form. What is none is a mistake. */
export function checkPhone(phone: Typed, mistakes: FieldErrors): Typed {
  if (phone == null) return phone;
  const parsed = parsePhone(phone);
  if (!parsed) mistakes.phone = ['Số điện thoại chưa đúng, ví dụ: 0912 345 678 hoặc 1900 0115.'];
  return parsed ? displayPhone(parsed.e164) : null;
}

/** The number as it is stored, E.164. */
export function storedPhone(phone: Typed): Typed {
  return phone == null ? phone : (parsePhone(phone)?.e164 ?? null);
}

/** The address in lower case. What is none is a mistake. */
export function checkEmail(email: Typed, mistakes: FieldErrors): Typed {
  if (email == null) return email;
  const parsed = accountEmail.safeParse(email);
  if (!parsed.success) mistakes.email = parsed.error.issues.map(({ message }) => message);
  return parsed.success ? parsed.data : null;
}

/** The address of a page, `https://` where no scheme was typed. What is none is a mistake. */
export function checkWebsite(website: Typed, mistakes: FieldErrors): Typed {
  if (website == null) return website;
  const url = URL.parse(WITH_SCHEME.test(website) ? website : `https://${website}`);
  if (url && /^https?:$/.test(url.protocol) && url.hostname.includes('.') && url.username === '') {
    return url.href.length <= 300 ? url.href : website;
  }
  mistakes.website = ['Địa chỉ trang web chưa đúng, ví dụ: https://benhvien.vn.'];
  return null;
}
