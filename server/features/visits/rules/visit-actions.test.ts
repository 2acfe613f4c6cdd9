import { expect, it } from 'vitest';
import type { BookingState } from '../../bookings/contract.ts';
import { refusalOf, VISIT_ACTIONS } from './visit-actions.ts';

const START = new Date('2026-11-25T01:30:00Z');
const possible = (state: BookingState, now: string) =>
  VISIT_ACTIONS.filter(action => refusalOf(action, { state, start: START }, new Date(now)) === undefined);

const BEFORE = '2026-11-25T01:29:59.999Z';
const AT_START = '2026-11-25T01:30:00Z';

it('a visit that waits for an answer is confirmed before its start, and cancelled or moved at any time', () => {
  expect(possible('pending', BEFORE)).toEqual(['confirm', 'cancel', 'move']);
  expect(possible('pending', AT_START)).toEqual(['cancel', 'move']);
});

it('a confirmed visit is completed or missed from its start on, and cancelled or moved at any time', () => {
  expect(possible('confirmed', BEFORE)).toEqual(['cancel', 'move']);
  expect(possible('confirmed', AT_START)).toEqual(['complete', 'no_show', 'cancel', 'move']);
});

it.each<BookingState>(['held', 'completed', 'no_show', 'cancelled'])('nothing is done with what is %s', state => {
  expect(possible(state, AT_START)).toEqual([]);
  const texts = VISIT_ACTIONS.map(action => refusalOf(action, { state, start: START }, new Date(AT_START)));
  expect(new Set(texts).size).toBe(1);
});
