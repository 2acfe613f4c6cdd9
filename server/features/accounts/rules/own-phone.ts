import { parsePhone } from '../../../platform/phone/vietnam-phone.ts';

/**
 * A number that a user gives as their own, as E.164; null where none was given, undefined where it is none. Only
 * providers may have a hotline.
 */
export function ownPhone(text: string | null | undefined, role: string): string | null | undefined {
  if (!text?.trim()) return null;
  const phone = parsePhone(text);
  if (!phone || (phone.kind === 'hotline' && !isProvider(role))) return undefined;
  return phone.e164;
}

/** Whether the role is of those who run a page. */
export function isProvider(role: string): role is 'professional' | 'place' {
  return role === 'professional' || role === 'place';
}
