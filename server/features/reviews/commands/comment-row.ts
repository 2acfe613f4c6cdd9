import type { Principal } from '../../../platform/auth/principal.ts';
import { lockRows } from '../../../platform/db/lock-rows.ts';
import type { Parameters } from '../../../platform/db/parameter.ts';
import { statement, statementFor } from '../../../platform/db/query.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { notFound } from '../../../platform/errors/problem.ts';
import type { Services } from '../../../platform/services.ts';
import type { Subject } from '../../../platform/subjects/subject.ts';
import { isPublic, subjectTables } from '../../../platform/subjects/subject-tables.ts';
import { ownsPage } from '../../providers/queries/owned-ids.ts';
import type { CommentFacts } from '../comment.policy.ts';
import { tables } from '../tables.ts';

export const noComment = () => notFound('Không tìm thấy nhận xét này.');

/**
 * Locks a record that everybody may see, as everybody does who changes what is said of it. Throws 404 for any other.
 */
export async function lockPublic(
  unit: UnitOfWork,
  { db }: Pick<Services, 'db'>,
  subject: Subject,
  id: number,
): Promise<void> {
  await lockRows(unit, db.engine, subject.table, [id]);
  if (!(await unit.row(publicRecord(subject, { id })))) throw notFound();
}

const publicRecord = statementFor((subject: Subject, p: Parameters<{ id: number }>) =>
  subjectTables.selectFrom(subject.table).select('id').where('id', '=', p.id).where(isPublic(subject)),
);

const stored = statement((p: Parameters<{ readonly id: number }>) =>
  tables
    .selectFrom('comment')
    .select(['id', 'kind', 'entityId', 'parentId', 'account as authorId', 'authorName'])
    .select(['body', 'originalBody', 'editedBy', 'status', 'objections', 'useful', 'notUseful'])
    .select(['overall', 'attitude', 'waitingTime', 'cleanliness', 'recommending', 'isVerified'])
    .where('id', '=', p.id),
);

/**
 * A comment as it is stored, its record locked first and then its own row, which is the order of everybody. Throws 404.
 */
export async function lockComment(unit: UnitOfWork, { db, subjects }: Pick<Services, 'db' | 'subjects'>, id: number) {
  const found = await unit.row(stored({ id }));
  if (!found) throw noComment();
  await lockRows(unit, db.engine, subjects.get(found.kind).table, [found.entityId]);
  await lockRows(unit, db.engine, 'comment', [id]);
  const comment = await unit.row(stored({ id }));
  if (!comment) throw noComment();
  return comment;
}
export type StoredComment = Awaited<ReturnType<typeof lockComment>>;

/** What decides on a comment for an account, as its policy wants it. */
export async function factsFor(
  unit: UnitOfWork,
  { accountId }: Pick<Principal, 'accountId'>,
  comment: Pick<StoredComment, 'kind' | 'entityId' | 'parentId' | 'authorId' | 'status'>,
): Promise<CommentFacts> {
  const { kind, entityId, parentId, authorId, status } = comment;
  const isOnOwnPage = await ownsPage(unit, accountId, { kind, id: entityId });
  return { authorId, status, isOnOwnPage, isReply: parentId !== null };
}
