/** Combining marks of the five written tones: grave, acute, tilde, hook above, dot below. */
const TONES = ['\u0300', '\u0301', '\u0303', '\u0309', '\u0323'];
const NOT_ASCII = /[^\u0020-\u007e]/;

/**
 * A small word with its tone taken out and put in front as a digit: "hoà" and "hòa" both become "1hoa". Two spellings of
 * one tone placement compare equal, while "ho" with its tone stays a prefix of "hoa" with the same one.
 */
export function toneKey(word: string): string {
  if (!NOT_ASCII.test(word)) return word;
  let tone = 0;
  let rest = '';
  for (const character of word.normalize('NFD')) {
    const index = TONES.indexOf(character);
    if (index === -1) rest += character;
    else tone = index + 1;
  }
  const letters = rest.normalize('NFC');
  return tone === 0 ? letters : `${tone}${letters}`;
}
