import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { earlierSending } from '../../../platform/repeats/repeats.ts';
import type { Sending } from '../../../platform/repeats/sending.ts';
import type { Services } from '../../../platform/services.ts';
import { isTakenDown } from '../../contributions/rules/states.ts';
import type { CommentPosted } from '../contract.ts';
import { commentHtml } from '../rules/comment-html.ts';
import { tables } from '../tables.ts';
import { noComment } from './comment-row.ts';

/** What an earlier sending of the same comment has stored; undefined where this is the first. */
export async function postedBefore(
  unit: UnitOfWork,
  services: Pick<Services, 'clock'>,
  sending: Sending,
): Promise<CommentPosted | undefined> {
  const earlier = await earlierSending(unit, services, sending);
  if (!earlier || !(earlier.isSameKey || (await standsAsSent(unit, earlier.id)))) return undefined;
  return storedComment(unit, earlier.id);
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
