import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { ThreadPosted } from '../contract.ts';
import { noThread } from '../queries/thread-detail.ts';
import { tables } from '../tables.ts';
import { presentPosted } from '../thread.presenter.ts';

/** The answer to an asker whose question was stored by an earlier request. Throws 404 where it is gone by now. */
export async function askedBefore(
  unit: UnitOfWork,
  id: number,
  asker: { readonly accountId: number | null },
): Promise<ThreadPosted> {
  const thread = await unit.row(
    tables.selectFrom('thread').select(['id', 'slug', 'status', 'urgency']).where('id', '=', id),
  );
  if (!thread) throw noThread();
  return presentPosted(thread, asker);
}
