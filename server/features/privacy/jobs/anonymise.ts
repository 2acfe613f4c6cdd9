import { z } from 'zod';
import { lockRows } from '../../../platform/db/lock-rows.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { defineTopic, handle, type JobHandler } from '../../../platform/jobs/topic.ts';
import type { Services } from '../../../platform/services.ts';
import { eraseAccount } from '../commands/erase-account.ts';
import { tables } from '../tables.ts';

/** The job that runs after the days of grace; it does nothing where the request was withdrawn. */
export const anonymiseTopic = defineTopic('privacy.anonymise', z.object({ accountId: z.number().int() }));

/** Carries out the request to delete the account. */
export const handleAnonymise = (services: Services): JobHandler =>
  handle(anonymiseTopic, ({ accountId }) => services.db.transaction(unit => anonymise(services, unit, accountId)));

/** Empties an account whose deletion is due; leaves any other account and accounts of staff unchanged. */
async function anonymise(services: Services, unit: UnitOfWork, accountId: number): Promise<void> {
  await lockRows(unit, services.db.engine, 'account', [accountId]);
  const due = await unit.row(
    tables
      .selectFrom('account')
      .select(['id', 'createdAt'])
      .where('id', '=', accountId)
      .where('deletionDueAt', '<=', services.clock.now())
      .where('role', 'not in', ['moderator', 'editor', 'admin']),
  );
  if (due) await eraseAccount(services, unit, { id: due.id, createdAt: due.createdAt });
}
