import { describe, expect, it } from 'vitest';
import { claimedIds, verdicts } from './proofs.ts';

describe('claimedIds', () => {
  it('reads single ids, lists and ranges', () => {
    expect(claimedIds('[SRCH-01] finds [LIST-09, LIST-10] and [CONST-01..03]')).toEqual([
      'SRCH-01',
      'LIST-09',
      'LIST-10',
      'CONST-01',
      'CONST-02',
      'CONST-03',
    ]);
  });

  it('ignores brackets that are no ids', () => {
    expect(claimedIds('sorts [1, 2] and [abc-1]')).toEqual([]);
  });
});

describe('verdicts', () => {
  it('needs a passing test and no failing one', () => {
    const outcomes = [
      { title: '[A-1] works', passed: true },
      { title: '[A-2] works', passed: true },
      { title: '[A-2] also there', passed: false },
    ];
    expect([...verdicts(['A-1', 'A-2', 'A-3'], outcomes)]).toEqual([
      ['A-1', 'proved'],
      ['A-2', 'failing'],
      ['A-3', 'unproved'],
    ]);
  });
});
