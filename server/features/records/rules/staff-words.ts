import { displayPhone } from '../../../platform/phone/vietnam-phone.ts';
import { foldText } from '../../../platform/text/fold-text.ts';

/** Longer ones would not fit into the indices of PostgreSQL, whatever letters they are of. */
const MAX_LENGTH = 400;

/** A stored number (E.164) in digits as it is dialled: `0912345678`, `19001234`. */
export const dialledDigits = (e164: string): string => displayPhone(e164).replaceAll(/\D/g, '');

/**
 * What staff find a record by, whatever its status: the words of its name, its phone number and the words of `other`,
 * such as the street, folded, with a space before each.
 * @param phone E.164
 */
export function staffWords(name: string, phone: string | null | undefined, other: string | null | undefined): string {
  const parts = [foldText(name), phone ? dialledDigits(phone) : '', foldText(other ?? '')];
  return ` ${parts.filter(Boolean).join(' ')}`.slice(0, MAX_LENGTH);
}
