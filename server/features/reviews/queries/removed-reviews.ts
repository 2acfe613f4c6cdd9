import { ids as idList } from '../../../platform/db/list-values.ts';
import type { Services } from '../../../platform/services.ts';
import { isPublic, subjectTables } from '../../../platform/subjects/subject-tables.ts';
import { presentRemoved } from '../comment.presenter.ts';
import { tables } from '../tables.ts';

const PAGE_SIZE = 20;

/** Every review that was taken down, newest first, with the page that it stood on; of pages that are public. */
export async function removedReviews({ db, subjects }: Pick<Services, 'db' | 'subjects'>, wanted: number) {
  const hidden = tables.selectFrom('comment').where('removed_at', 'is not', null);
  const counted = await db.read.row(hidden.select(eb => eb.fn.countAll<number>().as('count')));
  const count = Number(counted?.count ?? 0);
  const pages = Math.max(1, Math.ceil(count / PAGE_SIZE));
  const page = Math.min(wanted, pages);
  const rows = await db.read.rows(
    hidden
      .select(['id', 'kind', 'entity_id', 'removed_at', 'removal_reason'])
      .orderBy('removed_at', 'desc')
      .orderBy('id', 'desc')
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE),
  );
  const pagesOf = await Promise.all(
    subjects.all.map(async subject => {
      const records = rows.filter(({ kind }) => kind === subject.name).map(row => row.entity_id);
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
  const known = new Map(pagesOf.flat());
  return {
    ...{ count, page, pages },
    items: rows.map(row => ({
      ...presentRemoved(row),
      ...(known.get(`${row.kind}:${row.entity_id}`) ?? { name: '', absolute_url: '' }),
    })),
  };
}
