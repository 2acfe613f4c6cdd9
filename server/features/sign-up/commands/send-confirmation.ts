import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Services } from '../../../platform/services.ts';
import { issueToken } from '../../accounts/commands/issue-token.ts';
import type { Recipient } from '../../accounts/mails/recipient.ts';
import { mailConfirmation } from '../mails/confirmation-mail.ts';

const HOURS = 48;

/** Mails a link by which the owner of the address confirms it. Links of before go on working until their time is over. */
export async function sendConfirmation(
  unit: UnitOfWork,
  services: Pick<Services, 'clock' | 'config'>,
  account: Pick<Recipient, 'email'> & { readonly id: number },
): Promise<void> {
  const { id: accountId, email } = account;
  const token = await issueToken(unit, services, { accountId, email, purpose: 'confirm-email', hours: HOURS });
  await mailConfirmation(unit, services, account, { token, hours: HOURS });
}
