import { literal } from '../../../platform/db/expressions.ts';
import { ids } from '../../../platform/db/list-values.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Services } from '../../../platform/services.ts';
import { isFreeFor } from '../../bookings/commands/choose-slot.ts';
import { announceFreed, announceSlots, lockCalendars } from '../../bookings/commands/lock-calendars.ts';
import type { CalendarOf } from '../../schedules/calendar-of.ts';
import { entries, isOffered } from '../queries/entry-of.ts';
import { holderOf } from '../queries/holder-of.ts';
import { tables } from '../tables.ts';

/**
 * Offers what became free by a change of hours, closings or settings, or because a hold ended. What a closing of a place
 * hid belongs to the calendars of its professionals, too.
 */
export async function followCalendar(services: Services, { place, professional }: CalendarOf): Promise<void> {
  const { db } = services;
  const changed = await db.primary.rows(
    tables
      .selectFrom('calendar')
      .select('id')
      .where(professional === null ? 'place' : 'professional', '=', professional ?? place),
  );
  await withdrawOffers(
    services,
    changed.map(({ id }) => id),
  );
  const waited = await db.primary.rows(
    tables
      .selectFrom('waiting_entry as entry')
      .innerJoin('calendar', 'calendar.id', 'entry.calendar')
      .select(['calendar.place', 'calendar.professional'])
      .distinct()
      .where('entry.state', '=', literal('waiting'))
      .where('entry.calendar', 'in', ids(changed.map(({ id }) => id))),
  );
  for (const of of waited) {
    await db.transaction(async unit => {
      await lockCalendars(unit, services, of);
      await announceFreed(unit, services, of);
    });
  }
}

/**
 * Ends offers in changed calendars of what these offer no more: of hours that were closed, or of a calendar that takes
 * a pause. The message then says that the offer is gone, not that it has lapsed.
 */
async function withdrawOffers(services: Services, calendars: readonly number[]): Promise<void> {
  const { db, clock, config } = services;
  const offers = await db.primary.rows(
    entries
      .innerJoin('booking', 'booking.waiting', 'entry.id')
      .where('entry.state', '=', literal('offered'))
      .where('booking.calendar', 'in', ids(calendars))
      .where('booking.startAt', '>', clock.now()),
  );
  for (const { code, place, professional } of offers) {
    await db.transaction(async unit => {
      await lockCalendars(unit, services, { place, professional });
      const offer = await unit.row(entries.where('entry.code', '=', code));
      if (!offer?.offeredStart || !isOffered(offer, clock.now())) return;
      const visitor = { accountId: offer.accountId, holderHash: await holderOf(unit, config, offer) };
      if (await isFreeFor(unit, { ...offer, start: offer.offeredStart, visitor, now: clock.now() })) return;
      await endOfferOf(unit, services, offer, { offeredUntil: null });
    });
  }
}

/** Ends an offer that nobody took; the slot goes to the next. */
export function endOffer(services: Services, id: number): Promise<void> {
  const { db, clock } = services;
  return db.transaction(async unit => {
    const offer = tables
      .selectFrom('waiting_entry as entry')
      .innerJoin('calendar', 'calendar.id', 'entry.calendar')
      .select(['calendar.place', 'calendar.professional', 'entry.offeredUntil as until'])
      .where('entry.id', '=', id)
      .where('entry.state', '=', 'offered');
    const known = await unit.row(offer);
    if (!known) return;
    await lockCalendars(unit, services, known);
    const still = await unit.row(offer);
    if (!still?.until || still.until > clock.now()) return;
    await endOfferOf(unit, services, { ...known, id });
  });
}

/** The slot, which is locked, goes to the next. */
async function endOfferOf(
  unit: UnitOfWork,
  services: Services,
  { id, ...of }: CalendarOf & { readonly id: number },
  more: { readonly offeredUntil?: null } = {},
): Promise<void> {
  await unit.run(
    tables
      .updateTable('waiting_entry')
      .set({ state: 'lapsed', ...more })
      .where('id', '=', id),
  );
  await unit.run(tables.deleteFrom('booking').where('waiting', '=', id));
  await announceSlots(unit, services, of);
}
