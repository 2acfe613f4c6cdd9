import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const SITE = path.join(import.meta.dirname, '../..');
const fonts = readFileSync(path.join(import.meta.dirname, 'fonts.css'), 'utf8');
const faces = [...fonts.matchAll(/@font-face \{[^}]*\}/g)]
  .map(([face]) => face)
  .filter(face => face.includes('font-family: "Be Vietnam Pro";'));
const WEIGHT = /font-weight: (\d+)/;
const weights = [...new Set(faces.map(face => WEIGHT.exec(face)?.[1]))];

/** What the site and its editor say of weights, by file. */
function weightsInStyles(): [file: string, weight: string][] {
  return ['app', 'editor'].flatMap(folder =>
    readdirSync(path.join(SITE, folder), { recursive: true, encoding: 'utf8' })
      .filter(file => file.endsWith('.css'))
      .flatMap(file =>
        [...readFileSync(path.join(SITE, folder, file), 'utf8').matchAll(/font-weight: (\w+)/g)].map(
          ([, weight = '']): [string, string] => [path.join(folder, file), weight],
        ),
      ),
  );
}

function isCovered(letter: string, weight: string | undefined): boolean {
  const point = letter.codePointAt(0) ?? 0;
  return faces
    .filter(face => WEIGHT.exec(face)?.[1] === weight)
    .flatMap(face => [...face.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)])
    .some(([, from = '', to = from]) => Number.parseInt(from, 16) <= point && point <= Number.parseInt(to, 16));
}

it('every weight that the styles ask for is one of the two that a page loads', () => {
  expect(weights).toEqual(['400', '600']);
  const others = weightsInStyles().filter(([, weight]) => !weights.includes(weight));
  expect(others).toEqual([]);
});

it('every Vietnamese letter has a face in each weight', () => {
  const vowels = ['a', 'ă', 'â', 'e', 'ê', 'i', 'o', 'ô', 'ơ', 'u', 'ư', 'y'];
  const tones = ['', '\u0300', '\u0301', '\u0303', '\u0309', '\u0323'];
  const small = ['đ', ...vowels.flatMap(vowel => tones.map(tone => (vowel + tone).normalize('NFC')))];
  const letters = [...small, ...small.map(letter => letter.toUpperCase()), '₫', '–', '…', '“', '”'];
  const missing = weights.flatMap(weight => letters.filter(letter => !isCovered(letter, weight)));
  expect(missing).toEqual([]);
});
