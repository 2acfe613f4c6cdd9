import type { Role } from '../../../platform/auth/principal.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { invalid } from '../../../platform/errors/problem.ts';
import type { Services } from '../../../platform/services.ts';
import { tables } from '../tables.ts';

/** The name of providers' rights on the event bus; the ids are those of accounts. */
export const PROVIDER_RIGHTS = 'provider-rights';

const MISSING =
  'Tài khoản này chưa có đơn đăng ký phù hợp. Bác sĩ và cơ sở y tế tự đăng ký ở trang Đăng ký; nhân viên duyệt đơn và gắn trang ở mục Đơn đăng ký.';

/**
 * Makes the application of an account that becomes a provider (again) wait for approval. Throws 422 where the account
 * never applied. The caller has locked the account's row.
 */
export async function applyAgain(unit: UnitOfWork, accountId: number, role: Role): Promise<void> {
  const waiting = await unit.run(
    tables
      .updateTable('provider_application')
      .set('status', 'pending')
      .where('account', '=', accountId)
      .where(eb => eb(eb.ref('type').$castTo<string>(), '=', role)),
  );
  if (waiting === 0) throw invalid({ role: [MISSING] });
}

/** Whether the account applied as a provider and was not approved. */
export async function isUnapproved(unit: UnitOfWork, accountId: number): Promise<boolean> {
  const open = tables.selectFrom('provider_application').select('id').where('status', '<>', 'approved');
  return (await unit.row(open.where('account', '=', accountId))) !== undefined;
}

/** Removes what an account owned as a provider, in the transaction that changes its role. */
export function endProviderRights(unit: UnitOfWork, { events }: Services, accountId: number): Promise<void> {
  return events.cascade(unit, { kind: PROVIDER_RIGHTS, ids: [accountId] });
}
