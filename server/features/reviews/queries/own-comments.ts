import { addDays } from '../../../platform/clock/vietnam-calendar.ts';
import type { Parameters } from '../../../platform/db/parameter.ts';
import { statement, statementFor } from '../../../platform/db/query.ts';
import { notFound } from '../../../platform/errors/problem.ts';
import type { Services } from '../../../platform/services.ts';
import type { Subject } from '../../../platform/subjects/subject.ts';
import { isPublic, subjectTables } from '../../../platform/subjects/subject-tables.ts';
import type { ContributionStatus } from '../../contributions/contract.ts';
import { isTakenDown } from '../../contributions/rules/states.ts';
import { ownsPage } from '../../providers/queries/owned-ids.ts';
import { ONE_IN_DAYS } from '../commands/post-review.ts';
import type { OwnComments } from '../contract.ts';
import { commentHtml } from '../rules/comment-html.ts';
import { tables } from '../tables.ts';

interface OwnComment {
  readonly id: number;
  readonly status: ContributionStatus;
  readonly body: string;
  readonly createdAt: Date;
}

interface OwnOf {
  readonly accountId: number;
  readonly kind: string;
  readonly id: number;
}

const publicRecord = statementFor((subject: Subject, p: Parameters<Pick<OwnOf, 'id'>>) =>
  subjectTables.selectFrom(subject.table).select('id').where('id', '=', p.id).where(isPublic(subject)),
);

const written = statement((p: Parameters<OwnOf>) =>
  tables
    .selectFrom('comment')
    .select(['id', 'parentId', 'status', 'body', 'createdAt'])
    .where('account', '=', p.accountId)
    .where('kind', '=', p.kind)
    .where('entityId', '=', p.id)
    .orderBy('id', 'desc'),
);

const voted = statement((p: Parameters<OwnOf>) =>
  tables
    .selectFrom('comment_vote as vote')
    .innerJoin('comment', 'comment.id', 'vote.comment')
    .select(['vote.comment as comment_id', 'vote.useful'])
    .where('vote.account', '=', p.accountId)
    .where('comment.kind', '=', p.kind)
    .where('comment.entityId', '=', p.id),
);

/** What an account wrote and voted on the page of a record. Throws 404 for what is not public. */
export async function ownCommentsOf(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  accountId: number,
  subject: Subject,
  id: number,
): Promise<OwnComments> {
  const kind = subject.name;
  const own = { accountId, kind, id };
  const [record, comments, votes, isOwner] = await Promise.all([
    db.primary.row(publicRecord(subject, { id })),
    db.primary.rows(written(own)),
    db.primary.rows(voted(own)),
    ownsPage(db.primary, accountId, { kind, id }),
  ]);
  if (!record) throw notFound();
  const since = addDays(clock.now(), -ONE_IN_DAYS);
  const standing = comments.find(
    ({ parentId, status, createdAt }) => parentId === null && !isTakenDown({ status }) && createdAt > since,
  );
  return {
    waiting: comments.filter(({ status }) => status === 'pending').map(presentOwn),
    written: standing ? presentOwn(standing) : null,
    votes,
    authored: comments.map(comment => comment.id),
    is_owner: isOwner,
    may_write: !isOwner && standing === undefined,
  };
}

const presentOwn = ({ id, status, body, createdAt }: OwnComment) => ({
  id,
  status,
  comment_html: commentHtml(body),
  created_at: createdAt.toISOString(),
});
