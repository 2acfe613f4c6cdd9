import { newToken } from '../../../platform/auth/token.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { RequestContext } from '../../../platform/http/endpoint.ts';
import type { Services } from '../../../platform/services.ts';
import { deviceName } from '../rules/device-name.ts';
import { sessionLife } from '../rules/session-life.ts';
import { tables } from '../tables.ts';
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
  const account = await unit.row(
    tables.updateTable('account').set('lastLoginAt', now).where('id', '=', accountId).returning('role'),
  );
  if (!account) throw new Error('The account is gone');
  const expiresAt = new Date(now.getTime() + sessionLife(account.role).longest);
  const { token, tokenHash } = newToken();
  if (context.principal) await unit.run(tables.deleteFrom('session').where('id', '=', context.principal.sessionId));
  const session = await unit.row(
    tables
      .insertInto('session')
      .values({
        account: accountId,
        tokenHash: tokenHash,
        hasSecondFactor: hasSecondFactor,
        device: deviceName(context.header('user-agent')),
        createdAt: now,
        lastSeenAt: now,
        expiresAt: expiresAt,
      })
      .returning('id'),
  );
  if (!session) throw new Error('The session was not written');
  await endOldestSessions(unit, accountId, session.id, now);
  unit.afterCommit(() => context.startSession(token, expiresAt));
}
