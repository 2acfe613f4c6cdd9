import { renderSVG } from 'uqr';
import type { RequestContext } from '../../../platform/http/endpoint.ts';
import type { Services } from '../../../platform/services.ts';
import { requireConfirmedEmail } from '../../accounts/require-confirmed-email.ts';
import { lockOwner, requireOwner } from '../../sessions/require-owner.ts';
import type { SecondFactorSetup } from '../contract.ts';
import { SECOND_FACTOR_CHANGES } from '../limits.ts';
import { newTotpSecret, sealTotpSecret, totpUri } from '../rules/totp.ts';
import { requireSecondFactorRole } from '../second-factor-access.ts';
import { tables } from '../tables.ts';

/**
 * Makes a secret for an authenticator, by the password; it counts once its first code was given. One that counts already
 * goes on until then, and is replaced only by a session that has shown it: else a stolen password would be enough. Of
 * two that are made at the same moment, the later one waits. Throws 403 for an address that is not confirmed.
 */
export async function setUpSecondFactor(
  services: Services,
  context: RequestContext,
  password: string | undefined,
): Promise<SecondFactorSetup> {
  const { accountId } = requireSecondFactorRole(context);
  const proof = await requireOwner(services, context, password);
  await context.limit(SECOND_FACTOR_CHANGES, String(accountId));
  const secret = newTotpSecret();
  const sealed = sealTotpSecret(services.config.secret, accountId, secret);
  const account = await services.db.transaction(async unit => {
    await lockOwner(unit, services, proof);
    await requireConfirmedEmail(unit, accountId);
    const row = await unit.row(
      tables
        .updateTable('account')
        .set({ totpPendingSecret: sealed, updatedAt: services.clock.now() })
        .where('id', '=', accountId)
        .returning(['email', 'name']),
    );
    if (!row) throw new Error('The account is gone');
    return row;
  });
  const uri = totpUri(secret, account.email ?? account.name);
  return { secret, uri, qr_svg: renderSVG(uri, { ecc: 'M', border: 4 }) };
}
