import { lockRows } from '../../../platform/db/lock-rows.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { changed } from '../../../platform/events/changed.ts';
import type { Services } from '../../../platform/services.ts';
import { linkArticle } from '../article-links.ts';
import { ARTICLE } from '../article-tags.ts';
import { noArticle } from '../queries/article-detail.ts';
import { articleFacts } from '../rules/article-facts.ts';
import { tables } from '../tables.ts';
import { keepVersion } from './follow-article.ts';
import { openDiscussion } from './show-article.ts';

/**
 * Writes the words of an earlier version again, as the newest version; nothing is lost. No save of the whole article: what
 * else stands in it, even what a save would refuse by now, stays as it is under the lock. Throws 404.
 */
export async function restoreRevision(
  services: Services,
  editorId: number,
  { id, revision }: { readonly id: number; readonly revision: number },
  also: (unit: UnitOfWork) => Promise<void>,
): Promise<void> {
  const row = await services.db.primary.row(
    tables
      .selectFrom('article_revision')
      .select(['name', 'summary', 'body'])
      .where('id', '=', revision)
      .where('article', '=', id),
  );
  if (!row) throw noArticle();
  const links = await linkArticle(services, row.body, id);
  await services.db.transaction(async unit => {
    const state = await lockedArticle(unit, services, id);
    const now = services.clock.now();
    const facts = articleFacts({ title: row.name, body: row.body });
    await unit.run(
      tables
        .updateTable('article')
        .set({ ...row, ...facts, ...links, updatedAt: now })
        .where('id', '=', id),
    );
    await keepVersion(unit, { ...row, article: id, account: editorId, createdAt: now });
    if (state.status === 'published') await openDiscussion(unit, services, { ...state, summary: row.summary });
    await changed(unit, services, { subject: ARTICLE, ids: [id], aspects: 'all', hides: true });
    await also(unit);
  });
}

/** An article that nobody else changes until the transaction ends. Throws 404. */
async function lockedArticle(unit: UnitOfWork, { db }: Pick<Services, 'db'>, id: number) {
  await lockRows(unit, db.engine, ARTICLE, [id]);
  const row = await unit.row(
    tables.selectFrom('article').select(['id', 'authorName', 'status', 'publishedAt']).where('id', '=', id),
  );
  if (!row) throw noArticle();
  return row;
}
