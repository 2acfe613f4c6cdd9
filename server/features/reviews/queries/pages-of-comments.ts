import { ids as idList } from '../../../platform/db/list-values.ts';
import type { Services } from '../../../platform/services.ts';
import { isPublic, subjectTables } from '../../../platform/subjects/subject-tables.ts';

/** The page that a comment stands on; both are empty where nobody sees it any more. */
export interface CommentPage {
  readonly name: string;
  readonly absolute_url: string;
}

const NOWHERE: CommentPage = { name: '', absolute_url: '' };

/** Finds the pages that comments stand on, with one query for each kind of record. */
export async function pagesOfComments(
  { db, subjects }: Pick<Services, 'db' | 'subjects'>,
  rows: readonly { readonly kind: string; readonly entityId: number }[],
): Promise<(row: { readonly kind: string; readonly entityId: number }) => CommentPage> {
  const pages = await Promise.all(
    subjects.all.map(async subject => {
      const records = rows.filter(({ kind }) => kind === subject.name).map(row => row.entityId);
      if (records.length === 0) return [];
      const found = await db.read.rows(
        subjectTables
          .selectFrom(subject.table)
          .select(['id', 'slug', 'name'])
          .where('id', 'in', idList(records))
          .where(isPublic(subject)),
      );
      return found.map(
        record =>
          [`${subject.name}:${record.id}`, { name: record.name, absolute_url: subject.pageUrl(record) }] as const,
      );
    }),
  );
  const known = new Map<string, CommentPage>(pages.flat());
  return ({ kind, entityId }) => known.get(`${kind}:${entityId}`) ?? NOWHERE;
}
