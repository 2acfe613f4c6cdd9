import { parsePhone } from '../../../platform/phone/vietnam-phone.ts';
import type { Remark } from '../../../platform/transfer/import.ts';

/** A name or address without what must not be public in it. */
export interface WithoutContacts {
  readonly text: string;
  /** Phones that stood in it, as they were written. */
  readonly phones: readonly string[];
  readonly repairs: readonly Remark[];
}

const LABEL = String.raw`(?:(?<![\p{L}\p{N}])(?:s?đt|sdt|dt|tel|phone|điện thoại|số điện thoại|hotline|di động|zalo|liên hệ|lh)(?:\s*[:.]|\s+(?=[+(]?\d))[\s:.]*)*`;
const DIGITS = String.raw`(?<![\p{L}\p{N}/.-])\+?\(?\d(?:[\s.()–-]{0,3}\d){6,14}(?![\p{L}\p{N}/])`;
const PHONE = new RegExp(`(${LABEL})(${DIGITS})`, 'giu');
/** The local part is bounded: a long word is not read to its end from each of its letters. */
const EMAIL =
  /(?:(?<!\p{L})(?:e-?mail|thư điện tử)\s*[:.]?\s*)?[^\s@<>()",;:]{1,64}@[a-z0-9][a-z0-9-]*(?:\.[a-z0-9-]+)*\.[a-z]{2,}/giu;
/** What a spreadsheet takes as the beginning of a formula. */
const FORMULA_START = /^[=+\-@＝＋－＠\s]+/u;

/**
 * Cuts phones and email addresses, with their labels, and the beginnings of formulas out of a tidy name or address.
 * Long numbers count as phones when they are ones or are called so.
 * @param what for the remarks: "name", "address"
 */
export function withoutContacts(written: string, what: string): WithoutContacts {
  const phones: string[] = [];
  const withoutEmails = written.replace(EMAIL, '');
  const cut = withoutEmails.replace(PHONE, (all: string, label: string, number: string) => {
    if (label === '' && !parsePhone(number)) return all;
    phones.push(number.trim());
    return '';
  });
  const kept = cut === written ? written : tidyEnds(cut);
  const text = kept.replace(FORMULA_START, '');
  const repairs: Remark[] = [];
  if (withoutEmails !== written) repairs.push({ code: 'email_cut', message: `an e-mail address cut from the ${what}` });
  if (phones.length > 0) repairs.push({ code: 'phone_cut', message: `a phone cut from the ${what}` });
  if (text !== kept) repairs.push({ code: 'formula_cut', message: `signs of a formula cut from the ${what}` });
  return { text, phones, repairs };
}

/** Brackets and signs between what is no longer there go too. */
function tidyEnds(text: string): string {
  return text
    .replace(/\(\s*[-,;:/–]*\s*\)/g, '')
    .replace(/\s+/g, ' ')
    .replace(/\s+([,;)])/g, '$1')
    .replace(/([,;])(?:\s*[-,;:/–])+/g, '$1')
    .replace(/^[\s,;:/–-]+|[\s,;:/–-]+$/g, '');
}
