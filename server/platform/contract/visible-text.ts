/* What readers see of a text. Everything that the site stores passes here, from any sender and by any way, so
   browsers and server tidy alike. */

/** A joined emoji, a keycap or a flag of a region: the invisible characters in it are what makes it one picture. */
const EMOJI_PART = String.raw`\p{ExtPict}(?:\p{EMod}|\ufe0f)?`;
const EMOJI = String.raw`[#*\d]\ufe0f\u20e3|\u{1f3f4}[\u{e0020}-\u{e007e}]{1,6}\u{e007f}|${EMOJI_PART}(?:\u200d${EMOJI_PART})*`;
/**
 * Zero width, soft hyphens, signs of direction, variation selectors and fillers of Hangul are all "default ignorable";
 * notes between lines and the blank of Braille are not, and show nothing either.
 */
const UNSEEN = String.raw`[\p{DI}\ufff9-\ufffb\u2800]`;
const EMOJI_OR_UNSEEN = new RegExp(`(${EMOJI})|${UNSEEN}`, 'gu');
/** Most texts hold none, and are left as they are at once. */
const ANY_UNSEEN = new RegExp(UNSEEN, 'u');

/** Spaces of other widths and kinds. */
const OTHER_SPACE = /[^\S\t\n\v\f\r \u2028\u2029]/gu;
/** Word and web pages break lines with these too. */
const OTHER_BREAK = /\r\n?|[\v\f\u2028\u2029]/gu;
const DASH = /[\p{Pd}\u2212]/gu;
const WORDS = /[\p{L}\p{N}]/u;
const PICTURE = /\p{ExtPict}/u;
/** Left over once line breaks are plain. */
const CONTROL = /(?![\t\n])\p{Cc}/gu;

/** The text without what nobody sees; emoji stay whole. Never longer. */
export function withoutUnseen(text: string): string {
  return ANY_UNSEEN.test(text) ? text.replace(EMOJI_OR_UNSEEN, '$1') : text;
}

/** The text with plain spaces in the place of all others; line breaks stay. */
export const withPlainSpaces = (text: string): string => text.replace(OTHER_SPACE, ' ');

/** The text with one sign for the end of a line. */
export const withPlainBreaks = (text: string): string => text.replace(OTHER_BREAK, '\n');

/** Composed, without what nobody sees, with plain spaces and line breaks and none of them around it. */
export function tidied(text: string): string {
  return withPlainSpaces(withPlainBreaks(withoutUnseen(text).normalize('NFC'))).trim();
}

/** The same on one line, with single spaces. */
export const tidiedLine = (text: string): string => tidied(text).replace(/\s+/gu, ' ');

/** The same with plain dashes: numbers of phones, licences and codes, as they are copied from documents. */
export const tidiedNumber = (text: string): string => tidiedLine(text).replace(DASH, '-');

/** Whether a text says something: a letter or a digit of any alphabet, so that "????" is no name and no title. */
export const hasWords = (text: string): boolean => WORDS.test(text);

/** Whether a text says something or shows a picture of it, as in a short answer. */
export const saysSomething = (text: string): boolean => WORDS.test(text) || PICTURE.test(text);

/** Whether control characters are left in a tidied text. */
export const hasControls = (text: string): boolean => text.search(CONTROL) >= 0;

/** The text without control characters, where there is nobody to refuse them to. */
export const withoutControls = (text: string): string => text.replace(CONTROL, '');
