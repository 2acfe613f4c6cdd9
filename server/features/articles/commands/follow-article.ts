import { lockRows } from '../../../platform/db/lock-rows.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Services } from '../../../platform/services.ts';
import type { WrittenRecord } from '../../records/record-kind.ts';
import { articleRecord } from '../article.record.ts';
import { schedulePublication } from '../jobs/publish-article.ts';
import { noArticle } from '../queries/article-detail.ts';
import { tables } from '../tables.ts';
import { openDiscussion, showTopics } from './show-article.ts';

/** Writes what follows from an article that was saved: lists of topics, its discussion, its version and its moment. */
export async function followArticle(
  unit: UnitOfWork,
  services: Services,
  { row: { id }, values, before, actorId }: WrittenRecord,
): Promise<void> {
  const now = services.clock.now();
  const state = await lockedArticle(unit, services, id);
  await showTopics(unit, state);
  if (state.status === 'published') await openDiscussion(unit, services, state);
  const { title, summary, body } = words.parse(values);
  if (before?.title !== title || before.summary !== summary || before.body !== body) {
    const version = { article: id, account: actorId ?? null, name: title, summary, body };
    await unit.run(tables.insertInto('article_revision').values({ ...version, createdAt: now }));
    await forgetVersions(unit, id);
  }
  if (state.publishAt) await schedulePublication(unit, { id, at: state.publishAt, now });
}

const words = articleRecord.shown.pick({ title: true, summary: true, body: true });

/** An article that nobody else changes until the transaction ends. Throws 404. */
export async function lockedArticle(unit: UnitOfWork, { db }: Pick<Services, 'db'>, id: number) {
  await lockRows(unit, db.engine, 'article', [id]);
  const row = await unit.row(
    tables
      .selectFrom('article')
      .select(['id', 'name', 'summary', 'body', 'authorName', 'status', 'publishAt', 'publishedAt', 'updatedAt'])
      .where('id', '=', id),
  );
  if (!row) throw noArticle();
  return row;
}

/** As many versions of an article stay; the console shows fewer. */
export const MAX_VERSIONS = 100;

/** Deletes the versions of an article before its latest ones. */
async function forgetVersions(unit: UnitOfWork, articleId: number): Promise<void> {
  const versions = tables.selectFrom('article_revision').where('article', '=', articleId);
  const first = await unit.row(versions.select('id').orderBy('id', 'desc').offset(MAX_VERSIONS).limit(1));
  if (!first) return;
  await unit.run(tables.deleteFrom('article_revision').where('article', '=', articleId).where('id', '<=', first.id));
}
