import { describe, expect, it } from 'vitest';
import { isDoctor } from '../../taxonomy/rules/is-doctor.ts';
import { peopleKinds } from './people-kinds.ts';

describe('counts of people', () => {
  it('count doctors as doctors and name all others as what they are', () => {
    const tally = new Map([
      ['bac-si', 10],
      ['bac-si-rang-ham-mat', 2],
      ['luong-y', 1],
      ['dieu-duong', 4],
      ['huan-luyen-vien-yoga-tri-lieu', 3],
    ]);
    expect(peopleKinds(tally, 22)).toEqual([
      { noun: 'bác sĩ', count: 12 },
      { noun: 'điều dưỡng', count: 4 },
      { noun: 'lương y', count: 1 },
      { noun: 'nhân viên y tế', count: 5 },
    ]);
  });

  it('are none where there is nobody', () => {
    expect(peopleKinds(new Map([['bac-si', 0]]), 0)).toEqual([]);
  });

  it.each([
    ['bac-si-y-hoc-co-truyen', true],
    ['y-si', false],
    ['luong-y', false],
    ['duoc-si', false],
  ])('call a professional with the occupation %s a doctor: %s', (occupation, expected) => {
    expect(isDoctor(occupation)).toBe(expected);
  });
});
