import type { Principal } from '../../../platform/auth/principal.ts';
import { forbidden } from '../../../platform/errors/problem.ts';
import type { Services } from '../../../platform/services.ts';
import { storeReport } from '../../contributions/reports.ts';
import { postPolicy } from '../post.policy.ts';
import { factsOf, lockShown } from '../queries/post-row.ts';
import { POSTS } from '../tables.ts';

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
    await storeReport(unit, POSTS, { id, accountId: principal.accountId, reason, now: clock.now() });
  });
}
