import { createHmac } from 'node:crypto';
import { literal } from '../../../platform/db/expressions.ts';
import { lockName } from '../../../platform/db/lock-rows.ts';
import type { Parameter, Parameters } from '../../../platform/db/parameter.ts';
import { type Query, statement } from '../../../platform/db/query.ts';
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
    if (await hasAll(unit, visitsOfAccount({ now, accountId, calendarId })))
      throw conflict(`Tài khoản của bạn đang có ${HERE} Xin vui lòng huỷ bớt trước khi đặt thêm.`);
    return;
  }
  if (ip !== null) {
    const hash = visitAddressHash(services.config, ip);
    if (await hasAll(unit, visitsOfAddress({ now, hash, calendarId })))
      throw conflict(`Mạng bạn đang dùng đã có ${HERE} Bạn đăng nhập để đặt thêm.`);
  }
  await refuseNumber(unit, services, contacts, { calendarId, now });
}

const HERE = `${MAX_OF_VISITOR_HERE} lịch hẹn sắp tới tại đây.`;

/** Keyed: addresses are so few that any other hash could be guessed. */
export const visitAddressHash = ({ secret }: Services['config'], ip: string): string =>
  createHmac('sha256', secret.reveal()).update(`visit-address:${ip}`).digest('base64url');

const visitsToCome = (now: Parameter<Date>) =>
  tables
    .selectFrom('booking')
    .select('calendar')
    .where('startAt', '>', now)
    .where('state', 'in', [literal('pending'), literal('confirmed')]);

interface Here {
  readonly now: Date;
  readonly calendarId: number;
}

const visitsOfAccount = statement((p: Parameters<Here & { readonly accountId: number }>) =>
  visitsToCome(p.now)
    .where('account', '=', p.accountId)
    .where('calendar', '=', p.calendarId)
    .limit(literal(MAX_OF_VISITOR_HERE)),
);

const visitsOfAddress = statement((p: Parameters<Here & { readonly hash: string }>) =>
  visitsToCome(p.now)
    .where('addressHash', '=', p.hash)
    .where('calendar', '=', p.calendarId)
    .limit(literal(MAX_OF_VISITOR_HERE)),
);

const visitsBy = (column: 'phone' | 'bookedByPhone' | 'email' | 'bookedByEmail') =>
  statement((p: Parameters<{ readonly now: Date; readonly value: string }>) =>
    visitsToCome(p.now).where(column, '=', p.value).where('account', 'is', null).limit(literal(MAX_OF_NUMBER)),
  );

const hasAll = async (unit: UnitOfWork, visits: Query<unknown>): Promise<boolean> =>
  (await unit.rows(visits)).length >= MAX_OF_VISITOR_HERE;

async function refuseNumber(
  unit: UnitOfWork,
  { db }: Pick<Services, 'db'>,
  contacts: BookingContacts,
  { calendarId, now }: { readonly calendarId: number; readonly now: Date },
): Promise<void> {
  const { value, field, visits, name } = reachedBy(contacts);
  // Bookings of one number in several calendars wait for each other.
  await lockName(unit, db.engine, `visits of ${value}`);
  const found = [];
  for (const booked of visits) found.push(...(await unit.rows(booked({ now, value }))));
  const here = found.filter(visit => visit.calendar === calendarId).length;
  const tooMany = (count: number, where: string) =>
    invalid({
      [field]: [`${name} này đang có ${count} lịch hẹn sắp tới${where}. Bạn huỷ bớt, hoặc đăng nhập để đặt thêm.`],
    });
  if (here >= MAX_OF_NUMBER_HERE) throw tooMany(MAX_OF_NUMBER_HERE, ' tại đây');
  if (found.length >= MAX_OF_NUMBER) throw tooMany(MAX_OF_NUMBER, '');
}

const PHONES = [visitsBy('phone'), visitsBy('bookedByPhone')];
const EMAILS = [visitsBy('email'), visitsBy('bookedByEmail')];

/** By what a person is reached, the number first, and where that is typed. */
function reachedBy({ phone, email, bookedByPhone, bookedByEmail }: BookingContacts) {
  const number = bookedByPhone ?? phone;
  if (number !== null) {
    const field = bookedByPhone === null ? 'phone' : 'booked_by.mobile_phone';
    return { value: number, field, visits: PHONES, name: 'Số điện thoại' };
  }
  const field = bookedByEmail === null ? 'email' : 'booked_by.email';
  return { value: bookedByEmail ?? email ?? '', field, visits: EMAILS, name: 'Email' };
}
