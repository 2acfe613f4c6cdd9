import {
  addDays,
  daysFrom,
  startOfVietnamDay,
  vietnamDay,
  vietnamDayBefore,
} from '../../../platform/clock/vietnam-calendar.ts';
import type { Services } from '../../../platform/services.ts';
import { SHOWN } from '../../contributions/contribution-tables.ts';
import { type DayFigures, SUMMARY_DAYS } from '../contract.ts';
import { tables } from '../tables.ts';
import type { VisitsOf } from '../visits-of.ts';
import { visitsBetween } from './visit-rows.ts';

/**
 * How the last days went, today as the last of them, in one statement for visits and one for reviews: of the
 * professional's page where there is a professional, otherwise of the place's.
 */
export async function visitSummary({ db, clock }: Pick<Services, 'db' | 'clock'>, of: VisitsOf): Promise<DayFigures[]> {
  const first = vietnamDayBefore(clock.now(), SUMMARY_DAYS - 1);
  const from = startOfVietnamDay(first);
  const to = addDays(from, SUMMARY_DAYS);
  const [visits, reviews] = await Promise.all([
    db.primary.rows(visitsByStart(of, from, to)),
    db.primary.rows(shownReviews(of, from, to)),
  ]);
  const days = daysFrom(first, SUMMARY_DAYS).map(({ date }) => noFigures(date));
  const byDate = new Map(days.map(day => [day.date, day]));
  for (const { start, state, count } of visits) {
    const day = byDate.get(vietnamDay(start));
    if (!day) continue;
    day.booked += Number(count);
    if (state === 'completed' || state === 'no_show' || state === 'cancelled') day[state] += Number(count);
  }
  for (const { createdAt } of reviews) {
    const day = byDate.get(vietnamDay(createdAt));
    if (day) day.reviews += 1;
  }
  return days;
}

const noFigures = (date: string): DayFigures => ({
  date,
  booked: 0,
  completed: 0,
  no_show: 0,
  cancelled: 0,
  reviews: 0,
});

/** Visits begin on a grid, so there are far fewer starts than visits. */
const visitsByStart = (of: VisitsOf, from: Date, to: Date) =>
  visitsBetween(of, { from, to })
    .select(eb => ['startAt as start', 'state', eb.fn.countAll<number>().as('count')])
    .groupBy(['startAt', 'state']);

const shownReviews = ({ place, professional }: VisitsOf, from: Date, to: Date) =>
  tables
    .selectFrom('comment')
    .select('createdAt')
    .where('kind', '=', professional === null ? 'place' : 'professional')
    .where('entityId', '=', professional ?? place ?? 0)
    .where('parentId', 'is', null)
    .where('status', 'in', SHOWN)
    .where('createdAt', '>=', from)
    .where('createdAt', '<', to);
