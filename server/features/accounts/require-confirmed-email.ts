import type { UnitOfWork } from '../../platform/db/unit-of-work.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { tables } from './tables.ts';

/**
 * Required before a second factor is set up or used: an account made with another person's address must not get a
 * second factor that locks the owner of the address out. Throws 403 where the address is not confirmed; an account
 * without an address passes. The caller has locked the account's row.
 */
export async function requireConfirmedEmail(unit: Pick<UnitOfWork, 'row'>, accountId: number): Promise<void> {
  const account = await unit.row(
    tables
      .selectFrom('account')
      .select('id')
      .where('id', '=', accountId)
      .where(eb => eb.or([eb('email', 'is', null), eb('emailConfirmedAt', 'is not', null)])),
  );
  if (!account) throw unconfirmed();
}

const unconfirmed = () =>
  new Problem(
    403,
    'EMAIL_UNCONFIRMED',
    'Xin xác thực email trước khi bật xác thực hai lớp: hãy mở liên kết trong thư chúng tôi đã gửi, hoặc nhận thư mới ở trang Tài khoản.',
  );
