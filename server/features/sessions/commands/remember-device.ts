import type { Parameters } from '../../../platform/db/parameter.ts';
import { statement } from '../../../platform/db/query.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { RequestContext } from '../../../platform/http/endpoint.ts';
import type { Services } from '../../../platform/services.ts';
import { knowsDevice, withDevice } from '../rules/known-devices.ts';
import { tables } from '../tables.ts';

/** The cookie of the accounts that this browser was logged in to: owners get messages about other browsers only. */
export const DEVICE_COOKIE = 'antam_device';
const DEVICE_SECONDS = 365 * 86_400;

const withPassword = statement((p: Parameters<{ readonly accountId: number }>) =>
  tables.selectFrom('account').select(['id', 'passwordHash']).where('id', '=', p.accountId),
);

/**
 * Marks this browser as one of the account's, as the account is in this transaction. Answers whether it was one before.
 */
export async function rememberDevice(
  unit: UnitOfWork,
  { config }: Pick<Services, 'config'>,
  context: RequestContext,
  accountId: number,
): Promise<boolean> {
  const account = await unit.row(withPassword({ accountId }));
  if (!account) throw new Error('The account is gone');
  const cookie = context.ownCookie(DEVICE_COOKIE);
  const value = withDevice(config.secret, cookie, account);
  unit.afterCommit(() => context.setOwnCookie(DEVICE_COOKIE, value, DEVICE_SECONDS));
  return knowsDevice(config.secret, cookie, account);
}

/**
 * Whether the browser is logged in to the account, or was by the password that it has now. The caller holds the
 * account's row, so neither ends meanwhile.
 */
export async function isOwnBrowser(
  unit: UnitOfWork,
  { config }: Pick<Services, 'config'>,
  context: Pick<RequestContext, 'principal' | 'ownCookie'>,
  accountId: number,
): Promise<boolean> {
  const sessionId = context.principal?.sessionId ?? 0;
  const alive = tables.selectFrom('session').select('id').where('id', '=', sessionId);
  if (await unit.row(alive.where('account', '=', accountId))) return true;
  const account = await unit.row(withPassword({ accountId }));
  return account !== undefined && knowsDevice(config.secret, context.ownCookie(DEVICE_COOKIE), account);
}
