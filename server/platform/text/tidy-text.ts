import { withoutUnseen } from '../contract/visible-text.ts';
import { limitMarks } from './text-limits.ts';

/** Letters of other alphabets, and unusual ones, by the Vietnamese letter that each looks like. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  Ð: 'Đ',
  ð: 'đ',
  Ɖ: 'Đ',
  ɖ: 'đ',
  ᴀ: 'a',
  ʙ: 'b',
  ᴄ: 'c',
  ᴅ: 'd',
  ᴇ: 'e',
  ɢ: 'g',
  ʜ: 'h',
  ɪ: 'i',
  ᴋ: 'k',
  ʟ: 'l',
  ᴍ: 'm',
  ɴ: 'n',
  ᴏ: 'o',
  ᴘ: 'p',
  ʀ: 'r',
  ᴛ: 't',
  ᴜ: 'u',
  ᴠ: 'v',
  А: 'A',
  В: 'B',
  Е: 'E',
  К: 'K',
  М: 'M',
  Н: 'H',
  О: 'O',
  Р: 'P',
  С: 'C',
  Т: 'T',
  Х: 'X',
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  у: 'y',
  х: 'x',
  І: 'I',
  і: 'i',
  Ј: 'J',
  ј: 'j',
  Ѕ: 'S',
  ѕ: 's',
  У: 'Y',
  Α: 'A',
  Β: 'B',
  Ε: 'E',
  Η: 'H',
  Ι: 'I',
  Κ: 'K',
  Μ: 'M',
  Ν: 'N',
  Ο: 'O',
  Ρ: 'P',
  Τ: 'T',
  Υ: 'Y',
  Χ: 'X',
  ο: 'o',
};
const LOOK_ALIKE = new RegExp(`[${Object.keys(LOOK_ALIKES).join('')}]`, 'gu');
/** Control characters, and those of format that are left: no line needs them. */
const INVISIBLE = /[\p{Cc}\p{Cf}](?<!\s|\u200d|[\u{e0020}-\u{e007f}])/gu;
/** Most texts are of these alone, composed Vietnamese letters and signs of ASCII: such a text is tidy but for its spaces. */
const PLAIN = /^[\n -~ÀÁÂÃÈÉÊÌÍÒÓÔÕÙÚÝàáâãèéêìíòóôõùúýĂăĐđĨĩŨũƠơƯưẠ-ỹ]*$/;

/**
 * One line of text as Vietnamese is written: composed (NFC), letters of their own alphabet ("Ð" U+00D0 becomes "Đ"),
 * no invisible characters, single spaces, at most eight marks in a row. Never longer than what was given.
 */
export function tidyText(text: string): string {
  if (PLAIN.test(text)) return text.replace(/[ \n]{2,}|\n/g, ' ').trim();
  return composed(withoutUnseen(limitMarks(text)))
    .replace(INVISIBLE, '')
    .replace(LOOK_ALIKE, letter => LOOK_ALIKES[letter] ?? letter)
    .replace(/\s+/gu, ' ')
    .trim();
}

/** Letters of Indian scripts, Tibetan, Hebrew and others, and notes of music, which NFC takes apart, with their marks. */
const TAKEN_APART =
  /([\u0344\u0958-\u095f\u09dc-\u09df\u0a33-\u0a5e\u0b5c\u0b5d\u0f43-\u0fb9\u2adc\ufa6c-\ufad7\ufb1d-\ufb4e\u{1d15e}-\u{1d1c0}]\p{M}*)/u;

/** What NFC takes apart stays as it is, since columns have a length. */
function composed(text: string): string {
  const whole = text.normalize('NFC');
  if (whole.length <= text.length) return whole;
  // What is found stands between what lies around it.
  return text
    .split(TAKEN_APART)
    .map(part => shorter(part, part.normalize('NFC')))
    .join('');
}

const shorter = (one: string, other: string) => (other.length > one.length ? one : other);
