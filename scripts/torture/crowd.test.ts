import { describe, expect, it } from 'vitest';
import { raceFaults } from './crowd.ts';

const won = { status: 200, text: '{}' };
const lost = { status: 409, text: '{"detail":"Đã kín chỗ."}' };

describe('a race', () => {
  it('is fair where so many win and the others read why not', () => {
    expect(raceFaults([won, lost, lost], 1, 'kín chỗ')).toEqual([]);
  });

  it.each([
    ['too many win', [won, won, lost], ['2 won instead of 1']],
    ['too few win', [lost, lost], ['0 won instead of 1']],
    ['a loser gets another text', [won, { ...lost, text: '' }], ['not every loser was told so: 1 × 200, 1 × 409']],
    ['a server fails', [won, { status: 500, text: '' }], ['not every loser was told so: 1 × 200, 1 × 500']],
  ])('is not where %s', (_, answers, faults) => {
    expect(raceFaults(answers, 1, 'kín chỗ')).toEqual(faults);
  });
});
