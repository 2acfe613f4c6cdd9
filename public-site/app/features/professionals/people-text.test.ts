import { describe, expect, it } from 'vitest';
import { othersText, peopleText } from './people-text.ts';

const kinds = (...pairs: [string, number][]) => pairs.map(([noun, count]) => ({ noun, count }));
const MANY = kinds(['bác sĩ', 1280], ['điều dưỡng', 12], ['lương y', 3], ['nhân viên y tế', 2]);

describe('the number of people', () => {
  it.each([
    ['0 bác sĩ', kinds()],
    ['12 lương y', kinds(['lương y', 12])],
    ['280 bác sĩ và 12 điều dưỡng', kinds(['bác sĩ', 280], ['điều dưỡng', 12])],
    ['280 bác sĩ và 2 nhân viên y tế khác', kinds(['bác sĩ', 280], ['nhân viên y tế', 2])],
    ['1.280 bác sĩ và 17 nhân viên y tế khác', MANY],
    ['17 nhân viên y tế', MANY.slice(1)],
  ])('is written as %s', (text, counted) => {
    expect(peopleText(counted)).toBe(text);
  });

  it('names who the others are where the title does not', () => {
    expect(othersText(MANY)).toBe('12 điều dưỡng, 3 lương y, 2 nhân viên y tế');
    expect(othersText(MANY.slice(0, 2))).toBe('');
  });
});
