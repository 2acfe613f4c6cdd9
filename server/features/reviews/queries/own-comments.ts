import { addDays } from '../../../platform/clock/vietnam-calendar.ts';
import { notFound } from '../../../platform/errors/problem.ts';
import type { Services } from '../../../platform/services.ts';
import type { Subject } from '../../../platform/subjects/subject.ts';
import { isPublic, subjectTables } from '../../../platform/subjects/subject-tables.ts';
import { ownsPage } from '../../providers/queries/owned-ids.ts';
import { ONE_IN_DAYS } from '../commands/post-review.ts';
import type { CommentStatus, OwnComments } from '../contract.ts';
import { commentHtml } from '../rules/comment-html.ts';
import { tables } from '../tables.ts';

interface OwnComment {
  readonly id: number;
  readonly status: CommentStatus;
  readonly body: string;
  readonly createdAt: Date;
}

/** What an account wrote and voted on the page of a record. Throws 404 for what is not public. */
export async function ownCommentsOf(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  accountId: number,
  subject: Subject,
  id: number,
): Promise<OwnComments> {
  const kind = subject.name;
  const own = tables
    .selectFrom('comment')
    .select(['id', 'parentId', 'status', 'body', 'createdAt'])
    .where('account', '=', accountId)
    .where('kind', '=', kind)
    .where('entityId', '=', id)
    .orderBy('id', 'desc');
  const [record, comments, votes, isOwner] = await Promise.all([
    db.primary.row(subjectTables.selectFrom(subject.table).select('id').where('id', '=', id).where(isPublic(subject))),
    db.primary.rows(own),
    db.primary.rows(
      tables
        .selectFrom('comment_vote as vote')
        .innerJoin('comment', 'comment.id', 'vote.comment')
        .select(['vote.comment as comment_id', 'vote.useful'])
        .where('vote.account', '=', accountId)
        .where('comment.kind', '=', kind)
        .where('comment.entityId', '=', id),
    ),
    ownsPage(db.primary, accountId, { kind, id }),
  ]);
  if (!record) throw notFound();
  const since = addDays(clock.now(), -ONE_IN_DAYS);
  const stands = ['pending', 'published', 'reported'];
  const written = comments.find(
    ({ parentId, status, createdAt }) => parentId === null && stands.includes(status) && createdAt > since,
  );
  return {
    waiting: comments.filter(({ status }) => status === 'pending').map(presentOwn),
    written: written ? presentOwn(written) : null,
    votes,
    authored: comments.map(comment => comment.id),
    is_owner: isOwner,
    may_write: !isOwner && written === undefined,
  };
}

const presentOwn = ({ id, status, body, createdAt }: OwnComment) => ({
  id,
  status,
  comment_html: commentHtml(body),
  created_at: createdAt.toISOString(),
});
