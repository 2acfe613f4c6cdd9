import { newToken } from '../../../platform/auth/token.ts';
import type { Parameters } from '../../../platform/db/parameter.ts';
import { statement } from '../../../platform/db/query.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { RequestContext } from '../../../platform/http/endpoint.ts';
import type { Services } from '../../../platform/services.ts';
import { deviceName } from '../rules/device-name.ts';
import { sessionLife } from '../rules/session-life.ts';
import { tables } from '../tables.ts';
import { deleteSession, endOldestSessions } from './end-sessions.ts';

const noteLogin = statement((p: Parameters<{ readonly accountId: number; readonly now: Date }>) =>
  tables.updateTable('account').set('lastLoginAt', p.now).where('id', '=', p.accountId).returning('role'),
);

interface NewSession {
  readonly accountId: number;
  readonly tokenHash: string;
  readonly hasSecondFactor: boolean;
  readonly device: string;
  readonly now: Date;
  readonly expiresAt: Date;
}

const storeSession = statement((p: Parameters<NewSession>) =>
  tables
    .insertInto('session')
    .values({
      account: p.accountId,
      tokenHash: p.tokenHash,
      hasSecondFactor: p.hasSecondFactor,
      device: p.device,
      createdAt: p.now,
      lastSeenAt: p.now,
      expiresAt: p.expiresAt,
    })
    .returning('id'),
);

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
  const account = await unit.row(noteLogin({ accountId, now }));
  if (!account) throw new Error('The account is gone');
  const expiresAt = new Date(now.getTime() + sessionLife(account.role).longest);
  const { token, tokenHash } = newToken();
  if (context.principal) await unit.run(deleteSession({ id: context.principal.sessionId }));
  const device = deviceName(context.header('user-agent'));
  const session = await unit.row(storeSession({ accountId, tokenHash, hasSecondFactor, device, now, expiresAt }));
  if (!session) throw new Error('The session was not written');
  await endOldestSessions(unit, accountId, session.id, now);
  unit.afterCommit(() => context.startSession(token, expiresAt));
}
