import { literal } from '../../../platform/db/expressions.ts';
import type { Parameters } from '../../../platform/db/parameter.ts';
import { statement, statementFor } from '../../../platform/db/query.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Services } from '../../../platform/services.ts';
import type { Subject } from '../../../platform/subjects/subject.ts';
import { ratedTables } from '../../../platform/subjects/subject-tables.ts';
import { flagsOf, type WrittenComment } from '../rules/flags.ts';
import { tables } from '../tables.ts';
import { bodyHash } from './comment-row.ts';

/**
 * Why a comment is to be seen by staff first; see `flagsOf`.
 * @param commentId of the comment itself where it is stored already
 */
export async function findFlags(
  unit: UnitOfWork,
  { subjects }: Pick<Services, 'subjects'>,
  comment: WrittenComment,
  commentId: number | null,
): Promise<string[]> {
  const repeated = await unit.row(sameText({ hash: bodyHash(comment.body), itself: commentId ?? NO_ID }));
  let isProvidersName = false;
  for (const subject of subjects.all) {
    if (!subject.people) continue;
    const name = subject.people.foldedName(comment.authorName);
    isProvidersName ||= (await unit.row(publicName(subject, { name }))) !== undefined;
  }
  return flagsOf(comment, { isRepeated: repeated !== undefined, isProvidersName });
}

const NO_ID = 0;

const sameText = statement((p: Parameters<{ hash: string; itself: number }>) =>
  tables
    .selectFrom('comment')
    .select('id')
    .where('bodyHash', '=', p.hash)
    .where('id', '<>', p.itself)
    .limit(literal(1)),
);

const publicName = statementFor(({ table }: Subject, p: Parameters<{ name: string }>) =>
  ratedTables
    .selectFrom(table)
    .select('id')
    .where('foldedName', '=', p.name)
    .where('status', '=', literal('published'))
    .limit(literal(1)),
);
