import { ids } from '../../../platform/db/list-values.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { DeletedEntities } from '../../../platform/events/event-bus.ts';
import { PROVIDER_RIGHTS } from '../../sign-up/commands/provider-role.ts';
import { tables } from '../tables.ts';

/** Deletes the feeds of places or professionals that are being deleted, or of accounts that are providers no more. */
export async function deleteFeedsOf(unit: UnitOfWork, { kind, ids: gone }: DeletedEntities): Promise<void> {
  const feeds = tables.deleteFrom('visit_feed');
  await unit.run(
    kind === PROVIDER_RIGHTS
      ? feeds.where('account', 'in', ids(gone))
      : feeds.where('entityId', 'in', ids(gone)).where(eb => eb(eb.ref('kind').$castTo<string>(), '=', kind)),
  );
}
