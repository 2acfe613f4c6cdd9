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
  readonly created_at: Date;
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
    .select(['id', 'parent_id', 'status', 'body', 'created_at'])
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
  const since = addDays(clock.now(), -ONE_IN_DAYS);
  const stands = ['pending', 'published', 'reported'];
  const written = comments.find(
    ({ parent_id, status, created_at }) => parent_id === null && stands.includes(status) && created_at > since,
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

const presentOwn = ({ id, status, body, created_at }: OwnComment) => ({
  id,
  status,
  comment_html: commentHtml(body),
  created_at: created_at.toISOString(),
});
