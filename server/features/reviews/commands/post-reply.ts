import type { Principal } from '../../../platform/auth/principal.ts';
import { forbidden, invalid } from '../../../platform/errors/problem.ts';
import { changed } from '../../../platform/events/changed.ts';
import { noteStored } from '../../../platform/repeats/repeats.ts';
import type { Sending } from '../../../platform/repeats/sending.ts';
import type { Services } from '../../../platform/services.ts';
import { bodyHash } from '../../contributions/repeated-texts.ts';
import { commentPolicy } from '../comment.policy.ts';
import type { CommentPosted } from '../contract.ts';
import { commentHtml } from '../rules/comment-html.ts';
import { tables } from '../tables.ts';
import { factsFor, lockComment, noComment } from './comment-row.ts';
import { postedBefore } from './posted-before.ts';

/** The words of the specification's owner-only rule, with what else a visitor can do. */
export const ownersOnly = () =>
  forbidden(
    'Bạn chỉ có thể trả lời nhận xét trên trang mà bạn quản lý. Vui lòng liên hệ trực tiếp với cơ sở y tế hoặc bác sĩ.',
  );

/**
 * Answers a review in the name of the record's owner; the answer is shown at once. A repeat answers what was stored.
 * Throws 403 for everybody else, 404 where there is no such review on the page and 422 where it is an answer itself.
 */
export function postReply(
  services: Services,
  principal: Principal,
  author: { readonly name: string },
  {
    kind,
    id,
    parent,
    body,
    sending,
  }: {
    readonly kind: string;
    readonly id: number;
    readonly parent: number;
    readonly body: string;
    readonly sending: Sending;
  },
): Promise<CommentPosted> {
  return services.db.transaction(async unit => {
    const earlier = await postedBefore(unit, services, sending);
    if (earlier) return earlier;
    const review = await lockComment(unit, services, parent);
    if (review.kind !== kind || review.entityId !== id) throw noComment();
    const facts = await factsFor(unit, principal, review);
    if (!facts.isOnOwnPage) throw ownersOnly();
    if (!commentPolicy.can(principal, 'reply', facts)) {
      throw invalid({ parent: ['Không trả lời được nhận xét này.'] });
    }
    const [row] = await unit.rows(
      tables
        .insertInto('comment')
        .values({
          kind,
          entityId: id,
          parentId: parent,
          account: principal.accountId,
          authorName: author.name,
          body,
          bodyHash: bodyHash(body),
          status: 'published',
          objections: [],
          createdAt: services.clock.now(),
        })
        .returning('id'),
    );
    if (!row) throw new Error('An answer was stored without an id');
    await changed(unit, services, { subject: kind, ids: [id], aspects: ['comments'] });
    await noteStored(unit, services, sending, row.id);
    return { id: row.id, status: 'published', comment_html: commentHtml(body) };
  });
}
