import { z } from 'zod';
import { newToken } from '../../../platform/auth/token.ts';
import { defineTopic, handle, type JobHandler } from '../../../platform/jobs/topic.ts';
import type { Services } from '../../../platform/services.ts';
import { issueToken } from '../commands/issue-token.ts';
import { mailReset } from '../mails/reset-mail.ts';
import { accountById } from '../queries/account-by-email.ts';

const HOURS = 1;

/**
 * A new password was asked for. `accountId` is 0 where the address has no account: the request does the same work for
 * both, and only this job knows the difference.
 */
export const sendReset = defineTopic('accounts.send-reset', z.object({ accountId: z.number().int().min(0) }));

/** Mails the link, once for each request. */
export const handleSendReset = (services: Services): JobHandler =>
  handle(sendReset, async ({ accountId }, { messageId }) => {
    const account = accountId === 0 ? undefined : await accountById(services.db.primary, accountId);
    if (!account) return;
    await services.db.transaction(async unit => {
      const made = newToken();
      const isFirst = await mailReset(unit, services, account, { token: made.token, hours: HOURS, messageId });
      // A second run after a crash must not make the link of the letter that was sent worthless.
      if (!isFirst) return;
      await issueToken(unit, services, {
        accountId,
        email: account.email,
        purpose: 'reset-password',
        hours: HOURS,
        made,
      });
    });
  });
