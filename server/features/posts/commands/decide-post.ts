import type { Principal } from '../../../platform/auth/principal.ts';
import { conflict } from '../../../platform/errors/problem.ts';
import type { Services } from '../../../platform/services.ts';
import type { Actor } from '../../audit/record-audit.ts';
import { closeDecision } from '../../contributions/reports.ts';
import { isShown, statusAfter } from '../../contributions/rules/states.ts';
import { postPolicy } from '../post.policy.ts';
import { discussionOf, factsOf, lockPost } from '../queries/post-row.ts';
import { POSTS, tables } from '../tables.ts';
import { withdraw } from './edit-post.ts';
import { publishPost } from './store-post.ts';

export type PostDecision = { readonly decision: 'publish' } | { readonly decision: 'remove'; readonly reason: string };

/**
 * Shows a post, or takes it away with a reason that its author reads: `hidden` where everybody could read it, `rejected`
 * where nobody could. Reports of it are answered so. What opens a discussion is shown and hidden with that. Throws 404,
 * and 409 where it is decided so already.
 */
export function decidePost(
  services: Services,
  { principal, actor }: { readonly principal: Principal; readonly actor: Actor },
  { id, ...decision }: PostDecision & { readonly id: number },
): Promise<void> {
  return services.db.transaction(async unit => {
    const post = await lockPost(unit, services, id);
    if (!postPolicy.can(principal, decision.decision, factsOf(post))) {
      throw conflict('Bài viết này đã được xử lý, hoặc được xử lý cùng câu hỏi. Xin tải lại trang.');
    }
    const wasShown = isShown(post);
    const isPublic = decision.decision === 'publish';
    await unit.run(
      tables
        .updateTable('post')
        .set({
          status: statusAfter(decision.decision, post),
          removalReason: decision.decision === 'publish' ? '' : decision.reason,
          objections: [],
          isUrgent: false,
        })
        .where('id', '=', id),
    );
    await closeDecision(unit, services, POSTS, { id, actor, decision: decision.decision });
    if (isPublic && !wasShown) {
      const { position, answerType, thanks } = post;
      await publishPost(unit, services, discussionOf(post), { id, position, answerType, thanks });
    }
    if (!isPublic && wasShown) await withdraw(unit, services, post);
  });
}
