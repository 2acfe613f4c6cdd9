import { z } from 'zod';
import { lockRows } from '../../../platform/db/lock-rows.ts';
import type { Secret } from '../../../platform/env/secret.ts';
import { defineTopic, handle, type JobHandler } from '../../../platform/jobs/topic.ts';
import type { Services } from '../../../platform/services.ts';
import { issueToken } from '../../accounts/commands/issue-token.ts';
import { accountById } from '../../accounts/queries/account-by-email.ts';
import { isMessageDue } from '../../accounts/queries/is-message-due.ts';
import { hashTypedCode, newTypedCode, plainTypedCode } from '../../accounts/rules/typed-code.ts';
import { mailLoginCode } from '../mails/login-code-mail.ts';

const HOURS = 1;

/**
 * A visitor logs in to an account after too many failed guesses. `accountId` is 0 where the password is wrong or there
 * is no account: so the request takes the same time for all, and only this job knows the difference.
 */
export const sendLoginCode = defineTopic('accounts.send-login-code', z.object({ accountId: z.number().int().min(0) }), {
  priority: 'mail',
});

/** Mails a code, unless one was mailed some minutes ago, which is still valid. */
export const handleSendLoginCode = (services: Services): JobHandler =>
  handle(sendLoginCode, async ({ accountId }, { messageId }) => {
    const { db, clock, config } = services;
    const account = accountId === 0 ? undefined : await accountById(db.primary, accountId);
    if (!account) return;
    const { email } = account;
    await db.transaction(async unit => {
      await lockRows(unit, db.engine, 'account', [accountId]);
      if (!(await isMessageDue(unit, accountId, 'login-code', clock.now()))) return;
      const code = newLoginCode();
      // A second run after a crash must not keep a code that no email message holds.
      if (!(await mailLoginCode(unit, services, account, { code, hours: HOURS, messageId }))) return;
      const made = { token: code, tokenHash: hashLoginCode(config.secret, accountId, code) };
      await issueToken(unit, services, { accountId, email, purpose: 'login-code', hours: HOURS, made });
    });
  });

/** Long enough that nobody guesses a code within its life, even from many addresses, so that no lock-out is needed. */
const LENGTH = 8;

/** A random code of 39 bits for an email message, `abcd-efgh`. */
const newLoginCode = (): string => newTypedCode(LENGTH);

/** The hash under which a typed code would be stored for the account; a text that cannot be a code gets one, too. */
export const hashLoginCode = (secret: Secret, accountId: number, typed: string): string =>
  hashTypedCode(secret, 'login-code', accountId, plainTypedCode(typed, LENGTH) ?? '');
