import type { Role } from '../../../platform/auth/principal.ts';
import { newToken } from '../../../platform/auth/token.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { RequestContext } from '../../../platform/http/endpoint.ts';
import type { Services } from '../../../platform/services.ts';
import { deviceName } from '../rules/device-name.ts';
import { sessionLife } from '../rules/session-life.ts';
import { endOldestSessions } from './end-sessions.ts';

/**
 * Logs an account in: a fresh session (one that the browser had before is ended, so that a planted one is worth
 * nothing), whose cookie goes with the answer and lives as long as sessions of its role. Of too many sessions the one seen
 * longest ago ends. The caller has checked the account and its proofs.
 */
export async function startSession(
  unit: UnitOfWork,
  { clock }: Pick<Services, 'clock'>,
  context: RequestContext,
  { accountId, hasSecondFactor }: { accountId: number; hasSecondFactor: boolean },
): Promise<void> {
  const now = clock.now();
  // Locks the row, so that logins at the same moment count each other's sessions.
  const [account] = await unit.sql<{ role: Role }>('update account set last_login_at = ? where id = ? returning role', [
    ...[now, accountId],
  ]);
  if (!account) throw new Error('The account is gone');
  const expiresAt = new Date(now.getTime() + sessionLife(account.role).longest);
  const { token, tokenHash } = newToken();
  if (context.principal) await unit.sql('delete from session where id = ?', [context.principal.sessionId]);
  const [session] = await unit.sql<{ id: number }>(
    `insert into session (account_id, token_hash, device, has_second_factor, created_at, last_seen_at, expires_at)
     values (?, ?, ?, ?, ?, ?, ?) returning id`,
    [accountId, tokenHash, deviceName(context.header('user-agent')), hasSecondFactor, now, now, expiresAt],
  );
  if (!session) throw new Error('The session was not written');
  await endOldestSessions(unit, accountId, session.id, now);
  unit.afterCommit(() => context.startSession(token, expiresAt));
}
