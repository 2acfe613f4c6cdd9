import type { Principal } from '../../platform/auth/principal.ts';
import { forbidden } from '../../platform/errors/problem.ts';
import { type RequestContext, requirePrincipal } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { ownAccountPolicy } from '../accounts/own-account.policy.ts';
import { tables } from './tables.ts';

/** The current account, if its role may have a second factor: staff and providers. Throws 401 or 403 otherwise. */
export function requireSecondFactorRole(context: Pick<RequestContext, 'principal'>): Principal {
  const principal = requirePrincipal(context);
  if (!ownAccountPolicy.can(principal, 'use_second_factor', principal)) {
    throw forbidden('Xác thực hai lớp dành cho bác sĩ, cơ sở y tế và nhân viên An Tâm.');
  }
  return principal;
}

/** Whether the account has a confirmed second factor, read from the primary database. */
export async function hasSecondFactor({ db }: Pick<Services, 'db'>, accountId: number): Promise<boolean> {
  const row = await db.primary.row(
    tables.selectFrom('account').select('id').where('id', '=', accountId).where('totpConfirmedAt', 'is not', null),
  );
  return row !== undefined;
}
