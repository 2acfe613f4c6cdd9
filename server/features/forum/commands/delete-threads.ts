import { ids as idList } from '../../../platform/db/list-values.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Services } from '../../../platform/services.ts';
import { tables } from '../tables.ts';

/** Deletes threads with all that hangs on them. The caller announces those that were public. */
export async function deleteThreads(
  unit: UnitOfWork,
  { events }: Pick<Services, 'events'>,
  ids: readonly number[],
): Promise<void> {
  await events.cascade(unit, { kind: 'thread', ids });
  await unit.run(tables.deleteFrom('thread').where('id', 'in', idList(ids)));
}
