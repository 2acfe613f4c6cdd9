import { expect, it } from 'vitest';
import { unansweredSteps } from './unanswered-steps.ts';

const at = (time: string) => new Date(`${time}:00+07:00`);

it.each([
  ['2026-11-20T10:00', ['after_a_day 2026-11-21T10:00', 'before_start 2026-11-25T04:00', 'end 2026-11-25T08:00']],
  ['2026-11-24T03:59', ['after_a_day 2026-11-25T03:59', 'before_start 2026-11-25T04:00', 'end 2026-11-25T08:00']],
  ['2026-11-24T04:00', ['before_start 2026-11-25T04:00', 'end 2026-11-25T08:00']],
  ['2026-11-25T04:00', ['end 2026-11-25T08:00']],
])('of a visit of 08h00 on the 25th that waits since %s the provider hears %j', (since, steps) => {
  const local = (moment: Date) => new Date(moment.getTime() + 7 * 3_600_000).toISOString().slice(0, 16);
  const planned = unansweredSteps(at('2026-11-25T08:00'), at(since));
  expect(planned.map(({ step, dueAt }) => `${step} ${local(dueAt)}`)).toEqual(steps);
});
