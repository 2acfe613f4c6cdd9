import { newToken } from '../../../platform/auth/token.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { RequestContext } from '../../../platform/http/endpoint.ts';
import type { Services } from '../../../platform/services.ts';
import { deviceName } from '../rules/device-name.ts';

const SESSION_DAYS = 30;
const DAY_MS = 86_400_000;

/**
 * Logs an account in: a fresh session (one that the browser had before is ended, so that a planted one is worth
 * nothing), whose cookie goes with the answer. The caller has checked the account and its proofs.
 */
export async function startSession(
  unit: UnitOfWork,
  { clock }: Pick<Services, 'clock'>,
  context: RequestContext,
  { accountId, hasSecondFactor }: { accountId: number; hasSecondFactor: boolean },
): Promise<void> {
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + SESSION_DAYS * DAY_MS);
  const { token, tokenHash } = newToken();
  if (context.principal) await unit.sql('delete from session where id = ?', [context.principal.sessionId]);
  await unit.sql(
    `insert into session (account_id, token_hash, device, has_second_factor, created_at, last_seen_at, expires_at)
     values (?, ?, ?, ?, ?, ?, ?)`,
    [accountId, tokenHash, deviceName(context.header('user-agent')), hasSecondFactor, now, now, expiresAt],
  );
  await unit.sql('update account set last_login_at = ? where id = ?', [now, accountId]);
  unit.afterCommit(() => context.startSession(token, expiresAt));
}
