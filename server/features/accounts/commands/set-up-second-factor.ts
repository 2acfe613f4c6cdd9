import { renderSVG } from 'uqr';
import { conflict, Problem } from '../../../platform/errors/problem.ts';
import type { RequestContext } from '../../../platform/http/endpoint.ts';
import type { Services } from '../../../platform/services.ts';
import type { SecondFactorSetup } from '../contract.ts';
import { requireSecondFactorRole } from '../require-second-factor-role.ts';
import { sealTotpSecret } from '../rules/second-factor-secret.ts';
import { newTotpSecret, totpUri } from '../rules/second-factor-totp.ts';

/**
 * Makes a secret for an authenticator, which counts once its first code was given. One that counts already goes on
 * until then, and is replaced only by a session that has shown it: else a stolen password would be enough.
 */
export async function setUpSecondFactor(services: Services, context: RequestContext): Promise<SecondFactorSetup> {
  const { accountId, hasSecondFactor } = requireSecondFactorRole(context);
  const secret = newTotpSecret();
  const sealed = sealTotpSecret(services.config.secret, accountId, secret);
  const [account] = await services.db.transaction(unit =>
    unit.sql<{ email: string | null; name: string }>(
      `update account set totp_pending_secret = ?, updated_at = ?
       where id = ? and (totp_confirmed_at is null or ?) returning email, name`,
      [sealed, services.clock.now(), accountId, hasSecondFactor],
    ),
  );
  if (!account) throw alreadySetUp(hasSecondFactor);
  const uri = totpUri(secret, account.email ?? account.name);
  return { secret, uri, qr_svg: renderSVG(uri, { ecc: 'M', border: 4 }) };
}

function alreadySetUp(hasSecondFactor: boolean): Problem {
  if (hasSecondFactor) return conflict('Tài khoản vừa được thay đổi, xin vui lòng thử lại.');
  const detail = 'Tài khoản đã có xác thực hai lớp. Bạn hãy đăng nhập bằng mã xác thực trước.';
  return new Problem(403, 'SECOND_FACTOR_REQUIRED', detail);
}
