import type { Services } from '../../../platform/services.ts';
import type { DeletionAnswer } from '../contract.ts';
import { tables } from '../tables.ts';

/** Withdraws the request to delete the account, if there is one. The enqueued job then finds nothing to do. */
export async function cancelDeletion({ db }: Pick<Services, 'db'>, accountId: number): Promise<DeletionAnswer> {
  await db.transaction(unit =>
    unit.run(tables.updateTable('account').set('deletionDueAt', null).where('id', '=', accountId)),
  );
  return { deletion_due: null };
}
