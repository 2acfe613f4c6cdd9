import type { Principal } from '../../../platform/auth/principal.ts';
import { forbidden } from '../../../platform/errors/problem.ts';
import type { Services } from '../../../platform/services.ts';
import { postPolicy } from '../post.policy.ts';
import { factsOf, lockShown } from '../queries/post-row.ts';
import { tables } from '../tables.ts';

/**
 * Reports to staff what is wrong with a post, which stays shown until they decide. Once for each account: a second
 * report replaces the first. Throws 404 for what is not shown and 403 for one's own.
 */
export function reportPost(
  services: Services,
  principal: Principal,
  { id, reason }: { readonly id: number; readonly reason: string },
): Promise<void> {
  const { db, clock } = services;
  return db.transaction(async unit => {
    const post = await lockShown(unit, services, id);
    if (!postPolicy.can(principal, 'report', factsOf(post))) {
      throw forbidden('Bạn không thể báo cáo bài viết của chính mình.');
    }
    await unit.run(
      tables
        .insertInto('post_report')
        .values({ post: id, account: principal.accountId, reason, createdAt: clock.now() })
        .onConflict(same => same.columns(['post', 'account']).doUpdateSet({ reason })),
    );
    await unit.run(tables.updateTable('post').set('status', 'reported').where('id', '=', id));
  });
}
