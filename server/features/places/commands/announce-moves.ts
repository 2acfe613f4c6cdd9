import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { enqueue } from '../../../platform/jobs/outbox.ts';
import type { Services } from '../../../platform/services.ts';
import type { Changed } from '../../records/directory-kind.ts';
import type { PlaceRow } from '../place.entity.ts';
import { placeMoved } from '../place-moved.ts';
import { isPublicPlace } from '../rules/place-visibility.ts';

/** Updates the professionals who work at places that have moved, after the commit. */
export async function announceMoves(
  { clock }: Services,
  unit: UnitOfWork,
  places: readonly Changed<PlaceRow>[],
): Promise<void> {
  const moved = places.flatMap(({ row, before }) =>
    before && locationOf(before.row) !== locationOf(row) ? [{ id: row.id, before: before.row }] : [],
  );
  if (moved.length === 0) return;
  const move = {
    places: moved.map(({ id }) => id),
    professionals: [],
    left: moved.map(({ before: { province, district = null } }) => ({ province, district })),
  };
  await enqueue(unit, placeMoved, move, { now: clock.now() });
}

/** What professionals take over from their place of work. */
const locationOf = (place: PlaceRow): string =>
  JSON.stringify([isPublicPlace(place), place.province, place.district ?? null, place.lat ?? null, place.long ?? null]);
