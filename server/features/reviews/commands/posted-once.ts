import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { earlierSending, noteStored } from '../../../platform/repeats/repeats.ts';
import type { Sending } from '../../../platform/repeats/sending.ts';
import type { Services } from '../../../platform/services.ts';
import { isTakenDown } from '../../contributions/rules/states.ts';
import type { CommentPosted } from '../contract.ts';
import { commentHtml } from '../rules/comment-html.ts';
import { tables } from '../tables.ts';
import { noComment } from './comment-row.ts';

/** Stores a comment in a transaction of its own; a repeat answers what the first request stored. */
export function postedOnce(
  services: Pick<Services, 'db' | 'clock'>,
  sending: Sending,
  store: (unit: UnitOfWork) => Promise<CommentPosted>,
): Promise<CommentPosted> {
  return services.db.transaction(async unit => {
    const earlier = await earlierSending(unit, services, sending);
    if (earlier && (earlier.isSameKey || (await standsAsSent(unit, earlier.id)))) {
      return storedComment(unit, earlier.id);
    }
    const posted = await store(unit);
    await noteStored(unit, services, sending, posted.id);
    return posted;
  });
}

async function storedComment(unit: UnitOfWork, id: number): Promise<CommentPosted> {
  const stored = await unit.row(tables.selectFrom('comment').select(['status', 'body']).where('id', '=', id));
  if (!stored) throw noComment();
  return { id, status: stored.status, comment_html: commentHtml(stored.body) };
}

/** Whether a comment is as it was sent: nobody has edited it, and it is shown or waits for staff. */
async function standsAsSent(unit: UnitOfWork, id: number): Promise<boolean> {
  const comment = await unit.row(tables.selectFrom('comment').select(['status', 'editedBy']).where('id', '=', id));
  return comment !== undefined && comment.editedBy === null && !isTakenDown(comment);
}
