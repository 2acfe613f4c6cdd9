import type { Principal } from '../../../platform/auth/principal.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { conflict } from '../../../platform/errors/problem.ts';
import type { Services } from '../../../platform/services.ts';
import { type Actor, recordAudit } from '../../audit/record-audit.ts';
import { postPolicy } from '../post.policy.ts';
import { discussionOf, factsOf, lockPost } from '../queries/post-row.ts';
import { isShown } from '../rules/is-shown.ts';
import { tables } from '../tables.ts';
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
    const status = isPublic ? 'published' : wasShown ? 'hidden' : 'rejected';
    const removal_reason = isPublic ? '' : decision.reason;
    await unit.run(
      tables
        .updateTable('post')
        .set({ status, removalReason: removal_reason, objections: [], isUrgent: false })
        .where('id', '=', id),
    );
    await endReports(unit, id);
    if (isPublic && !wasShown) {
      const { position, answerType, thanks } = post;
      await publishPost(unit, services, discussionOf(post), { id, position, answerType, thanks });
    }
    if (!isPublic && wasShown) await withdraw(unit, services, post);
    const action = `post.${decision.decision}`;
    await recordAudit(unit, services, { ...actor, action, subjectKind: 'post', subjectId: id, fields: ['status'] });
  });
}

/** Forgets what was reported of a post, on which staff have decided. */
export async function endReports(unit: UnitOfWork, id: number): Promise<void> {
  await unit.run(tables.deleteFrom('post_report').where('post', '=', id));
}
