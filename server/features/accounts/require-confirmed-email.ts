import type { UnitOfWork } from '../../platform/db/unit-of-work.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { tables } from './tables.ts';

/**
 * Before a second factor counts or begins to: an account made with somebody else's address must not get one that shuts
 * its owner out. Throws 403 where the address is not confirmed; who has no address has nobody else's. The caller holds
 * the account's row.
 */
export async function requireConfirmedEmail(unit: Pick<UnitOfWork, 'row'>, accountId: number): Promise<void> {
  const account = await unit.row(
    tables
      .selectFrom('account')
      .select('id')
      .where('id', '=', accountId)
      .where(eb => eb.or([eb('email', 'is', null), eb('email_confirmed_at', 'is not', null)])),
  );
  if (!account) throw unconfirmed();
}

const unconfirmed = () =>
  new Problem(
    403,
    'EMAIL_UNCONFIRMED',
    'Xin xác thực email trước khi bật xác thực hai lớp: hãy mở liên kết trong thư chúng tôi đã gửi, hoặc nhận thư mới ở trang Tài khoản.',
  );
