import type { UnitOfWork } from '../../platform/db/unit-of-work.ts';
import { Problem } from '../../platform/errors/problem.ts';

/**
 * Before a second factor counts or begins to: an account made with somebody else's address must not get one that shuts
 * its owner out. Throws 403 where the address is not confirmed; who has no address has nobody else's. The caller holds
 * the account's row.
 */
export async function requireConfirmedEmail({ sql }: Pick<UnitOfWork, 'sql'>, accountId: number): Promise<void> {
  const rows = await sql('select id from account where id = ? and (email is null or email_confirmed_at is not null)', [
    accountId,
  ]);
  if (rows.length === 0) throw unconfirmed();
}

const unconfirmed = () =>
  new Problem(
    403,
    'EMAIL_UNCONFIRMED',
    'Xin xác thực email trước khi bật xác thực hai lớp: hãy mở liên kết trong thư chúng tôi đã gửi, hoặc nhận thư mới ở trang Tài khoản.',
  );
