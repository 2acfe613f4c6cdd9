import type { Plugin } from 'rolldown';

/** A character beyond ASCII in a string or expression, with the backslashes before it. */
const LETTER = /(\\*)([\u0080-\uffff])/g;
/** A text whose escapes would stay escapes. */
const RAW = /String\.raw`(?:[^`\\]|\\.)*`/g;

const escaped = (letter: string) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * Writes characters beyond ASCII as escapes: with a single one of them Node keeps the text of the whole program, as long as it
 * runs, in two bytes a character.
 */
export const oneByteLetters = (): Plugin => ({
  name: 'one-byte-letters',
  generateBundle: (_, files) => {
    for (const file of Object.values(files)) if (file.type === 'chunk') file.code = inOneByte(file.code);
  },
});

function inOneByte(code: string): string {
  return code
    .replace(RAW, text => text.replace(LETTER, (_, slashes: string, letter: string) => rawLetter(slashes, letter)))
    .replace(LETTER, (_, slashes: string, letter: string) => {
      // A backslash that changes nothing of the character would change the escape.
      const before = slashes.length % 2 === 0 ? slashes : slashes.slice(1);
      return before + escaped(letter);
    });
}

function rawLetter(slashes: string, letter: string): string {
  if (slashes.length % 2 === 1) throw new Error(`A raw text has a backslash before ${letter}`);
  return `${slashes}\${'${escaped(letter)}'}`;
}
