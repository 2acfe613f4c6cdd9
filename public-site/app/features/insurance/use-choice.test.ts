import { expect, it } from 'vitest';
import { afterAnswer, isSameChoice, type PlanChoice } from './use-choice.ts';

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

it('an answer that comes late, when more was typed and sent, takes nothing back of it', () => {
  const [first, second] = [
    { ...sent, family: ['5'] },
    { ...sent, family: ['5', '70'] },
  ];
  const waiting = afterAnswer({ choice: second, sent: [sent, first, second] }, first);
  expect(waiting).toEqual({ choice: second, sent: [first, second] });
  const typing = { ...sent, family: ['5', '70', '3'] };
  expect(afterAnswer({ ...waiting, choice: typing }, second)).toEqual({ choice: typing, sent: [second] });
});

it('an answer to nothing that was sent is what is chosen: the visitor went back', () => {
  const other = { ...sent, age: 50 };
  expect(afterAnswer({ choice: { ...sent, age: 31 }, sent: [sent] }, other)).toEqual({ choice: other, sent: [other] });
});
