import { literal } from '../../../platform/db/expressions.ts';
import type { Parameters } from '../../../platform/db/parameter.ts';
import { statementFor } from '../../../platform/db/query.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Services } from '../../../platform/services.ts';
import type { Subject } from '../../../platform/subjects/subject.ts';
import { ratedTables } from '../../../platform/subjects/subject-tables.ts';
import { wasSentBefore } from '../../contributions/repeated-texts.ts';
import { flagsOf, type WrittenComment } from '../rules/flags.ts';
import { COMMENTS } from '../tables.ts';

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
  const isRepeated = await wasSentBefore(unit, COMMENTS, comment.body, commentId);
  let isProvidersName = false;
  for (const subject of subjects.all) {
    if (!subject.people) continue;
    const name = subject.people.foldedName(comment.authorName);
    isProvidersName ||= (await unit.row(publicName(subject, { name }))) !== undefined;
  }
  return flagsOf(comment, { isRepeated, isProvidersName });
}

const publicName = statementFor(({ table }: Subject, p: Parameters<{ name: string }>) =>
  ratedTables
    .selectFrom(table)
    .select('id')
    .where('foldedName', '=', p.name)
    .where('status', '=', literal('published'))
    .limit(literal(1)),
);
