import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Services } from '../../../platform/services.ts';
import { ratedTables } from '../../../platform/subjects/subject-tables.ts';
import { objectionsTo, type WrittenComment } from '../rules/objections.ts';
import { tables } from '../tables.ts';
import { bodyHash } from './comment-row.ts';

/**
 * Why a comment is to be seen by staff first; see `objectionsTo`.
 * @param commentId of the comment itself where it is stored already
 */
export async function objectionsOf(
  unit: UnitOfWork,
  { subjects }: Pick<Services, 'subjects'>,
  comment: WrittenComment,
  commentId: number | null,
): Promise<string[]> {
  const same = tables.selectFrom('comment').select('id').where('body_hash', '=', bodyHash(comment.body));
  const repeated = await unit.row(commentId === null ? same : same.where('id', '<>', commentId));
  let isProvidersName = false;
  for (const { table, people } of subjects.all) {
    if (!people) continue;
    const name = ratedTables
      .selectFrom(table)
      .select('id')
      .where('sort_name', '=', people.sortName(comment.authorName));
    isProvidersName ||= (await unit.row(name.where('status', '=', 'published').limit(1))) !== undefined;
  }
  return objectionsTo(comment, { isRepeated: repeated !== undefined, isProvidersName });
}
