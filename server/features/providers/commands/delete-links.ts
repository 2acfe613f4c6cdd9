import type { Engine } from '../../../platform/db/engine.ts';
import { listSql } from '../../../platform/db/id-list.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { DeletedEntities } from '../../../platform/events/event-bus.ts';
import { PROVIDER_RIGHTS } from '../../sign-up/commands/provider-role.ts';

/**
 * Ends the ownership of places or professionals that are being deleted, or of accounts that are providers no more, in the
 * same transaction. No link comes after it: an approval waits for the lock of the page's row, or of the account's, and
 * then finds no page, or no provider.
 */
export async function deleteLinksOf(unit: UnitOfWork, engine: Engine, { kind, ids }: DeletedEntities): Promise<void> {
  const list = listSql(engine);
  if (kind === PROVIDER_RIGHTS) {
    await unit.sql(`delete from provider_link where ${list.hasId('account_id')}`, [list.ids(ids)]);
    return;
  }
  await unit.sql(`delete from provider_link where kind = ? and ${list.hasId('entity_id')}`, [kind, list.ids(ids)]);
}
