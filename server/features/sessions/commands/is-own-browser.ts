import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { RequestContext } from '../../../platform/http/endpoint.ts';
import type { Services } from '../../../platform/services.ts';
import { knowsDevice } from '../rules/known-devices.ts';
import { tables } from '../tables.ts';
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
  const sessionId = context.principal?.sessionId ?? 0;
  const alive = tables.selectFrom('session').select('id').where('id', '=', sessionId);
  if (await unit.row(alive.where('account_id', '=', accountId))) return true;
  const account = await unit.row(
    tables.selectFrom('account').select(['id', 'password_hash as passwordHash']).where('id', '=', accountId),
  );
  return account !== undefined && knowsDevice(config.secret, context.ownCookie(DEVICE_COOKIE), account);
}
