import type { Principal } from '../../../platform/auth/principal.ts';
import type { Parameters } from '../../../platform/db/parameter.ts';
import { statement } from '../../../platform/db/query.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Services } from '../../../platform/services.ts';
import { findThread, noThread } from '../queries/thread-detail.ts';
import { tables } from '../tables.ts';
import { threadPolicy } from '../thread.policy.ts';

/** Follows a thread, or no longer. Throws 404 for one that the account may not follow. */
export async function setFollowing(
  services: Pick<Services, 'db' | 'clock'>,
  principal: Principal,
  { id, following }: { readonly id: number; readonly following: boolean },
): Promise<{ following: boolean }> {
  const { db, clock } = services;
  const thread = await findThread(db.primary, id);
  if (following && !threadPolicy.can(principal, 'follow', thread)) throw noThread();
  const link = { accountId: principal.accountId, threadId: thread.id };
  await db.transaction(unit => (following ? follow(unit, { ...link, now: clock.now() }) : unfollow(unit, link)));
  return { following };
}

interface FollowLink {
  readonly accountId: number;
  readonly threadId: number;
}

/** Follows in a transaction; once is enough. */
export async function follow(
  unit: UnitOfWork,
  { accountId, threadId, now }: FollowLink & { readonly now: Date },
): Promise<void> {
  await unit.run(
    tables
      .insertInto('thread_follow')
      .values({ account: accountId, thread: threadId, unread: 0, told: 0, createdAt: now })
      .onConflict(conflict => conflict.columns(['account', 'thread']).doNothing()),
  );
}

/** Ends it in a transaction; nothing happens where nobody followed. */
export async function unfollow(unit: UnitOfWork, { accountId, threadId }: FollowLink): Promise<void> {
  await unit.run(tables.deleteFrom('thread_follow').where('account', '=', accountId).where('thread', '=', threadId));
}

const followOf = statement((p: Parameters<FollowLink>) =>
  tables
    .selectFrom('thread_follow')
    .select('unread')
    .where('account', '=', p.accountId)
    .where('thread', '=', p.threadId),
);

/** Counts the replies to a thread as seen, and answers whether the account follows it. */
export async function openThread(
  { db }: Pick<Services, 'db'>,
  accountId: number,
  id: number,
): Promise<{ following: boolean }> {
  const known = await db.primary.row(followOf({ accountId, threadId: id }));
  if (known && known.unread > 0) {
    await db.transaction(unit =>
      unit.run(
        tables
          .updateTable('thread_follow')
          .set({ unread: 0, told: 0 })
          .where('account', '=', accountId)
          .where('thread', '=', id),
      ),
    );
  }
  return { following: known !== undefined };
}
