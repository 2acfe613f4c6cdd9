import type { Principal } from '../../../platform/auth/principal.ts';
import type { Services } from '../../../platform/services.ts';
import type { SessionList } from '../contract.ts';
import { sessionBounds } from '../rules/session-life.ts';

interface Row {
  id: number;
  device: string;
  createdAt: Date | number;
  lastSeenAt: Date | number;
}

/** The browsers that are logged in to an account, last seen first. */
export async function listSessions(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { accountId, sessionId, role }: Principal,
): Promise<SessionList> {
  const now = clock.now();
  const { begun, seen } = sessionBounds(role, now);
  const rows = await db.primary.all<Row>(
    `select id, device, created_at as "createdAt", last_seen_at as "lastSeenAt" from session
     where account_id = ? and expires_at > ? and created_at > ? and last_seen_at > ? order by last_seen_at desc, id desc`,
    [accountId, now, begun, seen],
  );
  return rows.map(({ id, device, createdAt, lastSeenAt }) => ({
    id,
    device,
    is_current: id === sessionId,
    created_at: new Date(createdAt).toISOString(),
    last_seen_at: new Date(lastSeenAt).toISOString(),
  }));
}
