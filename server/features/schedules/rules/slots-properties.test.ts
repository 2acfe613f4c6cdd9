import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { at, questionOf, rulesOf } from '../../../testing/calendar-cases.ts';
import type { Slot } from '../contract.ts';
import type { Closing, SlotRules, WeeklyRule } from './schedule-shapes.ts';
import { slotAt, slotDays, slotDaysForNow } from './slots.ts';
import { takesSeat, type Visit, type VisitState } from './taken.ts';

const DAYS = 3;
const MINUTE = 60_000;
const MIDNIGHT = at('00:00').getTime();

const moment = (minute: number) => new Date(MIDNIGHT + minute * MINUTE);
/** Multiples of five minutes: what people write. */
const fives = (min: number, max: number) => fc.integer({ min: min / 5, max: max / 5 }).map(five => five * 5);

const rule = fc
  .record({
    weekday: fc.integer({ min: 3, max: 5 }),
    from: fives(0, 1_200),
    length: fives(30, 240),
    slot: fives(5, 60),
  })
  .chain(({ weekday, from, length, slot }) =>
    fc.record({ capacity: fc.integer({ min: 1, max: 3 }), pause: fc.option(fives(5, length - 10)) }).map(
      ({ capacity, pause }): WeeklyRule => ({
        weekday,
        from,
        to: Math.min(1_440, from + length),
        slot_minutes: slot,
        capacity,
        breaks: pause === null ? [] : [{ from: from + pause, to: Math.min(from + pause + 5, from + length) }],
        valid_from: null,
        valid_until: null,
      }),
    ),
  );

/** Some hours of one of the three days. */
const closing = fc
  .record({ day: fc.integer({ min: 0, max: 2 }), from: fc.integer({ min: 0, max: 1_400 }), length: fives(5, 300) })
  .map(({ day, from, length }): Closing => {
    const date = `2026-11-${25 + day}`;
    return { kind: 'closed', date, until: date, from, to: Math.min(1_440, from + length), note: '' };
  });

/** At most one rule a day: two that overlap are refused at saving. */
const rules = fc
  .record({
    weekly: fc.uniqueArray(rule, { minLength: 1, maxLength: 3, selector: ({ weekday }) => weekday }),
    exceptions: fc.array(closing, { maxLength: 2 }),
    place_exceptions: fc.array(closing, { maxLength: 1 }),
    buffer_before: fives(0, 20),
    buffer_after: fives(0, 20),
    daily_limit: fc.option(fc.integer({ min: 1, max: 6 })),
    notice_minutes: fives(0, 300),
  })
  .map(rulesOf);

const STATES: readonly VisitState[] = ['held', 'pending', 'confirmed', 'completed', 'no_show', 'cancelled'];
const visits = fc.array(
  fc
    .record({
      from: fives(-60, DAYS * 1_440),
      length: fives(5, 120),
      state: fc.constantFrom(...STATES),
      live: fc.boolean(),
    })
    .map(({ from, length, state, live }): Visit => {
      const expiresAt = state === 'held' ? moment(live ? 100_000 : -100_000) : null;
      return { start: moment(from), end: moment(from + length), state, expiresAt, isOwn: false };
    }),
  { maxLength: 12 },
);
const asked = fc.record({
  rules,
  here: visits,
  now: fc.integer({ min: 0, max: 1_500 }).map(moment),
  visitMinutes: fc.option(fives(5, 120), { nil: undefined }),
});
/** When holds are over. */
const expiries = fc.array(fc.integer({ min: 0, max: 1_500 }), { minLength: 12, maxLength: 12 });
type Asked = typeof asked extends fc.Arbitrary<infer A> ? A : never;

const slotsOf = ({ here, ...question }: Asked): Slot[] =>
  slotDays(questionOf({ ...question, taken: { here }, days: DAYS })).flatMap(({ slots }) => slots);
const times = ({ start, end }: Slot) => ({
  from: (Date.parse(start) - MIDNIGHT) / MINUTE,
  to: (Date.parse(end) - MIDNIGHT) / MINUTE,
});

/** The answer by looking at every minute: what takes a seat at it, and whether it lies in the hours. */
function byTheMinute({ rules: asked, here, now }: Asked, { from, to }: { from: number; to: number }): 'open' | 'full' {
  const live = here.filter(each => takesSeat(each, now));
  const capacity = asked.weekly.find(({ weekday }) => weekday === 3 + Math.floor(from / 1_440))?.capacity ?? 0;
  const begin = (each: Visit) => (each.start.getTime() - MIDNIGHT) / MINUTE;
  const end = (each: Visit) => (each.end.getTime() - MIDNIGHT) / MINUTE;
  const isToday = (each: Visit) => Math.floor(begin(each) / 1_440) === Math.floor(from / 1_440);
  if (asked.daily_limit !== null && live.filter(isToday).length >= asked.daily_limit) return 'full';
  for (let minute = from - asked.buffer_before; minute < to + asked.buffer_after; minute += 1) {
    const running = live.filter(
      each => begin(each) - asked.buffer_before <= minute && minute < end(each) + asked.buffer_after,
    );
    if (running.length >= capacity) return 'full';
  }
  return 'open';
}

const isWithin = (time: number, { from, to }: { from: number | null; to: number | null }) =>
  (from ?? 0) <= time && time < (to ?? 1_440);

function isInHours({ weekly, exceptions, place_exceptions }: SlotRules, minute: number): boolean {
  const day = Math.floor(minute / 1_440);
  const time = minute % 1_440;
  const closings = [...exceptions, ...place_exceptions].filter(({ date }) => date === `2026-11-${25 + day}`);
  if (closings.some(each => isWithin(time, each))) return false;
  return weekly.some(
    rule => rule.weekday === 3 + day && isWithin(time, rule) && !rule.breaks.some(pause => isWithin(time, pause)),
  );
}

const minutesOf = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => from + i);

describe('for any calendar', () => {
  it('slots have the state that a look at every minute gives', () => {
    fc.assert(
      fc.property(asked, question => {
        for (const slot of slotsOf(question)) {
          if (slot.state === 'past') continue;
          expect(slot.state).toBe(byTheMinute(question, times(slot)));
        }
      }),
    );
  });

  it('every start of the grid that fits into the hours is answered, unless the notice leaves it out', () => {
    fc.assert(
      fc.property(asked, question => {
        const told = new Set(slotsOf(question).map(slot => times(slot).from));
        const now = (question.now.getTime() - MIDNIGHT) / MINUTE;
        for (const rule of question.rules.weekly) {
          const midnight = (rule.weekday - 3) * 1_440;
          // Days before today are no part of the answer.
          if (midnight + 1_440 <= now) continue;
          const [pause = { from: rule.to, to: rule.to }] = rule.breaks;
          const first = { from: rule.from, to: pause.from };
          for (const { from, to } of [first, { from: pause.to, to: rule.to }]) {
            for (let time = from; time < to; time += rule.slot_minutes) {
              const at = midnight + time;
              const length = question.visitMinutes ?? rule.slot_minutes;
              const fits = minutesOf(at, at + length).every(minute => isInHours(question.rules, minute));
              const isListed = fits && (at < now || at >= now + question.rules.notice_minutes);
              expect(told.has(at)).toBe(isListed);
            }
          }
        }
      }),
    );
  });

  it('every minute of every slot lies in the hours, and every start is answered in order and once', () => {
    fc.assert(
      fc.property(asked, question => {
        let last = '';
        for (const slot of slotsOf(question)) {
          const { from, to } = times(slot);
          expect(minutesOf(from, to).every(minute => isInHours(question.rules, minute))).toBe(true);
          expect(slot.start > last).toBe(true);
          last = slot.start;
        }
      }),
    );
  });

  it('every open slot can be booked, and one open slot after another never more than the capacity allows', () => {
    fc.assert(
      fc.property(asked, fc.array(fc.nat(), { maxLength: 15 }), (question, choices) => {
        const here = [...question.here];
        const ownCount = here.length;
        for (const choice of choices) {
          const open = slotsOf({ ...question, here }).filter(({ state }) => state === 'open');
          const slot = open[choice % Math.max(1, open.length)];
          if (!slot) break;
          const start = new Date(slot.start);
          const { rules: asked, visitMinutes, now } = question;
          expect(
            slotAt({ rules: asked, visitMinutes, taken: { here, elsewhere: [], offers: [] } }, start, now),
          ).toEqual(slot);
          here.push({ start, end: new Date(slot.end), state: 'confirmed', expiresAt: null, isOwn: false });
        }
        const won = here.slice(ownCount).map(({ start, end }) => ({ from: start.getTime(), to: end.getTime() }));
        for (const { from } of won) {
          const together = won.filter(other => other.from <= from && from < other.to).length;
          const { capacity = 0 } =
            question.rules.weekly.find(({ weekday }) => weekday === new Date(from + 7 * 60 * MINUTE).getUTCDay()) ?? {};
          expect(together).toBeLessThanOrEqual(capacity);
        }
      }),
    );
  });

  it('one visit more opens nothing and lists nothing new', () => {
    fc.assert(
      fc.property(asked, visits, (question, more) => {
        const before = new Map(slotsOf(question).map(slot => [slot.start, slot]));
        const after = slotsOf({ ...question, here: [...question.here, ...more] });
        expect(after.map(({ start }) => start)).toEqual([...before.keys()]);
        for (const slot of after) {
          const same = before.get(slot.start);
          if (slot.state === 'open') expect(same?.state).toBe('open');
          expect(slot.booked).toBeGreaterThanOrEqual(same?.booked ?? 0);
          expect(slot.capacity - slot.booked).toBeLessThanOrEqual((same?.capacity ?? 0) - (same?.booked ?? 0));
        }
      }),
    );
  });

  it('slots stay the same until the moment that is answered with them, whenever they are asked for before', () => {
    fc.assert(
      fc.property(asked, expiries, fc.double({ min: 0, max: 1, noNaN: true }), (question, ends, share) => {
        const here = question.here.map((each, n) => ({ ...each, expiresAt: each.expiresAt && moment(ends[n] ?? 0) }));
        const at = (now: Date) =>
          slotDaysForNow(questionOf({ ...question, taken: { here }, visitMinutes: undefined, now, days: DAYS }));
        const { days, trueUntil } = at(question.now);
        expect(trueUntil).toBeGreaterThanOrEqual(question.now.getTime());
        const between = Math.floor(question.now.getTime() + share * (trueUntil - question.now.getTime()));
        for (const time of [between, trueUntil]) expect(at(new Date(time)).days).toEqual(days);
      }),
    );
  });
});
