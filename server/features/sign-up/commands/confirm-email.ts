import { lockRows } from '../../../platform/db/lock-rows.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { Problem } from '../../../platform/errors/problem.ts';
import type { RequestContext } from '../../../platform/http/endpoint.ts';
import type { Services } from '../../../platform/services.ts';
import { type MailedLink, mailedLink } from '../../accounts/queries/mailed-link.ts';
import { isOwnBrowser } from '../../sessions/commands/remember-device.ts';
import type { ConfirmAnswer } from '../contract.ts';
import { tables } from '../tables.ts';
import { claimAccount, newPasswordStep } from './claim-account.ts';

const MESSAGE = 'Xác thực email thành công!';
const PRESS = { message: 'Bạn nhấn nút “Xác thực email” để xác nhận.', next_step: 'press' } as const;

/** How a mailed link is used. */
interface Use {
  readonly token: string;
  /** Its page was opened and nothing in it was pressed. */
  readonly isOpenedOnly: boolean;
}

/**
 * Marks the address of a mailed link as confirmed. In a browser that the account knows that is all. In any other one
 * the maker of the account loses every way in, and the answer says where the address's owner sets a password. A link
 * that did so before says so again, as mail readers open links too; throws 422 for one that expired unused or was never
 * mailed. In another browser opening the page changes nothing: mail scanners that run scripts open it, and the
 * account's maker would be logged out by them.
 */
export async function confirmEmail(
  services: Services,
  context: RequestContext,
  { token, isOpenedOnly }: Use,
): Promise<ConfirmAnswer> {
  const { db } = services;
  const link = await mailedLink(db.primary, services, token, ['confirm-email']);
  if (!link || (link.isExpired && !link.isUsed)) {
    throw new Problem(422, 'LINK_INVALID', 'Xác thực email không thành công!');
  }
  if (link.isUsed && link.hasPassword) return { message: MESSAGE };
  return db.transaction(async unit => {
    // Before the link, in the order of everybody who changes both.
    await lockRows(unit, db.engine, 'account', [link.accountId]);
    const isOwn = await isOwnBrowser(unit, services, context, link.accountId);
    if (isOpenedOnly && !isOwn) return PRESS;
    const usedNow = tables.updateTable('account_token').set('usedAt', services.clock.now());
    await unit.run(usedNow.where('id', '=', link.tokenId).where('usedAt', 'is', null));
    return { message: MESSAGE, ...(await confirm(unit, services, link, isOwn)) };
  });
}

async function confirm(
  unit: UnitOfWork,
  services: Services,
  link: MailedLink,
  isOwn: boolean,
): Promise<Partial<ConfirmAnswer>> {
  const { accountId, email } = link;
  const unproven = tables
    .selectFrom('account')
    .select('id')
    .where('id', '=', accountId)
    .where('email', '=', email)
    .where('emailConfirmedAt', 'is', null);
  if (!(await unit.row(unproven))) return newPasswordStep(unit, services, link);
  if (!isOwn) await claimAccount(unit, services, accountId);
  const now = services.clock.now();
  const confirmed = tables.updateTable('account').set({ emailConfirmedAt: now, updatedAt: now });
  await unit.run(confirmed.where('id', '=', accountId));
  return isOwn ? {} : newPasswordStep(unit, services, link, true);
}
