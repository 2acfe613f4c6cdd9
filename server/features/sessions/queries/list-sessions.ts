import type { Principal } from '../../../platform/auth/principal.ts';
import type { Services } from '../../../platform/services.ts';
import type { SessionList } from '../contract.ts';
import { sessionBounds } from '../rules/session-life.ts';
import { tables } from '../tables.ts';

/** The browsers that are logged in to an account, last seen first. */
export async function listSessions(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { accountId, sessionId, role }: Principal,
): Promise<SessionList> {
  const now = clock.now();
  const { begun, seen } = sessionBounds(role, now);
  const rows = await db.primary.rows(
    tables
      .selectFrom('session')
      .select(['id', 'device', 'createdAt', 'lastSeenAt'])
      .where('account', '=', accountId)
      .where('expiresAt', '>', now)
      .where('createdAt', '>', begun)
      .where('lastSeenAt', '>', seen)
      .orderBy('lastSeenAt', 'desc')
      .orderBy('id', 'desc'),
  );
  return rows.map(({ id, device, createdAt, lastSeenAt }) => ({
    id,
    device,
    is_current: id === sessionId,
    created_at: createdAt.toISOString(),
    last_seen_at: lastSeenAt.toISOString(),
  }));
}
