import { z } from 'zod';
import { lockRows } from '../../../platform/db/lock-rows.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { changed } from '../../../platform/events/changed.ts';
import { enqueue } from '../../../platform/jobs/outbox.ts';
import { defineTopic, handle, type JobHandler } from '../../../platform/jobs/topic.ts';
import type { Services } from '../../../platform/services.ts';
import { ARTICLE } from '../article-tags.ts';
import { openDiscussion, showTopics } from '../commands/show-article.ts';
import { tables } from '../tables.ts';

/** A scheduled article becomes public. */
const articlePublication = defineTopic('article.publish', z.object({ id: z.number().int() }), { priority: 'reminder' });

interface Publication {
  readonly id: number;
  readonly at: Date;
  readonly now: Date;
}

/** Enqueues the message that publishes it; one for a moment that no longer counts does nothing. */
export async function schedulePublication(unit: UnitOfWork, { id, at, now }: Publication): Promise<void> {
  // Each saving has its own: a message that was dropped would keep the article from the same moment for ever.
  const dedupeKey = `article.publish:${id}:${at.getTime()}:${now.getTime()}`;
  await enqueue(unit, articlePublication, { id }, { now, availableAt: at, dedupeKey });
}

/** Publishes scheduled articles at their moment. */
export function articleJobs(services: Services): readonly JobHandler[] {
  return [handle(articlePublication, ({ id }) => publishScheduled(services, id))];
}

/** No save of the whole article, which would read, link and check its text again: its status and its times alone change. */
async function publishScheduled(services: Services, id: number): Promise<void> {
  const { db, clock } = services;
  await db.transaction(async unit => {
    await lockRows(unit, db.engine, 'article', [id]);
    const now = clock.now();
    const article = await unit.row(
      tables
        .updateTable('article')
        .set(eb => ({
          status: 'published' as const,
          publishAt: null,
          updatedAt: now,
          publishedAt: eb.fn.coalesce('publishedAt', eb.val(now)),
        }))
        .where('id', '=', id)
        .where('status', '=', 'scheduled')
        .where('publishAt', '<=', now)
        .returning(['id', 'status', 'summary', 'authorName', 'publishedAt']),
    );
    if (!article) return;
    await showTopics(unit, article);
    await openDiscussion(unit, services, article);
    await changed(unit, services, { subject: ARTICLE, ids: [id], aspects: 'all' });
  });
}
