import { hash } from 'node:crypto';
import { literal } from '../../../platform/db/expressions.ts';
import { Problem } from '../../../platform/errors/problem.ts';
import type { Services } from '../../../platform/services.ts';
import { bookVisit } from '../../bookings/commands/book-visit.ts';
import { announceSlots, lockCalendars } from '../../bookings/commands/lock-calendars.ts';
import { type BookingPlaced, SLOT_TAKEN } from '../../bookings/contract.ts';
import { OFFER_OVER, OFFER_OVER_TEXT } from '../contract.ts';
import { type EntryAccess, entryOf, isOffered, type StoredEntry } from '../queries/entry-of.ts';
import { holderOf } from '../queries/holder-of.ts';
import { tables } from '../tables.ts';

const offerOver = () => new Problem(409, OFFER_OVER, OFFER_OVER_TEXT);

/**
 * Books the slot that is kept for a person; the same again gets the same answer. Throws 404 for the entries of others,
 * and 409 where the offer is over.
 */
export async function takeOffer(services: Services, access: EntryAccess): Promise<BookingPlaced> {
  const { db, clock, config } = services;
  const entry = await entryOf(db.primary, services, access);
  const { code, offeredStart, accountId, name, email, phone } = entry;
  if (!offeredStart || (entry.state !== 'taken' && !isOffered(entry, clock.now()))) throw offerOver();
  const post = {
    place: entry.place,
    professional: entry.professional,
    booking_start: offeredStart,
    reason: entry.reason,
    name,
    email,
    phone,
    reason_booking: null,
    address: null,
    date_of_birth: null,
    booked_by: null,
    answers: [],
  };
  const contacts = {
    name,
    email,
    phone,
    address: '',
    dateOfBirth: null,
    bookedByName: null,
    bookedByPhone: null,
    bookedByEmail: null,
  };
  const visitor = { accountId, holderHash: await holderOf(db.primary, config, entry) };
  const keyHash = hash('sha256', `waiting:${code}`, 'base64url');
  try {
    const placed = await bookVisit(services, {
      post,
      contacts,
      visitor,
      ip: null,
      waitingId: entry.id,
      key: { keyHash, payloadHash: keyHash },
    });
    // A repeat books nothing, so what was joined since stays.
    if (entry.state !== 'taken') await leaveOthers(services, entry);
    return placed;
  } catch (error) {
    // The offer ended, or the calendar changed, between the look at it and the booking.
    if (error instanceof Problem && (error.code === SLOT_TAKEN || error.status === 422)) throw offerOver();
    throw error;
  }
}

/**
 * A patient with a visit on a day waits in that calendar for no other time of it; a slot that is kept for that patient goes
 * to the next. Other patients who share the email address, such as a sister or a brother, go on waiting.
 */
function leaveOthers(services: Services, entry: StoredEntry): Promise<void> {
  return services.db.transaction(async unit => {
    await lockCalendars(unit, services, entry);
    const left = await unit.run(
      tables
        .deleteFrom('waiting_entry')
        .where('email', '=', entry.email)
        .where('name', '=', entry.name)
        .where('phone', '=', entry.phone)
        .where('calendar', '=', entry.calendar)
        .where('day', '=', entry.day)
        .where('state', 'in', [literal('waiting'), literal('offered')]),
    );
    if (left > 0) await announceSlots(unit, services, entry);
  });
}

/** Takes a person off the list; what is kept for them goes to the next. Throws 404 for the entries of others. */
export function leaveList(services: Services, access: EntryAccess): Promise<void> {
  return services.db.transaction(async unit => {
    const known = await entryOf(unit, services, access);
    await lockCalendars(unit, services, known);
    // A person who took the offer meanwhile has a visit, which stays.
    await unit.run(tables.deleteFrom('waiting_entry').where('id', '=', known.id));
    await announceSlots(unit, services, known);
  });
}
