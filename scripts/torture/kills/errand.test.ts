import { describe, expect, it } from 'vitest';
import { stepFaults } from './errand.ts';

const sentTwoGotOne = { sent: 2, acknowledged: 1 };

describe('writes that a killed server was in the middle of', () => {
  it.each([1, 2])('may be stored or not: %i steps of two that were sent and one that was acknowledged', stored => {
    expect(stepFaults('visits', [{ ...sentTwoGotOne, stored }])).toEqual([]);
  });

  it.each([
    ['is acknowledged and not stored', 0, ['1 visits that were acknowledged are lost']],
    ['is stored and was never sent', 3, ['1 visits are stored that nobody sent']],
  ])('are a fault where one %s', (_, stored, faults) => {
    expect(stepFaults('visits', [{ ...sentTwoGotOne, stored }])).toEqual(faults);
  });
});
