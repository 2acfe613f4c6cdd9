import { createHmac } from 'node:crypto';
import { literal } from '../../../platform/db/expressions.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { conflict } from '../../../platform/errors/problem.ts';
import type { Services } from '../../../platform/services.ts';
import { newBookingCode } from '../../bookings/rules/booking-code.ts';
import type { RequireUnregistered } from '../../sign-up/queries/email-check.ts';
import { tables } from '../tables.ts';

/** Who gets the messages. */
export interface WaitingContacts {
  readonly accountId: number | null;
  readonly name: string;
  readonly email: string;
  /** E.164 */
  readonly phone: string;
}

/** The person who waits. */
export interface WaitingVisitor {
  readonly contacts: WaitingContacts;
  /** The visitor's network address, of which a hash is kept with the entry of a visitor without an account. */
  readonly ip: string;
  /** Asked last: whether the given address is an account's. */
  readonly requireUnregistered: RequireUnregistered;
}

/** For what a person waits, in a calendar that is locked. */
interface Wanted {
  readonly calendarId: number;
  readonly reasonId: number | null;
  readonly day: string;
  readonly start: Date | null;
}

/** An email address has so many places on lists at a time. */
const MAX_ENTRIES = 10;
/** So many of one network address without an account: each may keep a slot from everybody else for half an hour. */
const OF_ADDRESS = 3;

/**
 * Stores an entry and answers its code; undefined where the same contacts wait for just the same already. Another time,
 * reason, name or number is an entry of its own: an answer that says "you wait there" would tell strangers who does, and
 * a change of the entry would let them change it. Throws 409 for an email address that waits too often, and for a network
 * address of which too many wait.
 */
export async function addEntry(
  unit: UnitOfWork,
  { clock, config }: Pick<Services, 'clock' | 'config'>,
  { calendarId, reasonId, day, start }: Wanted,
  { contacts, ip }: Pick<WaitingVisitor, 'contacts' | 'ip'>,
): Promise<string | undefined> {
  const { accountId, name, email, phone } = contacts;
  const own = await unit.rows(openEntriesOf(email));
  const isSame = (entry: (typeof own)[number]) =>
    entry.calendar === calendarId &&
    entry.day === day &&
    entry.startAt?.getTime() === start?.getTime() &&
    entry.reason === reasonId &&
    entry.name === name &&
    entry.phone === phone &&
    entry.account === accountId;
  if (own.some(isSame)) return undefined;
  if (own.length >= MAX_ENTRIES) {
    throw conflict(`Bạn đang có ${MAX_ENTRIES} lượt chờ. Xin vui lòng rời bớt danh sách chờ trước.`);
  }
  const values = {
    code: newBookingCode(),
    calendar: calendarId,
    reason: reasonId,
    day,
    startAt: start,
    name,
    email,
    phone,
    account: accountId,
    state: 'waiting' as const,
    createdAt: clock.now(),
  };
  if (accountId !== null) {
    await unit.run(tables.insertInto('waiting_entry').values(values));
    return values.code;
  }
  const address_hash = addressHash(config, ip);
  for (let number = 1; number <= OF_ADDRESS; number += 1) {
    // The unique index, not a count, decides between several of one address at the same moment.
    const stored = await unit.run(
      tables
        .insertInto('waiting_entry')
        .values({ ...values, addressHash: address_hash, addressNumber: number })
        .onConflict(same => same.doNothing()),
    );
    if (stored > 0) return values.code;
  }
  throw conflict(
    `Mạng bạn đang dùng đã có ${OF_ADDRESS} lượt chờ không có tài khoản. Bạn đăng nhập để chờ thêm, hoặc rời bớt danh sách chờ.`,
  );
}

/** Where a person waits or is offered a slot, by the index of these alone. */
export const openEntriesOf = (email: string) =>
  tables
    .selectFrom('waiting_entry')
    .select(['calendar', 'day', 'startAt', 'reason', 'name', 'phone', 'account'])
    .where('email', '=', email)
    .where('state', 'in', [literal('waiting'), literal('offered')])
    .limit(MAX_ENTRIES);

/** Keyed: addresses are so few that any other hash could be guessed. */
const addressHash = ({ secret }: Services['config'], ip: string): string =>
  createHmac('sha256', secret.reveal()).update(`waiting-address:${ip}`).digest('base64url');
