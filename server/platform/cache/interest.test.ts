import { expect, it } from 'vitest';
import { createInterest } from './interest.ts';

const MINUTE = 60_000;

it.each([
  ['never', [], 0, false],
  ['once, a minute ago', [0], MINUTE, true],
  ['once, longer ago', [0], MINUTE + 1, false],
  ['twice, two minutes ago', [0, 0], 2 * MINUTE, true],
  ['every other minute', [0, 2 * MINUTE, 4 * MINUTE], 5.3 * MINUTE, true],
  ['every three minutes', [0, 3 * MINUTE, 6 * MINUTE], 7.3 * MINUTE, false],
])('a page that was asked for %s: whether it is read', (_, times, now, isRead) => {
  const interest = createInterest();
  for (const time of times) interest.note(time);
  expect(interest.isRead(now)).toBe(isRead);
});

it('what is read more, or was read later, is of more interest', () => {
  const [often, lately, once] = [createInterest(), createInterest(), createInterest()];
  for (let time = 0; time < 10; time++) often.note(time);
  once.note(0);
  lately.note(MINUTE);
  const at = (interest: typeof once) => interest.at(MINUTE);
  expect(at(often)).toBeGreaterThan(at(lately));
  expect(at(lately)).toBeGreaterThan(at(once));
});

it('a clock that is set back makes nothing more interesting', () => {
  const interest = createInterest();
  interest.note(MINUTE);
  expect(interest.at(0)).toBe(1);
});
