import type { Principal } from '../../../platform/auth/principal.ts';
import { conflict } from '../../../platform/errors/problem.ts';
import { changed } from '../../../platform/events/changed.ts';
import type { Services } from '../../../platform/services.ts';
import type { Actor } from '../../audit/record-audit.ts';
import { closeDecision } from '../../contributions/reports.ts';
import { isShown, statusAfter } from '../../contributions/rules/states.ts';
import { commentPolicy } from '../comment.policy.ts';
import type { RemovalReason } from '../contract.ts';
import { COMMENTS, tables } from '../tables.ts';
import { lockComment } from './comment-row.ts';
import { countReview } from './shown-score.ts';

export type CommentDecision =
  | { readonly decision: 'publish' }
  | { readonly decision: 'remove'; readonly reason: RemovalReason };

/**
 * Shows a comment, or takes it away with a reason: one that everybody could read leaves a trace with it. Reports of it
 * are answered so. Throws 404, and 409 where it is decided so already.
 */
export function decideComment(
  services: Services,
  principal: Principal,
  actor: Actor,
  { id, ...decision }: CommentDecision & { readonly id: number },
): Promise<void> {
  const { db, clock, subjects } = services;
  return db.transaction(async unit => {
    const comment = await lockComment(unit, services, id);
    const { kind, entityId } = comment;
    const isReply = comment.parentId !== null;
    if (!commentPolicy.can(principal, decision.decision, { ...comment, isOnOwnPage: false, isReply })) {
      throw conflict('Nhận xét này đã được xử lý. Xin tải lại trang.');
    }
    const wasShown = isShown(comment);
    const isPublic = decision.decision === 'publish';
    const status = statusAfter(decision.decision, comment);
    const removal = isPublic
      ? { removalReason: null, removedAt: null }
      : { removalReason: decision.reason, removedAt: wasShown ? clock.now() : null };
    await unit.run(
      tables
        .updateTable('comment')
        .set({ status, objections: [], ...removal })
        .where('id', '=', id),
    );
    await closeDecision(unit, services, COMMENTS, { id, actor, decision: decision.decision });
    if (wasShown !== isPublic && !isReply) {
      await countReview(
        unit,
        services,
        subjects.get(kind),
        entityId,
        isPublic ? { shown: comment } : { gone: comment },
      );
    } else if (isReply) {
      await changed(unit, services, { subject: kind, ids: [entityId], aspects: ['comments'], hides: !isPublic });
    }
  });
}
