import { describe, expect, it } from 'vitest';
import { isOpenAt, minutesToEdge, readSpan, spanFacets } from './week-spans.ts';

const morning = { from: 450, to: 690 };
const afternoon = { from: 810, to: 1_020 };
const [SUNDAY, MONDAY, SATURDAY] = [0, 1, 6];
/** A minute of the week. */
const at = (day: number, hours: number, minutes = 0) => day * 1_440 + hours * 60 + minutes;
const spansOf = (...week: Parameters<typeof spanFacets>) => spanFacets(...week).map(facet => readSpan(facet.slice(5)));
const isOpen = (week: Parameters<typeof spanFacets>[0], minute: number) =>
  spansOf(week).some(span => isOpenAt(span, minute));

describe('spans of a week', () => {
  const office = [[], ...Array.from({ length: 5 }, () => [morning, afternoon]), [morning]];

  it('are one facet for all days that have them', () => {
    expect(spanFacets(office)).toEqual(['open:126:450-690', 'open:62:810-1020']);
    expect(spanFacets(office.map(() => []))).toEqual([]);
  });

  it('are open from their first minute until before their last, closed at lunch and on other days', () => {
    const open = [at(MONDAY, 7, 30), at(MONDAY, 11, 29), at(MONDAY, 13, 30), at(SATURDAY, 8)];
    const closed = [at(MONDAY, 7, 29), at(MONDAY, 11, 30), at(MONDAY, 12), at(MONDAY, 17), at(SATURDAY, 14)];
    expect(open.filter(minute => isOpen(office, minute))).toEqual(open);
    expect([...closed, at(SUNDAY, 9)].filter(minute => isOpen(office, minute))).toEqual([]);
  });

  it('go on past midnight, from Saturday into Sunday too', () => {
    const nights = [[], [], [], [], [], [], [{ from: 1_200, to: 1_560 }]];
    expect(isOpen(nights, at(SUNDAY, 1, 59))).toBe(true);
    expect(isOpen(nights, at(SUNDAY, 2))).toBe(false);
    expect(isOpen(nights, at(SATURDAY, 1))).toBe(false);
  });

  it('say when they begin or end next', () => {
    const [span = readSpan('0:0-0')] = spansOf(office);
    expect(minutesToEdge(span, at(MONDAY, 11, 29))).toBe(1);
    expect(minutesToEdge(span, at(MONDAY, 11, 30))).toBe(20 * 60);
    expect(minutesToEdge(span, at(SATURDAY, 11, 30))).toBe(44 * 60);
  });
});
