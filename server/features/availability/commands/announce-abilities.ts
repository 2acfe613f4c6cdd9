import { ids as idList } from '../../../platform/db/list-values.ts';
import type { Services } from '../../../platform/services.ts';
import { namesOfCalendarTimes } from '../../free-times/calendar-times.ts';
import { tables } from '../tables.ts';

/**
 * Makes lists of places stale that show the times of professionals of some specialities: these professionals are of other
 * ones now, while their times are the same.
 */
export async function announceAbilities(
  { db, tags }: Pick<Services, 'db' | 'tags'>,
  professionals: readonly number[],
): Promise<void> {
  const rows = await db.primary.rows(
    tables
      .selectFrom('availability')
      .select('place')
      .distinct()
      .where('professional', 'in', idList(professionals))
      .where('nextAt', 'is not', null),
  );
  if (rows.length === 0) return;
  await db.transaction(unit => tags.write(unit, namesOfCalendarTimes(rows.map(({ place }) => place))));
}
