import { expect, it } from 'vitest';
import { isSameChoice, type PlanChoice } from './use-choice.ts';

const sent: PlanChoice = {
  age: 30,
  package: 'goi-dong',
  benefits: ['thai-san', 'nha-khoa'],
  family: ['5', ' 7 ', '', '150', '-3'],
};

it('an answer belongs to a choice whatever the order of its ticks, and whatever stands beside the ages of its people', () => {
  expect(isSameChoice({ ...sent, benefits: ['nha-khoa', 'thai-san'], family: ['5', '7'] }, sent)).toBe(true);
});

it('an answer for another age, package, benefit or person belongs to another choice', () => {
  expect(isSameChoice({ ...sent, age: 31 }, sent)).toBe(false);
  expect(isSameChoice({ ...sent, package: 'goi-bac' }, sent)).toBe(false);
  expect(isSameChoice({ ...sent, benefits: ['thai-san'] }, sent)).toBe(false);
  expect(isSameChoice({ ...sent, family: ['5'] }, sent)).toBe(false);
});
