import { openingHours } from '@antam/server/features/records/opening-hours-contract.ts';
import { describe, expect, it } from 'vitest';
import { clockOf, minutesOf, movedSpan, nextSpan, onWorkdays, usualHours, withDay } from './opening-hours.ts';

describe('opening hours', () => {
  it('have first values that the contract accepts, closed at the weekend', () => {
    const hours = openingHours.parse(usualHours());
    expect(hours.days.map(spans => spans.length)).toEqual([0, 2, 2, 2, 2, 2, 0]);
  });

  it('are read from and shown as times of the day', () => {
    expect([clockOf(450), clockOf(0), clockOf(1440 + 120)]).toEqual(['07:30', '00:00', '02:00']);
    expect([minutesOf('07:30'), minutesOf('24:00'), minutesOf('9:61'), minutesOf('')]).toEqual([
      450,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('end on the next day when the end is not after the start', () => {
    const span = { from: 1200, to: 1320 };
    expect(movedSpan(span, 'to', '02:00')).toEqual({ from: 1200, to: 1560 });
    expect(movedSpan({ from: 1200, to: 1560 }, 'to', '23:00')).toEqual({ from: 1200, to: 1380 });
    expect(movedSpan(span, 'from', '22:30')).toEqual({ from: 1350, to: 1320 + 1440 });
    expect(movedSpan(span, 'to', '')).toEqual(span);
  });

  it('keep the spans of a day in order, and add one only where the day has room', () => {
    const [morning, afternoon] = usualHours().days[1] ?? [];
    if (!morning || !afternoon) throw new Error('Monday is open');
    expect(withDay(usualHours(), 0, [afternoon, morning]).days[0]).toEqual([morning, afternoon]);
    expect(nextSpan([])).toEqual(morning);
    expect(nextSpan([morning])).toEqual(afternoon);
    expect(nextSpan([morning, afternoon])).toEqual({ from: 1080, to: 1140 });
    expect(nextSpan([{ from: 0, to: 1430 }])).toEqual({ from: 1380, to: 1440 });
  });

  it('copy one day to the workdays only', () => {
    const hours = onWorkdays(withDay(usualHours(), 1, [{ from: 0, to: 60 }]), 1);
    expect(hours.days.map(spans => spans.length)).toEqual([0, 1, 1, 1, 1, 1, 0]);
  });
});
