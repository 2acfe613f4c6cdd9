import { expect, it } from 'vitest';
import { schedule } from '../../schedules/contract.ts';
import { sharedClosings } from './shared-closings.ts';

const closed = (date: string, until: string, from: number | null = null, to: number | null = null) => ({
  kind: 'closed',
  date,
  until,
  from,
  to,
  note: 'Nghỉ',
});
const exceptions = (...closings: object[]) => schedule.parse({ exceptions: closings }).exceptions;

it('closings are answered day by day, as far as they lie in the days that are asked for', () => {
  const tet = exceptions(closed('2026-02-15', '2026-02-18'));
  expect(sharedClosings([tet], '2026-02-17', 7)).toEqual([
    { start: '2026-02-17T00:00:00+07:00', end: '2026-02-18T00:00:00+07:00', note: 'Nghỉ' },
    { start: '2026-02-18T00:00:00+07:00', end: '2026-02-19T00:00:00+07:00', note: 'Nghỉ' },
  ]);
});

it('closed hours of a day are answered by their hours', () => {
  const lunch = exceptions(closed('2026-02-17', '2026-02-17', 690, 810));
  expect(sharedClosings([lunch], '2026-02-16', 7)).toEqual([
    { start: '2026-02-17T11:30:00+07:00', end: '2026-02-17T13:30:00+07:00', note: 'Nghỉ' },
  ]);
});

it('of a professional with several calendars only what closes all of them is answered', () => {
  const [one, both] = [closed('2026-02-17', '2026-02-17'), closed('2026-02-18', '2026-02-18')];
  const told = sharedClosings([exceptions(one, both), exceptions(both)], '2026-02-16', 7);
  expect(told.map(({ start }) => start)).toEqual(['2026-02-18T00:00:00+07:00']);
  expect(sharedClosings([], '2026-02-16', 7)).toEqual([]);
});
