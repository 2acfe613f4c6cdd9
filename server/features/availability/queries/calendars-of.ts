import { ids as idList } from '../../../platform/db/list-values.ts';
import type { Reader } from '../../../platform/db/reader.ts';
import type { CalendarOf } from '../../schedules/calendar-of.ts';
import { tables } from '../tables.ts';

type Rows = Pick<Reader, 'rows'>;

/** The calendars of some places, own ones and those of all who work there, or of some professionals. */
export async function calendarsOf(
  db: Rows,
  column: 'place' | 'professional',
  owners: readonly number[],
): Promise<number[]> {
  const rows = await db.rows(tables.selectFrom('calendar').select('id').where(column, 'in', idList(owners)));
  return rows.map(({ id }) => id);
}

/**
 * The calendars whose free times a change of one may have changed: of a professional's all of the same one, as a visit
 * shuts the hour everywhere; of a place's own that one, and with its closings those of all who work there.
 */
export async function calendarsChangedBy(
  db: Rows,
  { place, professional, closings }: CalendarOf & { readonly closings: boolean },
): Promise<number[]> {
  if (professional !== null) return calendarsOf(db, 'professional', [professional]);
  if (closings) return calendarsOf(db, 'place', [place]);
  const own = tables.selectFrom('calendar').select('id').where('place', '=', place).where('professional', 'is', null);
  return (await db.rows(own)).map(({ id }) => id);
}
