import { expect, it } from 'vitest';
import type { BookingState } from '../../bookings/contract.ts';
import { refusalOf, VISIT_ACTIONS } from './visit-actions.ts';

const START = new Date('2026-11-25T01:30:00Z');
const possible = (state: BookingState, now: string) =>
  VISIT_ACTIONS.filter(
    action => refusalOf(action, { state, start: START, updatedAt: START }, new Date(now)) === undefined,
  );

const BEFORE = '2026-11-25T01:29:59.999Z';
const AT_START = '2026-11-25T01:30:00Z';

it('a visit that waits for an answer is confirmed before its start, and cancelled or moved at any time', () => {
  expect(possible('pending', BEFORE)).toEqual(['confirm', 'cancel', 'move', 'write']);
  expect(possible('pending', AT_START)).toEqual(['cancel', 'move', 'write']);
});

it('a confirmed visit is completed or missed from its start on, and cancelled or moved at any time', () => {
  expect(possible('confirmed', BEFORE)).toEqual(['cancel', 'move', 'write']);
  expect(possible('confirmed', AT_START)).toEqual(['complete', 'no_show', 'cancel', 'move', 'write']);
});

it.each<BookingState>(['held', 'cancelled'])('nothing is done with what is %s', state => {
  expect(possible(state, AT_START)).toEqual([]);
  const others = VISIT_ACTIONS.filter(action => action !== 'undo');
  const texts = others.map(action => refusalOf(action, { state, start: START, updatedAt: START }, new Date(AT_START)));
  expect(new Set(texts).size).toBe(1);
});

it.each<BookingState>(['completed', 'no_show'])(
  'that a visit is %s is taken back for a day, and nothing else is done with it',
  state => {
    expect(possible(state, AT_START)).toEqual(['undo']);
    expect(possible(state, '2026-11-26T01:30:00Z')).toEqual(['undo']);
    expect(possible(state, '2026-11-26T01:30:00.001Z')).toEqual([]);
  },
);
