import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { complaintsAbout, readNumbers } from './table.ts';

const textOf = (file: string) => readFileSync(new URL(`../../docs/${file}`, import.meta.url), 'utf8');

describe('complaintsAbout', () => {
  const numbers = readNumbers('number\tlevel\n1.1.1\t1\n1.1.2\t2\n');
  const HEAD = '| Number | Level | State | Where and why |\n|---|---|---|---|\n';
  const page = (...rows: string[]) => `# A page\n\n${HEAD}${rows.join('\n')}\n`;
  const GOOD = ['| 1.1.1 | 1 | holds | `a/test.ts` |', '| 1.1.2 | 2 | does not apply | there is none |'];

  it('has nothing to say where each number has one row', () => {
    expect(complaintsAbout(page(...GOOD), numbers)).toEqual([]);
  });

  it.each([
    [[GOOD[0]], '1.1.2 has no row'],
    [[...GOOD, GOOD[0]], '1.1.1 has 2 rows'],
    [[...GOOD, '| 9.9.9 | 1 | holds | x |'], '9.9.9 is no number of the list'],
    [['| 1.1.1 | 2 | holds | x |', GOOD[1]], '1.1.1 is of level 1, not 2'],
    [['| 1.1.1 | 1 | done | x |', GOOD[1]], '1.1.1 has the unknown state "done"'],
    [['| 1.1.1 | 1 | open | |', GOOD[1]], '1.1.1 says nothing'],
    [['| 1.1.1 | 1 | open | x | y |', GOOD[1]], '1.1.1 has too many cells'],
  ])('finds what is wrong with %j', (rows, complaint) => {
    expect(complaintsAbout(page(...rows.map(row => row ?? '')), numbers)).toEqual([complaint]);
  });
});

it('the table of ASVS has one row for each requirement of levels 1 and 2 of ASVS 5.0', () => {
  const numbers = readNumbers(textOf('asvs-5.0.tsv'));
  const levels = [...numbers.values()];
  expect([levels.filter(level => level === '1').length, levels.filter(level => level === '2').length]).toEqual([
    70, 183,
  ]);
  expect(complaintsAbout(textOf('security.md'), numbers)).toEqual([]);
});
