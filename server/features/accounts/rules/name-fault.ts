import { foldText } from '../../../platform/text/fold-text.ts';
import { isInAddress, isSentenceEnd, SURE_ENDS, stopsOf } from './name-stops.ts';

/** Longer texts are not examined: normalising them would cost too much. */
const MAX_CHARACTERS = 320;
/** Digits together, whatever stands between them: `1900 11` is one number, `24h`, `108` and `30/4` are none. */
const PHONE_DIGITS = 6;

const LINE_BREAK = /[\n\v\f\r\u0085\u2028\u2029]/u;
const LETTER = /[\p{Lu}\p{Ll}\p{Lt}\p{Lo}]/u;
/** Letters of every script with their marks, digits, and the signs that names have. Clicks look like `!`, and fillers like nothing. */
const NAME_SIGNS =
  /^(?!.*\p{DI})(?:(?![\u01C0-\u01C3])[\p{Lu}\p{Ll}\p{Lt}\p{Lo}]|[\p{Mn}\p{Mc}]|[\p{Nd}\p{Pd}ʼʻ々ー .,'’‘`&()/·])+$/u;
/** A schema as in `zalo:09`, or what begins an address without one. */
const ADDRESS_SIGNS = /@|\\|\/\/|\p{L}:\S|\b(?:www|https?)\b/iu;
/** `30/4` and `3/2` are days that streets and hospitals are named after; any other slash leads somewhere. */
const SLASH = /(?<!\p{Nd})\/|\/(?!\p{Nd})/u;
const COMMA_FOR_STOP = /,(\p{L}+)/gu;
const STOP_AS_WORD = /\b(?:dot|cham) ([a-z]+)\b/g;
const SENTENCE_SIGNS = /[!?:;…]|\.\s*\./u;

const ADDRESS = 'Họ tên không được chứa liên kết hay email.';
const PHONE = 'Họ tên không được chứa số điện thoại.';
const SENTENCE = 'Họ tên chỉ gồm tên của bạn, không kèm câu chữ khác.';
const SIGNS = 'Họ tên chỉ gồm chữ cái, chữ số, khoảng trắng và các dấu . , - ’ & ( ).';

/**
 * Why a text is no name of a person or a company, as a Vietnamese sentence; undefined for a name. Email messages greet
 * by name, and a stranger may sign up with another person's address: so a name holds no web or email address, no phone
 * number and no second sentence.
 */
export function nameFault(text: string): string | undefined {
  if (text.length > MAX_CHARACTERS || LINE_BREAK.test(text.trim())) return SENTENCE;
  // Full-width and mathematical letters are read as the letters that they look like.
  const name = text.normalize('NFKC').trim();
  if (longestNumber(name) >= PHONE_DIGITS) return PHONE;
  if (holdsAddress(name)) return ADDRESS;
  if (SENTENCE_SIGNS.test(name) || stopsOf(name).some(isSentenceEnd)) return SENTENCE;
  return NAME_SIGNS.test(name) && LETTER.test(name) ? undefined : SIGNS;
}

function holdsAddress(name: string): boolean {
  if (ADDRESS_SIGNS.test(name) || SLASH.test(name) || stopsOf(name).some(isInAddress)) return true;
  const ends = [...name.toLowerCase().matchAll(COMMA_FOR_STOP), ...foldText(name).matchAll(STOP_AS_WORD)];
  return ends.some(([, end = '']) => SURE_ENDS.has(end));
}

/** Digits of the longest number; only letters end one. */
function longestNumber(name: string): number {
  return Math.max(...name.split(LETTER).map(part => part.match(/\p{Nd}/gu)?.length ?? 0));
}
