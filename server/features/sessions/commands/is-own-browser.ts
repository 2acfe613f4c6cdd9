import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { RequestContext } from '../../../platform/http/endpoint.ts';
import type { Services } from '../../../platform/services.ts';
import { knowsDevice, type MarkedAccount } from '../rules/known-devices.ts';
import { DEVICE_COOKIE } from './remember-device.ts';

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
  const alive = 'select id from session where id = ? and account_id = ?';
  const sessionId = context.principal?.sessionId ?? 0;
  if ((await unit.sql(alive, [sessionId, accountId])).length > 0) return true;
  const [account] = await unit.sql<MarkedAccount>(
    'select id, password_hash as "passwordHash" from account where id = ?',
    [accountId],
  );
  return account !== undefined && knowsDevice(config.secret, context.ownCookie(DEVICE_COOKIE), account);
}
