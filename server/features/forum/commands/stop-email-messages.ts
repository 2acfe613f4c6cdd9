import type { Services } from '../../../platform/services.ts';
import { readStopToken } from '../rules/thread-token.ts';
import { tables } from '../tables.ts';
import { threadUrl } from '../thread-url.ts';
import { linkInvalid } from './confirm-question.ts';
import { unfollow } from './follow-thread.ts';

/**
 * Ends the email messages about a thread to the recipient of this link: an account follows it no longer, the address of
 * a visitor who asked is forgotten. Says so again when it is opened again. Throws 422 for a link that was never mailed.
 */
export async function stopEmailMessages(
  { db, config }: Pick<Services, 'db' | 'config'>,
  token: string,
): Promise<{ title: string; absolute_url: string }> {
  const named = readStopToken(config.secret, token);
  if (!named) throw linkInvalid();
  const { id, account } = named;
  const thread = await db.primary.row(
    tables.selectFrom('thread').select(['id', 'slug', 'name', 'mergedInto']).where('id', '=', id),
  );
  if (!thread) throw linkInvalid();
  await db.transaction(async unit => {
    if (account !== null) {
      // Who followed a thread that was merged follows the other one.
      for (const threadId of [id, thread.mergedInto ?? id]) await unfollow(unit, { accountId: account, threadId });
      return;
    }
    const forgotten = tables.updateTable('thread').set('authorEmail', null).where('id', '=', id);
    await unit.run(forgotten.where('account', 'is', null));
  });
  return { title: thread.name, absolute_url: threadUrl(thread) };
}
