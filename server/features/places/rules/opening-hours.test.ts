import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OpeningHours } from '../contract.ts';
import { openingState } from './opening-hours.ts';

const VIETNAM = 420;
const MINUTE = 60_000;
const at = (local: string) => new Date(`${local}+07:00`);
const week = (days: Partial<Record<number, OpeningHours['days'][number]>>): OpeningHours => ({
  days: Array.from({ length: 7 }, (_, day) => days[day] ?? []),
  always: false,
  note: '',
});

describe('openingState', () => {
  it('knows the hours of a day with a pause', () => {
    const hours = week({
      1: [
        { from: 450, to: 690 },
        { from: 810, to: 1_020 },
      ],
    });
    const states = ['07:29', '07:30', '11:30', '13:30', '17:00'].map(time =>
      openingState(hours, at(`2026-11-23T${time}:00`), VIETNAM),
    );
    expect(states.map(({ open }) => open)).toEqual([false, true, false, true, false]);
    expect(states.map(({ changesAt }) => changesAt)).toEqual([
      at('2026-11-23T07:30:00'),
      at('2026-11-23T11:30:00'),
      at('2026-11-23T13:30:00'),
      at('2026-11-23T17:00:00'),
      at('2026-11-30T07:30:00'),
    ]);
  });

  it('keeps a night open over midnight and over the end of the week', () => {
    const hours = week({ 6: [{ from: 1_200, to: 1_800 }] });
    expect(openingState(hours, at('2026-11-22T05:59:00'), VIETNAM)).toEqual({
      open: true,
      changesAt: at('2026-11-22T06:00:00'),
    });
    expect(openingState(hours, at('2026-11-22T06:00:00'), VIETNAM).open).toBe(false);
  });

  it('never changes where it is always open or never', () => {
    const now = at('2026-11-22T05:59:00');
    expect(openingState({ ...week({}), always: true }, now, VIETNAM)).toEqual({ open: true, changesAt: null });
    expect(openingState(week({}), now, VIETNAM)).toEqual({ open: false, changesAt: null });
    const wholeDays = week(Object.fromEntries([0, 1, 2, 3, 4, 5, 6].map(day => [day, [{ from: 0, to: 1_440 }]])));
    expect(openingState(wholeDays, now, VIETNAM)).toEqual({ open: true, changesAt: null });
  });

  it('agrees with asking every minute', () => {
    const span = fc
      .tuple(fc.nat(1_439), fc.nat(900))
      .map(([from, length]) => ({ from, to: Math.min(2_880, from + length) }));
    const anyHours = fc.array(fc.array(span, { maxLength: 3 }), { minLength: 7, maxLength: 7 });
    fc.assert(
      fc.property(anyHours, fc.nat(10_079), (days, minute) => {
        const hours = { days, always: false, note: '' };
        const now = new Date(at('2026-11-22T00:00:00').getTime() + minute * MINUTE);
        const isOpen = minutesOpen(days);
        const state = openingState(hours, now, VIETNAM);
        expect(state.open).toBe(isOpen(minute));
        let next: number | undefined;
        for (let step = 1; step <= 10_080 && next === undefined; step++)
          if (isOpen(minute + step) !== state.open) next = step;
        const expected = next === undefined ? null : new Date(now.getTime() + next * MINUTE);
        expect(state.changesAt).toEqual(expected);
      }),
    );
  });
});

/** Whether a minute of the week is open, from a table of all of them. */
function minutesOpen(days: OpeningHours['days']): (minute: number) => boolean {
  const table = new Uint8Array(10_080);
  days.forEach((spans, day) => {
    for (const { from, to } of spans)
      for (let minute = from; minute < to; minute++) table[(day * 1_440 + minute) % 10_080] = 1;
  });
  return minute => table[minute % 10_080] === 1;
}
