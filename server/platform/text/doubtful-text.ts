import { foldCase, foldText } from './fold-text.ts';

const LINK =
  /\b(?:https?:\/\/|www\.)\S+|\b[\p{L}\d-]+\.(?:com|vn|net|org|info|xyz|shop|store|online|top|club|site|me|ly)\b/iu;
/** Eight digits and more, however they are grouped. */
const PHONE = /(?:\+?\d[\s.\-()]*){8,}/u;
const SHOUTING_LETTERS = 40;
/** Words of insult, folded; accents are no way around. */
const INSULTS = new Set(['dm', 'dcm', 'vcl', 'vkl', 'dit me', 'lua dao', 'mat day', 'sat nhan', 'giet nguoi']);
/** Those that are everyday words without their accents: "do chờ", "đỡ cho". */
const ACCENTED_INSULTS = ['đồ chó'];

/** Whether a text names an address on the web. */
export const hasLink = (text: string): boolean => LINK.test(text);

/** Whether a text has as many digits in a row as a phone number. */
export const hasPhoneNumber = (text: string): boolean => PHONE.test(text);

/** Whether a text of some length is written in capitals alone. */
export function isShouted(text: string): boolean {
  const letters = text.replace(/\P{L}/gu, '');
  return letters.length >= SHOUTING_LETTERS && letters === letters.toUpperCase();
}

/** Whether a text insults or accuses a person. */
export function hasInsult(text: string): boolean {
  const words = ` ${foldText(text)} `;
  const accented = ` ${foldCase(text)} `;
  return (
    [...INSULTS].some(insult => words.includes(` ${insult} `)) ||
    ACCENTED_INSULTS.some(insult => accented.includes(` ${foldCase(insult)} `))
  );
}
