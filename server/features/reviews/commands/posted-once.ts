import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Sending } from '../../../platform/repeats/sending.ts';
import { StoredBefore, storeOnce } from '../../../platform/repeats/store-once.ts';
import type { Services } from '../../../platform/services.ts';
import type { CommentPosted } from '../contract.ts';
import { commentHtml } from '../rules/comment-html.ts';
import { tables } from '../tables.ts';
import { noComment } from './comment-row.ts';

/** Stores a comment in a transaction of its own; a repeat answers what the first request stored. */
export async function postedOnce(
  services: Pick<Services, 'db' | 'clock'>,
  sending: Sending,
  store: (unit: UnitOfWork) => Promise<CommentPosted>,
): Promise<CommentPosted> {
  const { db } = services;
  try {
    return await db.transaction(unit =>
      storeOnce(unit, services, sending, {
        store: () => store(unit),
        stands: id => standsAsSent(unit, id),
      }),
    );
  } catch (error) {
    if (!(error instanceof StoredBefore)) throw error;
    const stored = await db.primary.row(
      tables.selectFrom('comment').select(['id', 'status', 'body']).where('id', '=', error.id),
    );
    if (!stored) throw noComment();
    return { id: stored.id, status: stored.status, comment_html: commentHtml(stored.body) };
  }
}

/** Whether a comment is as it was sent: nobody has edited it, and it is shown or waits for staff. */
async function standsAsSent(unit: UnitOfWork, id: number): Promise<boolean> {
  const comment = await unit.row(tables.selectFrom('comment').select(['status', 'editedBy']).where('id', '=', id));
  return comment !== undefined && comment.editedBy === null && STANDING.has(comment.status);
}

const STANDING: ReadonlySet<string> = new Set(['pending', 'published', 'reported']);
