import { ids as idList } from '../../../platform/db/list-values.ts';
import type { Services } from '../../../platform/services.ts';
import { subjectTables } from '../../../platform/subjects/subject-tables.ts';
import type { OwnThreads } from '../contract.ts';
import { excerptOf } from '../rules/excerpt.ts';
import { tables } from '../tables.ts';

const MAX_THREADS = 100;
const EXCERPT = 200;
/** As long an account has to answer what it is asked to. */
const HOURS = 48;
const HOUR_MS = 3_600_000;

/** The discussions that an account is asked to answer, those that have waited longest first. */
export async function neededAnswers(
  { db, subjects }: Pick<Services, 'db' | 'subjects'>,
  accountId: number,
): Promise<OwnThreads['need_answered']> {
  const rows = await db.primary.rows(
    tables
      .selectFrom('post_assignment as wanted')
      .innerJoin('post', 'post.id', 'wanted.post')
      .select(['wanted.post', 'wanted.createdAt', 'post.kind', 'post.entityId', 'post.bodyNoHtml'])
      .where('wanted.assignedTo', '=', accountId)
      .where('wanted.state', '=', 'open')
      .orderBy('wanted.id')
      .limit(MAX_THREADS),
  );
  const kinds = subjects.all.filter(({ name }) => rows.some(({ kind }) => kind === name));
  const records = await Promise.all(
    kinds.map(async subject => {
      const wanted = rows.filter(({ kind }) => kind === subject.name).map(row => row.entityId);
      const found = await db.primary.rows(
        subjectTables.selectFrom(subject.table).select(['id', 'slug', 'name']).where('id', 'in', idList(wanted)),
      );
      return found.map(
        record =>
          [`${subject.name}-${record.id}`, { title: record.name, absolute_url: subject.pageUrl(record) }] as const,
      );
    }),
  );
  const known = new Map(records.flat());
  return rows.flatMap(row => {
    const record = known.get(`${row.kind}-${row.entityId}`);
    if (!record) return [];
    return [
      {
        post_id: row.post,
        ...record,
        excerpt: excerptOf(row.bodyNoHtml, EXCERPT),
        assigned_at: row.createdAt.toISOString(),
        due_at: new Date(row.createdAt.getTime() + HOURS * HOUR_MS).toISOString(),
      },
    ];
  });
}
