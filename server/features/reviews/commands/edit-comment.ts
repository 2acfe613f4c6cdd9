import type { Principal } from '../../../platform/auth/principal.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { forbidden } from '../../../platform/errors/problem.ts';
import { changed } from '../../../platform/events/changed.ts';
import type { Services } from '../../../platform/services.ts';
import { bodyHash } from '../../contributions/repeated-texts.ts';
import { isShown } from '../../contributions/rules/states.ts';
import { commentPolicy } from '../comment.policy.ts';
import type { CommentEdited } from '../contract.ts';
import { commentHtml } from '../rules/comment-html.ts';
import { tables } from '../tables.ts';
import { factsFor, lockComment, noComment, type StoredComment } from './comment-row.ts';
import { findFlags } from './find-flags.ts';
import { countReview } from './shown-score.ts';

/** The words of the specification for a visitor who may not edit. */
const notYours = () => forbidden('Bạn chỉ có thể trả lời nhận xét trên trang mà bạn quản lý.');

/** A comment of a kind of record that the actor may edit. Throws 403 and 404. */
export async function editableComment(
  unit: UnitOfWork,
  services: Services,
  principal: Principal,
  { kind, id }: { readonly kind: string; readonly id: number },
): Promise<StoredComment> {
  const comment = await lockComment(unit, services, id);
  if (comment.kind !== kind) throw noComment();
  if (!commentPolicy.can(principal, 'edit', await factsFor(unit, principal, comment))) throw notYours();
  return comment;
}

/**
 * Edits a comment. Its author's words replace the earlier ones, and wait for staff again where a filter objects; those
 * of the page's owner leave what the author wrote beside them, which is said there. Throws 403 and 404.
 */
export function editComment(
  services: Services,
  principal: Principal,
  { kind, id, body }: { readonly kind: string; readonly id: number; readonly body: string },
): Promise<CommentEdited> {
  return services.db.transaction(async unit => {
    const comment = await editableComment(unit, services, principal, { kind, id });
    const answer = { id, comment_html: commentHtml(body) };
    if (comment.body === body) return { ...answer, status: comment.status };
    const isAuthor = comment.authorId === principal.accountId;
    const edit = isAuthor ? await authorsEdit(unit, services, comment, body) : ownersEdit(comment);
    await unit.run(
      tables
        .updateTable('comment')
        .set({ ...edit, body, bodyHash: bodyHash(body), editedAt: services.clock.now() })
        .where('id', '=', id),
    );
    if (isShown(comment) && edit.status === 'pending') {
      await countReview(unit, services, services.subjects.get(kind), comment.entityId, { gone: comment });
    } else if (isShown(comment)) {
      await changed(unit, services, { subject: kind, ids: [comment.entityId], aspects: ['comments'], hides: true });
    }
    return { ...answer, status: edit.status };
  });
}

async function authorsEdit(unit: UnitOfWork, services: Services, comment: StoredComment, body: string) {
  const isReply = comment.parentId !== null;
  const objections = isReply
    ? []
    : await findFlags(unit, services, { body, authorName: comment.authorName }, comment.id);
  const status = objections.length > 0 ? 'pending' : comment.status;
  return { editedBy: 'author', originalBody: null, objections, status } as const;
}

function ownersEdit({ body, originalBody, editedBy, status }: StoredComment) {
  const original = editedBy === 'owner' ? originalBody : body;
  return { editedBy: 'owner', originalBody: original, status } as const;
}
