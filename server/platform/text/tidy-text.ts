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
const INVISIBLE = /(?!\s)(?!\u200d|[\u{e0020}-\u{e007f}])[\p{Cc}\p{Cf}]/gu;

/**
 * One line of text as Vietnamese is written: composed (NFC), letters of their own alphabet ("Ð" U+00D0 becomes "Đ"),
 * no invisible characters, single spaces, at most eight marks in a row. Never longer than what was given.
 */
export function tidyText(text: string): string {
  return composed(withoutUnseen(limitMarks(text)))
    .replace(INVISIBLE, '')
    .replace(LOOK_ALIKE, letter => LOOK_ALIKES[letter] ?? letter)
    .replace(/\s+/gu, ' ')
    .trim();
}

const LETTER = /\P{M}\p{M}*/gu;

/** Some letters of other alphabets are taken apart by NFC; they stay as they are, since columns have a length. */
function composed(text: string): string {
  const whole = text.normalize('NFC');
  return whole.length <= text.length ? whole : text.replace(LETTER, letter => shorter(letter, letter.normalize('NFC')));
}

const shorter = (one: string, other: string) => (other.length > one.length ? one : other);
