import { isStaffRole, type Role } from '../../../platform/auth/principal.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

interface SessionLife {
  /** A session ends this long after its login, however it is used; milliseconds. */
  readonly longest: number;
  /** A session that is unused for this long ends; milliseconds. */
  readonly idle: number;
  /** How old "last seen" may be before it is written again, as each update costs a write; milliseconds. */
  readonly seenEvery: number;
}

/** Staff see other people's data, on computers that others may use, too. */
const STAFF: SessionLife = { longest: 12 * HOUR_MS, idle: 2 * HOUR_MS, seenEvery: MINUTE_MS };
const OTHERS: SessionLife = { longest: 30 * DAY_MS, idle: 30 * DAY_MS, seenEvery: 5 * MINUTE_MS };

/** How long sessions of a role live. */
export function sessionLife(role: Role): SessionLife {
  return isStaffRole(role) ? STAFF : OTHERS;
}

/** A session of the role is over if it began before `begun` or was seen last before `seen`. */
export function sessionBounds(role: Role, now: Date): { readonly begun: Date; readonly seen: Date } {
  const { longest, idle } = sessionLife(role);
  return { begun: new Date(now.getTime() - longest), seen: new Date(now.getTime() - idle) };
}

/** Whether a session is over by the account's current role, whatever the role at its login. */
export function isSessionOver(
  role: Role,
  { createdAt, lastSeenAt }: { readonly createdAt: Date | number; readonly lastSeenAt: Date | number },
  now: Date,
): boolean {
  const { begun, seen } = sessionBounds(role, now);
  return new Date(createdAt) <= begun || new Date(lastSeenAt) <= seen;
}
