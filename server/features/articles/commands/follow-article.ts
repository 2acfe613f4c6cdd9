import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Services } from '../../../platform/services.ts';
import type { WrittenRecord } from '../../records/record-kind.ts';
import type { articleRecord } from '../article.record.ts';
import { schedulePublication } from '../jobs/publish-article.ts';
import { tables } from '../tables.ts';
import { openDiscussion, showTopics } from './show-article.ts';

/** Writes what follows from an article that was saved: lists of topics, its discussion, its version and its moment. */
export async function followArticle(
  unit: UnitOfWork,
  services: Services,
  { row: { id, publishedAt = null }, values, before, actorId }: WrittenRecord<typeof articleRecord.fields>,
): Promise<void> {
  const { title, summary, body, author_name: authorName, status, publish_at } = values;
  const now = services.clock.now();
  const article = { id, status, summary, authorName, publishedAt };
  await showTopics(unit, article);
  if (status === 'published') await openDiscussion(unit, services, article);
  if (before?.title !== title || before.summary !== summary || before.body !== body) {
    await keepVersion(unit, { article: id, account: actorId ?? null, name: title, summary, body, createdAt: now });
  }
  if (status === 'scheduled' && publish_at !== null) {
    await schedulePublication(unit, { id, at: new Date(publish_at), now });
  }
}

/** As many versions of an article stay; the console shows fewer. */
export const MAX_VERSIONS = 100;

interface Version {
  readonly article: number;
  readonly account: number | null;
  readonly name: string;
  readonly summary: string;
  readonly body: string;
  readonly createdAt: Date;
}

/** Keeps the words of an article that were saved, and deletes the versions before its latest ones. */
export async function keepVersion(unit: UnitOfWork, version: Version): Promise<void> {
  await unit.run(tables.insertInto('article_revision').values(version));
  const versions = tables.selectFrom('article_revision').where('article', '=', version.article);
  const first = await unit.row(versions.select('id').orderBy('id', 'desc').offset(MAX_VERSIONS).limit(1));
  if (!first) return;
  await unit.run(
    tables.deleteFrom('article_revision').where('article', '=', version.article).where('id', '<=', first.id),
  );
}
