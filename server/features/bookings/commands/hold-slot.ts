import { createHmac } from 'node:crypto';
import type { Parameters } from '../../../platform/db/parameter.ts';
import { statement } from '../../../platform/db/query.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Services } from '../../../platform/services.ts';
import type { CalendarOf } from '../../schedules/calendar-of.ts';
import { isCalendarOf } from '../../schedules/queries/calendar-row.ts';
import { type ChosenSlot, type HeldSlot, HOLD_SECONDS, type HoldAnswer } from '../contract.ts';
import { clearAfter } from '../jobs/end-holds.ts';
import { newBookingCode } from '../rules/booking-code.ts';
import { tables } from '../tables.ts';
import type { Visitor } from '../visitor.ts';
import { chooseSlot, type FreeSlot } from './choose-slot.ts';
import { clearHolds } from './clear-holds.ts';
import { announceFreed, announceHold, lockCalendars } from './lock-calendars.ts';
import { ownHoldAt } from './own-hold.ts';

type Holder = Visitor & { readonly holderHash: string };

interface HoldRequest {
  readonly chosen: HeldSlot;
  readonly holder: Holder;
  /** The visitor's network address, of which a hash is kept while the hold lasts. */
  readonly ip: string;
}

const OF_ACCOUNT = 2;
const OF_ADDRESS = 3;
const HOLD_MS = HOLD_SECONDS * 1_000;

/** Other people may use the address of a visitor without an account: what they hold is not said to be the visitor's. */
const notHeld = ({ accountId }: Holder): HoldAnswer => {
  const why =
    accountId === null
      ? `mạng Internet bạn đang dùng đã giữ ${OF_ADDRESS} khung giờ`
      : `bạn đang giữ ${OF_ACCOUNT} khung giờ khác`;
  return {
    held: false,
    remaining_ms: 0,
    message: `Khung giờ này chưa được giữ chỗ vì ${why}. Bạn vẫn có thể đặt khám, xin vui lòng gửi sớm.`,
  };
};

/**
 * Holds a slot for five minutes, for as long as the visit's reason takes; a hold that is there keeps its time and takes
 * the length of the reason that is chosen now, and a login on the way gives it five more minutes once. Beyond two holds
 * of an account, or three of an address without one, nothing is held, which the answer says. Throws as
 * {@link chooseSlot}; a hold that was there stays as it was then.
 */
export async function holdSlot(services: Services, { chosen, holder, ip }: HoldRequest): Promise<HoldAnswer> {
  const { db, clock } = services;
  // Where a crowd wants one slot, those who are late by then are refused without a wait for its calendar.
  const { reason } = chosen;
  await chooseSlot(db.primary, { chosen, reason, visitor: holder, now: clock.now() });
  return db.transaction(async unit => {
    const now = clock.now();
    const of = calendarOf(chosen);
    await lockCalendars(unit, services, of);
    const slot = await chooseSlot(unit, { chosen, reason, visitor: holder, now });
    await clearHolds(unit, services, now);
    const own = await ownHoldAt(unit, { calendarId: slot.calendar.id, start: slot.start }, holder);
    const isAfterLogin = own?.account === null && holder.accountId !== null;
    if (own) await followReason(unit, services, of, { own, end: slot.end });
    if (own?.expiresAt && (!isAfterLogin || own.waiting !== null)) return heldUntil(own.expiresAt, now);
    const expiresAt = new Date((own?.expiresAt ?? now).getTime() + HOLD_MS);
    const isHeld = await insertHold(unit, { slot, holder, group: groupOf(services, holder, ip), expiresAt, now });
    if (!isHeld) return own?.expiresAt ? heldUntil(own.expiresAt, now) : notHeld(holder);
    await clearAfter(unit, expiresAt, now);
    if (own) await unit.run(deleteHold({ id: own.id }));
    else await announceHold(unit, services, of);
    return heldUntil(expiresAt, now);
  });
}

const deleteHold = statement((p: Parameters<{ readonly id: number }>) =>
  tables.deleteFrom('booking').where('id', '=', p.id),
);

interface LengthChange {
  readonly own: NonNullable<Awaited<ReturnType<typeof ownHoldAt>>>;
  readonly end: Date;
}

/** Makes a hold as long as the visit; an offer of the waiting list grows with it, and keeps what was offered. */
async function followReason(
  unit: UnitOfWork,
  services: Services,
  of: CalendarOf,
  { own, end }: LengthChange,
): Promise<void> {
  const isLonger = end > own.end;
  if (end.getTime() === own.end.getTime() || (own.waiting !== null && !isLonger)) return;
  await unit.run(tables.updateTable('booking').set('endAt', end).where('id', '=', own.id));
  if (isLonger) await announceHold(unit, services, of);
  else await announceFreed(unit, services, of);
}

/** Gives a visitor's hold back; answers whether there was one. */
export function releaseSlot(services: Services, chosen: ChosenSlot, holder: Visitor): Promise<boolean> {
  return services.db.transaction(async unit => {
    const of = calendarOf(chosen);
    await lockCalendars(unit, services, of);
    const calendar = await unit.row(isCalendarOf(of).select('id'));
    const own = calendar && (await ownHoldAt(unit, { calendarId: calendar.id, start: chosen.booking_start }, holder));
    // An offer of the waiting list is not given back with the form.
    if (!own || own.waiting !== null) return false;
    await unit.run(deleteHold({ id: own.id }));
    await announceFreed(unit, services, of);
    return true;
  });
}

const calendarOf = ({ place, professional }: ChosenSlot): CalendarOf => ({ place, professional: professional ?? null });

const heldUntil = (expiresAt: Date, now: Date): HoldAnswer => ({
  held: true,
  message: '',
  remaining_ms: expiresAt.getTime() - now.getTime(),
});

interface HoldGroup {
  readonly name: string;
  readonly most: number;
}

/** Named by a keyed hash: addresses are so few that any other one could be guessed. */
function groupOf({ config }: Pick<Services, 'config'>, { accountId }: Holder, ip: string): HoldGroup {
  const [who, most] = accountId === null ? [`address:${ip}`, OF_ADDRESS] : [`account:${accountId}`, OF_ACCOUNT];
  return { name: createHmac('sha256', config.secret.reveal()).update(`hold:${who}`).digest('base64url'), most };
}

interface NewHold {
  readonly slot: FreeSlot;
  readonly holder: Holder;
  readonly group: HoldGroup;
  readonly expiresAt: Date;
  readonly now: Date;
}

interface StoredHold {
  readonly code: string;
  readonly place: number;
  readonly professional: number | null;
  readonly calendar: number;
  readonly start: Date;
  readonly end: Date;
  readonly account: number | null;
  readonly holderHash: string;
  readonly group: string;
  readonly number: number;
  readonly expiresAt: Date;
  readonly now: Date;
}

const storeHold = statement((p: Parameters<StoredHold>) =>
  tables
    .insertInto('booking')
    .values({
      code: p.code,
      state: 'held',
      answers: [],
      createdAt: p.now,
      updatedAt: p.now,
      place: p.place,
      professional: p.professional,
      calendar: p.calendar,
      startAt: p.start,
      endAt: p.end,
      account: p.account,
      holderHash: p.holderHash,
      holdGroup: p.group,
      holdNumber: p.number,
      expiresAt: p.expiresAt,
    })
    .onConflict(same => same.doNothing()),
);

/**
 * Takes one of the group's numbers. The unique index on them, not a count, decides between holds of one visitor in
 * several calendars at the same moment. Answers false where each number is in use.
 */
async function insertHold(unit: UnitOfWork, { slot, holder, group, expiresAt, now }: NewHold): Promise<boolean> {
  for (let number = 1; number <= group.most; number += 1) {
    const stored = await unit.run(
      storeHold({
        code: newBookingCode(),
        place: slot.calendar.place,
        professional: slot.calendar.professional,
        calendar: slot.calendar.id,
        start: slot.start,
        end: slot.end,
        account: holder.accountId,
        holderHash: holder.holderHash,
        group: group.name,
        number,
        expiresAt,
        now,
      }),
    );
    if (stored > 0) return true;
  }
  return false;
}
