import { tidied, tidiedNumber } from '../contract/visible-text.ts';
import { modernize } from './old-numbers.ts';

type PhoneKind = 'mobile' | 'landline' | 'hotline';

interface Phone {
  /** `+84` and the national number without its leading 0; hotlines as `+841900…`. */
  readonly e164: string;
  readonly kind: PhoneKind;
  /** The number was written in a form that is no longer dialled, or without its area code. */
  readonly converted: boolean;
}

const MOBILE = /^(3[2-9]|5[25689]|7[06-9]|8[1-9]|9\d)\d{7}$/;
const LANDLINE = /^2\d{9}$/;
const HOTLINE = /^1[89]00\d{4,6}$/;
const LOCAL = /^[2-9]\d{6,7}$/;
const EXTENSION = /(?:\bext?\b|máy lẻ|nội bộ|#).*$/iu;
const BETWEEN_NUMBERS = /[;,/|\n]|\s[\p{Pd}\u2212]\s|\s(?:hoặc|và|hay)\s/u;

/**
 * Reads one Vietnamese number: mobile, landline or 1800/1900 hotline, with or without +84, spaces, dots, dashes and
 * brackets. Numbers of before 2017 and 2018 become today's. With `areaCode` (without its 0, e.g. `28`) a bare local
 * number is completed. Answers undefined for anything else.
 */
export function parsePhone(text: string, options: { areaCode?: string | undefined } = {}): Phone | undefined {
  const digits = tidiedNumber(text.normalize('NFKC'))
    .replace(EXTENSION, '')
    .replace(/[\s.\-()]/g, '');
  if (!/^\+?\d{7,15}$/.test(digits)) return undefined;
  const national = digits.replace(/^(\+84|0084|84(?=\d{9}))/, '').replace(/^\+/, 'x');
  if (HOTLINE.test(national)) return phone(national, 'hotline');
  const number = national.replace(/^0/, '');
  const kind = kindOf(number);
  if (kind) return phone(number, kind);
  const modern = modernize(number);
  if (modern) return phone(modern, kindOf(modern), true);
  const local = options.areaCode && LOCAL.test(national) ? options.areaCode + national : '';
  return phone(local, kindOf(local), true);
}

function kindOf(national: string): PhoneKind | undefined {
  if (MOBILE.test(national)) return 'mobile';
  return LANDLINE.test(national) ? 'landline' : undefined;
}

function phone(national: string, kind: PhoneKind | undefined, converted = false): Phone | undefined {
  return kind && { e164: `+84${national}`, kind, converted };
}

/** Reads a field that may hold several numbers. `rejected` has the parts that are none. */
export function parsePhones(
  text: string,
  options: { areaCode?: string | undefined } = {},
): { phones: Phone[]; rejected: string[] } {
  const phones: Phone[] = [];
  const rejected: string[] = [];
  for (const part of tidied(text)
    .split(BETWEEN_NUMBERS)
    .map(piece => piece.trim())) {
    if (part === '') continue;
    const found = parsePhone(part, options);
    if (!found) rejected.push(part);
    else if (!phones.some(known => known.e164 === found.e164)) phones.push(found);
  }
  return { phones, rejected };
}

const HOTLINE_GROUPS = /^(1[89]00)(\d+)$/;
const BIG_CITY_GROUPS = /^(2[48])(\d{4})(\d{4})$/;
const LANDLINE_GROUPS = /^(2\d\d)(\d{3})(\d{4})$/;
const MOBILE_GROUPS = /^(\d{3})(\d{3})(\d{3})$/;

/** A stored number in the Vietnamese notation: `0912 345 678`, `024 3640 2308`, `0236 356 7890`, `1900 0115`. */
export function displayPhone(e164: string): string {
  const national = e164.replace(/^\+84/, '');
  const hotline = HOTLINE_GROUPS.exec(national);
  if (hotline) return hotline.slice(1).join(' ');
  const groups = BIG_CITY_GROUPS.exec(national) ?? LANDLINE_GROUPS.exec(national) ?? MOBILE_GROUPS.exec(national);
  return groups ? `0${groups.slice(1).join(' ')}` : e164;
}

/** The number for a `tel:` link: hotlines cannot be dialled with the country code. */
export function dialPhone(e164: string): string {
  const national = e164.replace(/^\+84/, '');
  return HOTLINE_GROUPS.test(national) ? national : e164;
}

/** The digits of a stored hotline, "19000115"; empty for any other number: hotlines alone are published by their owners. */
export function publishedHotline(e164: string | null): string {
  const national = e164?.replace(/^\+84/, '') ?? '';
  return HOTLINE_GROUPS.test(national) ? national : '';
}
