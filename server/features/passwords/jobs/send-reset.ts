import { z } from 'zod';
import { newToken } from '../../../platform/auth/token.ts';
import { lockRows } from '../../../platform/db/lock-rows.ts';
import { defineTopic, handle, type JobHandler } from '../../../platform/jobs/topic.ts';
import type { Services } from '../../../platform/services.ts';
import { issueToken } from '../../accounts/commands/issue-token.ts';
import { accountById } from '../../accounts/queries/account-by-email.ts';
import { isMessageDue } from '../../accounts/queries/is-message-due.ts';
import { mailReset } from '../mails/reset-mail.ts';

const HOURS = 1;

/**
 * A visitor requests a new password. `accountId` is 0 where the address has no account: so the request takes the same
 * time for both, and only this job knows the difference.
 */
export const sendReset = defineTopic('accounts.send-reset', z.object({ accountId: z.number().int().min(0) }), {
  priority: 'mail',
});

/** Mails the link, unless one was mailed some minutes ago, which is still valid. */
export const handleSendReset = (services: Services): JobHandler =>
  handle(sendReset, async ({ accountId }, { messageId }) => {
    const { db, clock } = services;
    const account = accountId === 0 ? undefined : await accountById(db.primary, accountId);
    if (!account) return;
    const { email } = account;
    await db.transaction(async unit => {
      await lockRows(unit, db.engine, 'account', [accountId]);
      if (!(await isMessageDue(unit, accountId, 'reset-password', clock.now()))) return;
      const made = newToken();
      // A second run after a crash must not keep a link that no email message holds.
      if (!(await mailReset(unit, services, account, { token: made.token, hours: HOURS, messageId }))) return;
      await issueToken(unit, services, { accountId, email, purpose: 'reset-password', hours: HOURS, made });
    });
  });
