import { createHmac } from 'node:crypto';
import { literal } from '../../../platform/db/expressions.ts';
import { lockName } from '../../../platform/db/lock-rows.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { conflict, invalid } from '../../../platform/errors/problem.ts';
import type { Services } from '../../../platform/services.ts';
import type { BookingContacts } from '../rules/booking-contacts.ts';
import { tables } from '../tables.ts';
import type { Visitor } from '../visitor.ts';
import type { FreeSlot } from './choose-slot.ts';

/** Who books, and how they are reached; `ip` is null where nobody counts by it. */
export interface Booker {
  readonly contacts: BookingContacts;
  readonly visitor: Visitor;
  readonly ip: string | null;
}

/** Visits to come of one number without an account. */
const MAX_OF_NUMBER_HERE = 3;
const MAX_OF_NUMBER = 6;
/** Visits to come of one account in a calendar, and of all strangers behind one network address. */
const MAX_OF_VISITOR_HERE = 12;

/**
 * Throws where a person has as many visits to come as one person needs, so that nobody books a calendar full: 422 for a
 * number without an account, 409 for an account and for a network address. The calendar must be locked.
 */
export async function refuseTooManyVisits(
  unit: UnitOfWork,
  services: Pick<Services, 'db' | 'clock' | 'config'>,
  { contacts, visitor: { accountId }, ip }: Booker,
  { calendar: { id: calendarId } }: Pick<FreeSlot, 'calendar'>,
): Promise<void> {
  const now = services.clock.now();
  if (accountId !== null) {
    const own = visitsToCome(now).where('account', '=', accountId).where('calendar', '=', calendarId);
    if (await hasAll(unit, own))
      throw conflict(`Tài khoản của bạn đang có ${HERE} Xin vui lòng huỷ bớt trước khi đặt thêm.`);
    return;
  }
  if (ip !== null) {
    const hash = visitAddressHash(services.config, ip);
    const near = visitsToCome(now).where('addressHash', '=', hash).where('calendar', '=', calendarId);
    if (await hasAll(unit, near)) throw conflict(`Mạng bạn đang dùng đã có ${HERE} Bạn đăng nhập để đặt thêm.`);
  }
  await refuseNumber(unit, services, contacts, { calendarId, now });
}

const HERE = `${MAX_OF_VISITOR_HERE} lịch hẹn sắp tới tại đây.`;

/** Keyed: addresses are so few that any other hash could be guessed. */
export const visitAddressHash = ({ secret }: Services['config'], ip: string): string =>
  createHmac('sha256', secret.reveal()).update(`visit-address:${ip}`).digest('base64url');

const visitsToCome = (now: Date) =>
  tables
    .selectFrom('booking')
    .select('calendar')
    .where('startAt', '>', now)
    .where('state', 'in', [literal('pending'), literal('confirmed')]);

const hasAll = async (unit: UnitOfWork, visits: ReturnType<typeof visitsToCome>): Promise<boolean> =>
  (await unit.rows(visits.limit(MAX_OF_VISITOR_HERE))).length >= MAX_OF_VISITOR_HERE;

async function refuseNumber(
  unit: UnitOfWork,
  { db }: Pick<Services, 'db'>,
  contacts: BookingContacts,
  { calendarId, now }: { readonly calendarId: number; readonly now: Date },
): Promise<void> {
  const { value, field, columns, name } = reachedBy(contacts);
  // Bookings of one number in several calendars wait for each other.
  await lockName(unit, db.engine, `visits of ${value}`);
  const found = [];
  for (const column of columns) {
    const booked = visitsToCome(now).where(column, '=', value).where('account', 'is', null).limit(MAX_OF_NUMBER);
    found.push(...(await unit.rows(booked)));
  }
  const here = found.filter(visit => visit.calendar === calendarId).length;
  const tooMany = (count: number, where: string) =>
    invalid({
      [field]: [`${name} này đang có ${count} lịch hẹn sắp tới${where}. Bạn huỷ bớt, hoặc đăng nhập để đặt thêm.`],
    });
  if (here >= MAX_OF_NUMBER_HERE) throw tooMany(MAX_OF_NUMBER_HERE, ' tại đây');
  if (found.length >= MAX_OF_NUMBER) throw tooMany(MAX_OF_NUMBER, '');
}

const PHONES = ['phone', 'bookedByPhone'] as const;
const EMAILS = ['email', 'bookedByEmail'] as const;

/** By what a person is reached, the number first, and where that is typed. */
function reachedBy({ phone, email, bookedByPhone, bookedByEmail }: BookingContacts) {
  const number = bookedByPhone ?? phone;
  if (number !== null) {
    const field = bookedByPhone === null ? 'phone' : 'booked_by.mobile_phone';
    return { value: number, field, columns: PHONES, name: 'Số điện thoại' };
  }
  const field = bookedByEmail === null ? 'email' : 'booked_by.email';
  return { value: bookedByEmail ?? email ?? '', field, columns: EMAILS, name: 'Email' };
}
