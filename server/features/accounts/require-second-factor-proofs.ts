import { verifyPassword } from '../../platform/auth/password.ts';
import { invalid, Problem } from '../../platform/errors/problem.ts';
import type { RequestContext } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { PASSWORD_BY_ACCOUNT } from './limits.ts';
import { requirePrincipal } from './require-principal.ts';

/** Before what weakens a second factor: throws 403 unless the session has shown it, 422 for a wrong password. */
export async function requireSecondFactorProofs(
  { db }: Pick<Services, 'db'>,
  context: RequestContext,
  password: string,
): Promise<void> {
  const { accountId, hasSecondFactor } = requirePrincipal(context);
  if (!hasSecondFactor) {
    throw new Problem(403, 'SECOND_FACTOR_REQUIRED', 'Bạn hãy đăng nhập bằng mã xác thực hai lớp trước.');
  }
  await context.limit(PASSWORD_BY_ACCOUNT, String(accountId));
  const row = await db.primary.first<{ hash: string | null }>(
    'select password_hash as hash from account where id = ?',
    [accountId],
  );
  if (!(await verifyPassword(row?.hash, password))) throw invalid({ password: ['Mật khẩu không đúng.'] });
}
