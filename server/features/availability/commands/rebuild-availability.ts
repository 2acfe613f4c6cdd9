import { touchContent } from '../../../platform/cache/changed-tags.ts';
import { idRanges } from '../../../platform/db/id-batches.ts';
import { createTurns } from '../../../platform/db/turns.ts';
import type { Services } from '../../../platform/services.ts';
import { rebuildFreeFacets } from '../../free-times/commands/rebuild-free-facets.ts';
import { recordsWithTimes } from '../../free-times/queries/next-free.ts';
import { tables } from '../tables.ts';
import { refreshInTurns, TURN_SIZES } from './refresh-in-turns.ts';
import { refreshRecords } from './refresh-records.ts';

/** Computes all free times again from calendars and bookings, after a bulk load. */
export async function rebuildAvailability(services: Services): Promise<void> {
  const { db } = services;
  for (const range of await idRanges(db.primary, 'calendar')) {
    const calendars = await db.primary.rows(
      tables
        .selectFrom('calendar')
        .select('id')
        .where(eb => eb.between('id', ...range))
        .orderBy('id'),
    );
    const ids = calendars.map(({ id }) => id);
    await refreshInTurns(services, ids, { allRecords: true });
  }
  await forgetOthers(services);
  for (const kind of ['professional', 'place']) await rebuildFreeFacets(services, kind);
  await db.transaction(unit => touchContent(unit, services));
}

/** Takes their next free times from records of which there is no calendar any more. */
async function forgetOthers(services: Services): Promise<void> {
  const { db } = services;
  const turns = createTurns(db, TURN_SIZES);
  const known = {
    places: await recordsWithTimes(db.primary, 'place'),
    professionals: await recordsWithTimes(db.primary, 'professional'),
  };
  await turns.each(known.places, places =>
    db.transaction(unit => refreshRecords(unit, services, { places, professionals: [] })),
  );
  await turns.each(known.professionals, professionals =>
    db.transaction(unit => refreshRecords(unit, services, { places: [], professionals })),
  );
}
