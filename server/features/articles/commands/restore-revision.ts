import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { changed } from '../../../platform/events/changed.ts';
import type { Services } from '../../../platform/services.ts';
import { slugOf } from '../../../platform/text/fold-text.ts';
import { linkArticle } from '../article-links.ts';
import { ARTICLE } from '../article-tags.ts';
import { noArticle } from '../queries/article-detail.ts';
import { firstPicture, readingMinutes } from '../rules/article-facts.ts';
import { tables } from '../tables.ts';
import { lockedArticle } from './follow-article.ts';
import { openDiscussion } from './show-article.ts';

/** Writes the words of an earlier version again, as the newest version; nothing is lost. Throws 404. */
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
    const facts = { picture: firstPicture(row.body), readingMinutes: readingMinutes(row.body) };
    await unit.run(
      tables
        .updateTable('article')
        .set({ ...row, ...facts, ...links, slug: slugOf(row.name), updatedAt: now })
        .where('id', '=', id),
    );
    await unit.run(
      tables.insertInto('article_revision').values({ ...row, article: id, account: editorId, createdAt: now }),
    );
    if (state.status === 'published') await openDiscussion(unit, services, { ...state, summary: row.summary });
    await changed(unit, services, { subject: ARTICLE, ids: [id], aspects: 'all', hides: true });
    await also(unit);
  });
}
