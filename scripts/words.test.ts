import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { oddWords } from './words/odd-words.ts';

const ROOT = path.resolve(import.meta.dirname, '..');

const FOLDERS = '{admin,cli,fixtures,public-site,scripts,server}/**/*.{ts,tsx,mjs,js,css}';
/** The rule itself has to name the words. */
const OF_THE_RULE = /^scripts\/words(\.test\.ts$|\/)/;

describe('English in the sources', () => {
  it('uses the words of the glossary in comments, test titles and summaries of calls', () => {
    const files = globSync(FOLDERS, { cwd: ROOT, exclude: folder => /(^|\/)(node_modules|dist)$/.test(folder) })
      .map(file => file.replaceAll(path.sep, '/'))
      .filter(file => !OF_THE_RULE.test(file));
    const found = files.flatMap(file =>
      oddWords(readFileSync(path.join(ROOT, file), 'utf8')).map(
        ({ line, word, better }) => `${file}:${line}: “${word}”, say ${better}`,
      ),
    );
    expect(files.length).toBeGreaterThan(3000);
    expect(found).toEqual([]);
  });
});

describe('the rule about words', () => {
  it.each([
    ['a comment in a line of its own', ' * Shown to whoever books.', 'whoever'],
    ['a comment behind code', "const ROLE = 'user'; // of somebody who logs in", 'somebody'],
    ['a comment within markup', '{/* Namesakes stand here. */}', 'namesakes'],
    ['the title of a test', "it('is read anew', async () => {", 'anew'],
    ['the title behind a table of cases', "  ])('call someone %s', name => {", 'someone'],
    ['the title below its call', "  'lasts a day unless told',", 'unless told'],
    ['the summary of a call', "    summary: 'For whomever it is',", 'whomever'],
  ])('finds an odd word in %s', (_, line, word) => {
    expect(oddWords(`const before = 1;\n${line}\n`).map(found => [found.line, found.word])).toEqual([[2, word]]);
  });

  it('leaves names in code and words of the glossary alone', () => {
    expect(oddWords("const somebody = newVisitor();\n// A visitor who books.\nit('is read again', () => {")).toEqual(
      [],
    );
  });
});
