import { ids } from '../../../platform/db/list-values.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { DeletedEntities } from '../../../platform/events/event-bus.ts';
import { PROVIDER_RIGHTS } from '../../sign-up/commands/provider-role.ts';
import { tables } from '../tables.ts';

/**
 * Ends the ownership of places or professionals that are being deleted, or of accounts that are providers no more, in the
 * same transaction. No link comes after it: an approval waits for the lock of the page's row, or of the account's, and
 * then finds no page, or no provider.
 */
export async function deleteLinksOf(unit: UnitOfWork, { kind, ids: gone }: DeletedEntities): Promise<void> {
  const links = tables.deleteFrom('provider_link');
  await unit.run(
    kind === PROVIDER_RIGHTS
      ? links.where('account', 'in', ids(gone))
      : links.where('entityId', 'in', ids(gone)).where(eb => eb(eb.ref('kind').$castTo<string>(), '=', kind)),
  );
}
