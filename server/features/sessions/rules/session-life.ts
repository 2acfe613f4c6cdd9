import { isStaffRole, type Role } from '../../../platform/auth/principal.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

interface SessionLife {
  /** After its login it is over, however it is used; milliseconds. */
  readonly longest: number;
  /** Unused for as long it is over too; milliseconds. */
  readonly idle: number;
  /** How old "last seen" may be before it is written anew: little beside `idle`, as it takes a write. */
  readonly seenEvery: number;
}

/** Staff see what belongs to others, from places where somebody else may sit down. */
const STAFF: SessionLife = { longest: 12 * HOUR_MS, idle: 2 * HOUR_MS, seenEvery: MINUTE_MS };
const OTHERS: SessionLife = { longest: 30 * DAY_MS, idle: 30 * DAY_MS, seenEvery: 5 * MINUTE_MS };

/** How long sessions of a role live. */
export function sessionLife(role: Role): SessionLife {
  return isStaffRole(role) ? STAFF : OTHERS;
}

/** The moments before which a session of the role must not have begun, or been seen last. */
export function sessionBounds(role: Role, now: Date): { readonly begun: Date; readonly seen: Date } {
  const { longest, idle } = sessionLife(role);
  return { begun: new Date(now.getTime() - longest), seen: new Date(now.getTime() - idle) };
}

/** Whether it is over by its role: what an account may do counts, not what it might when it logged in. */
export function isSessionOver(
  role: Role,
  { createdAt, lastSeenAt }: { readonly createdAt: Date | number; readonly lastSeenAt: Date | number },
  now: Date,
): boolean {
  const { begun, seen } = sessionBounds(role, now);
  return new Date(createdAt) <= begun || new Date(lastSeenAt) <= seen;
}
