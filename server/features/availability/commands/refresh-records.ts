import { ids as idList } from '../../../platform/db/list-values.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Services } from '../../../platform/services.ts';
import { storeNextFree } from '../../free-times/commands/store-next-free.ts';
import { isThisWeek } from '../rules/free-time.ts';
import { tables } from '../tables.ts';

export type Refreshing = Pick<Services, 'db' | 'clock' | 'facets' | 'tags'>;

/** Those of whom calendars have other times now, or are gone. */
export interface Owners {
  readonly places: readonly number[];
  readonly professionals: readonly number[];
}

/**
 * Stores what follows from the stored times of calendars: of a professional the earliest wherever they work, of a place
 * the earliest of its own calendar and of all who work there.
 */
export async function refreshRecords(
  unit: UnitOfWork,
  services: Refreshing,
  { places, professionals }: Owners,
): Promise<void> {
  const now = services.clock.now();
  const earliest = (column: 'place' | 'professional') => async (records: readonly number[]) => {
    const rows = await unit.rows(
      tables
        .selectFrom('availability')
        .select(eb => [`${column} as id`, eb.fn.min('nextAt').as('nextAt')])
        .where(column, 'in', idList(records))
        .groupBy(column),
    );
    return new Map(
      rows.flatMap(({ id, nextAt }) => (id === null ? [] : [[id, { nextAt, isThisWeek: isThisWeek(nextAt, now) }]])),
    );
  };
  await storeNextFree(unit, services, 'professional', professionals, earliest('professional'));
  await storeNextFree(unit, services, 'place', places, earliest('place'));
}
