import { ids as idList } from '../../../platform/db/list-values.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { takenOf } from '../../bookings/queries/taken-of.ts';
import { ANYBODY } from '../../bookings/visitor.ts';
import { namesOfCalendarTimes } from '../../free-times/calendar-times.ts';
import { keyOf } from '../../schedules/calendar-of.ts';
import { type BookableCalendar, loadCalendars } from '../../schedules/queries/load-calendars.ts';
import { HORIZON_DAYS, horizonFrom } from '../../schedules/rules/horizon.ts';
import { NOTHING_TAKEN } from '../../schedules/rules/taken.ts';
import { nextFreeStart, timeOf, WEEK_DAYS } from '../rules/free-time.ts';
import { tables } from '../tables.ts';
import { type Refreshing, refreshRecords } from './refresh-records.ts';

/** What is stored of a calendar. */
interface StoredTime {
  readonly id: number;
  readonly place: number;
  readonly professional: number | null;
  readonly nextAt: Date | null;
  readonly refreshAt: Date | null;
}

/**
 * Computes the free times of some calendars again, and what their places and professionals have of them. Their rows are
 * locked before anything is read that times follow from, so that of two who compute the same the later one has seen
 * what the other saw, and more.
 * @param allRecords whether places and professionals are looked at where no calendar of theirs has other times, too
 */
export async function refreshCalendars(
  unit: UnitOfWork,
  services: Refreshing,
  calendars: readonly number[],
  { allRecords = false } = {},
): Promise<void> {
  if (calendars.length === 0) return;
  const now = services.clock.now();
  const stored = await lockTimes(unit, services.db.engine, calendars);
  const bookable = await loadCalendars(unit, stored);
  const starts = await nextStarts(unit, [...bookable.values()], now);
  const rows = stored.flatMap(was => {
    const calendar = bookable.get(keyOf(was));
    const time = calendar ? timeOf(starts.get(was.id) ?? null, calendar.rules, now) : NEVER;
    return isSame(was, time) ? [] : [{ ...was, ...time }];
  });
  if (rows.length > 0) {
    await storeTimes(unit, rows);
    await services.tags.write(unit, namesOfCalendarTimes(rows.map(({ place }) => place)));
  }
  const touched = allRecords ? stored : rows;
  await refreshRecords(unit, services, {
    places: touched.map(({ place }) => place),
    professionals: touched.flatMap(({ professional }) => professional ?? []),
  });
}

const NEVER = { nextAt: null, refreshAt: null };

type Times = Pick<StoredTime, 'nextAt' | 'refreshAt'>;

const isSame = (a: Times, b: Times) =>
  a.nextAt?.getTime() === b.nextAt?.getTime() && a.refreshAt?.getTime() === b.refreshAt?.getTime();

async function lockTimes(
  unit: UnitOfWork,
  engine: Refreshing['db']['engine'],
  calendars: readonly number[],
): Promise<StoredTime[]> {
  await unit.run(
    tables
      .insertInto('availability')
      .columns(['calendar', 'place', 'professional'])
      .expression(
        tables
          .selectFrom('calendar')
          .select(['id', 'place', 'professional'])
          .where('id', 'in', idList(calendars))
          .orderBy('id'),
      )
      .onConflict(same => same.doNothing()),
  );
  const rows = tables
    .selectFrom('availability')
    .select(['calendar as id', 'place', 'professional'])
    .select(['nextAt', 'refreshAt'])
    .where('calendar', 'in', idList(calendars))
    .orderBy('calendar');
  // SQLite has one writer at a time, and no word for it.
  return unit.rows(engine === 'postgresql' ? rows.forUpdate() : rows);
}

/**
 * The first free starts by calendar; one without any is absent. Most have one this week, so only of the others the
 * bookings of all coming dates are read.
 */
async function nextStarts(
  unit: UnitOfWork,
  calendars: readonly BookableCalendar[],
  now: Date,
): Promise<ReadonlyMap<number, Date>> {
  const found = new Map<number, Date>();
  for (const days of [WEEK_DAYS, HORIZON_DAYS]) {
    const open = calendars.filter(({ id }) => !found.has(id));
    const taken = await takenOf(unit, open, horizonFrom(now, days), ANYBODY);
    for (const { id, rules } of open) {
      const start = nextFreeStart(rules, taken.get(id) ?? NOTHING_TAKEN, now, days);
      if (start) found.set(id, start);
    }
  }
  return found;
}

async function storeTimes(unit: UnitOfWork, rows: readonly StoredTime[]): Promise<void> {
  await unit.run(
    tables
      .insertInto('availability')
      .values(
        rows.map(({ id, place, professional, nextAt, refreshAt }) => ({
          calendar: id,
          place: place,
          professional: professional,
          nextAt: nextAt,
          refreshAt: refreshAt,
        })),
      )
      .onConflict(same =>
        same.column('calendar').doUpdateSet(eb => ({
          nextAt: eb.ref('excluded.nextAt'),
          refreshAt: eb.ref('excluded.refreshAt'),
        })),
      ),
  );
}
