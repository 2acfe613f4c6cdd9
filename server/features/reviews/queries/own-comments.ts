import { notFound } from '../../../platform/errors/problem.ts';
import type { Services } from '../../../platform/services.ts';
import type { Subject } from '../../../platform/subjects/subject.ts';
import { isPublic, subjectTables } from '../../../platform/subjects/subject-tables.ts';
import { ownsPage } from '../../providers/queries/owned-ids.ts';
import type { OwnComments } from '../contract.ts';
import { commentHtml } from '../rules/comment-html.ts';
import { tables } from '../tables.ts';

/** What an account wrote and voted on the page of a record. Throws 404 for what is not public. */
export async function ownCommentsOf(
  { db }: Pick<Services, 'db'>,
  accountId: number,
  subject: Subject,
  id: number,
): Promise<OwnComments> {
  const kind = subject.name;
  const own = tables
    .selectFrom('comment')
    .select(['id', 'status', 'body', 'created_at'])
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('entity_id', '=', id)
    .orderBy('id', 'desc');
  const [record, comments, votes, isOwner] = await Promise.all([
    db.primary.row(subjectTables.selectFrom(subject.table).select('id').where('id', '=', id).where(isPublic(subject))),
    db.primary.rows(own),
    db.primary.rows(
      tables
        .selectFrom('comment_vote as vote')
        .innerJoin('comment', 'comment.id', 'vote.comment_id')
        .select(['vote.comment_id', 'vote.useful'])
        .where('vote.account_id', '=', accountId)
        .where('comment.kind', '=', kind)
        .where('comment.entity_id', '=', id),
    ),
    ownsPage(db.primary, accountId, { kind, id }),
  ]);
  if (!record) throw notFound();
  const isWaiting = ({ status }: (typeof comments)[number]) => status === 'pending';
  return {
    waiting: comments.filter(isWaiting).map(({ body, created_at, ...comment }) => ({
      ...comment,
      comment_html: commentHtml(body),
      created_at: created_at.toISOString(),
    })),
    votes,
    authored: comments.map(comment => comment.id),
    is_owner: isOwner,
  };
}
