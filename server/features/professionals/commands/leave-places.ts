import { ids as idList } from '../../../platform/db/list-values.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { DeletedEntities } from '../../../platform/events/event-bus.ts';
import { enqueue } from '../../../platform/jobs/outbox.ts';
import type { Services } from '../../../platform/services.ts';
import { placeMoved } from '../../places/place-moved.ts';
import { tables } from '../tables.ts';

/** Has those who work at places that are being deleted follow; asked while the rows are there, as their links go with them. */
export async function leavePlaces(
  { clock }: Pick<Services, 'clock'>,
  unit: UnitOfWork,
  { kind, ids }: DeletedEntities,
): Promise<void> {
  if (kind !== 'place') return;
  const workers = await unit.rows(
    tables.selectFrom('workplace').select('professional_id as id').distinct().where('place_id', 'in', idList(ids)),
  );
  if (workers.length === 0) return;
  const left = await unit.rows(
    tables
      .selectFrom('place')
      .select(['province_id as province', 'district_id as district'])
      .where('id', 'in', idList(ids)),
  );
  const move = { places: [], professionals: workers.map(({ id }) => id), left };
  await enqueue(unit, placeMoved, move, { now: clock.now() });
}
