import type { Services } from '../../../platform/services.ts';
import { namedRecords } from '../../../platform/subjects/named-records.ts';
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
  const recordOf = await namedRecords({ db, subjects }, rows);
  return rows.flatMap(row => {
    const { record_name, record_url } = recordOf(row);
    if (record_name === '') return [];
    return [
      {
        post_id: row.post,
        title: record_name,
        absolute_url: record_url,
        excerpt: excerptOf(row.bodyNoHtml, EXCERPT),
        assigned_at: row.createdAt.toISOString(),
        due_at: new Date(row.createdAt.getTime() + HOURS * HOUR_MS).toISOString(),
      },
    ];
  });
}
