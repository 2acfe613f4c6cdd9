import { expect, it } from 'vitest';
import { report } from './report.ts';

const finding = (what: string, detail: string) => ({ part: 'malformed', what, detail, reproduction: `run ${detail}` });

it('the report of an attack lists each fault once, with how often it was found and how to reproduce it', () => {
  const text = report([finding('answers 500', 'a\nb'), finding('answers 500', 'c'), finding('is slow', 'd')]);
  expect(text).toBe(
    [
      '2 × malformed: answers 500',
      '    a',
      '    b',
      '    run a',
      '    b',
      '',
      '1 × malformed: is slow',
      '    d',
      '    run d',
      '',
      '3 findings of 2 kinds',
    ].join('\n'),
  );
  expect(report([])).toBe('Nothing was found.');
});
