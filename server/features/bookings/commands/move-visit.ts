import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { conflict } from '../../../platform/errors/problem.ts';
import type { Services } from '../../../platform/services.ts';
import type { ChangedBy } from '../booking.entity.ts';
import { presentPlaced } from '../booking.presenter.ts';
import { announceBooking } from '../booking-events.ts';
import type { BookingPlaced } from '../contract.ts';
import { tables } from '../tables.ts';
import { ANYBODY, type Visitor } from '../visitor.ts';
import { chooseSlot } from './choose-slot.ts';
import { announceSlots } from './lock-calendars.ts';
import type { LockedVisit } from './locked-visit.ts';
import { endWaiting, ownHoldAt } from './own-hold.ts';

interface Move {
  readonly start: Date;
  readonly by: ChangedBy;
  /** Whose hold of the new slot is used up; nobody's by default. */
  readonly visitor?: Visitor;
}

/**
 * Moves a visit, whose calendar must be locked, to another slot of that calendar; its own time is free for it. It keeps
 * its code. What a patient moves, the provider confirms again where it confirms bookings; a provider who moves a visit
 * needs no notice, and may while the calendar takes a pause. Throws 409 for what is over or cancelled, otherwise as
 * {@link chooseSlot}. Whether the actor may do so is asked before.
 */
export async function moveVisit(
  unit: UnitOfWork,
  services: Services,
  visit: LockedVisit,
  { start: wanted, by, visitor = ANYBODY }: Move,
): Promise<BookingPlaced> {
  const { clock, config } = services;
  const { code, state: before } = visit;
  if (before !== 'pending' && before !== 'confirmed') throw conflict('Lịch hẹn này đã kết thúc hoặc đã bị huỷ.');
  if (wanted.getTime() === visit.start.getTime()) return presentPlaced({ ...visit, state: before }, config);
  const now = clock.now();
  const { place, professional, reason } = visit;
  const chosen = { place, professional, booking_start: wanted };
  const isByPatient = by === 'patient';
  const choice = { chosen, reason, visitor, now, movedId: visit.id, isByProvider: !isByPatient };
  const { calendar, start, end } = await chooseSlot(unit, choice);
  const state = isByPatient && !calendar.confirmsAtOnce ? 'pending' : 'confirmed';
  const hold = await ownHoldAt(unit, { calendarId: calendar.id, start }, visitor);
  if (hold) {
    await unit.run(tables.deleteFrom('booking').where('id', '=', hold.id));
    await endWaiting(unit, hold);
  }
  await unit.run(
    tables
      .updateTable('booking')
      .set(eb => ({
        startAt: start,
        endAt: end,
        state,
        movedFrom: visit.start,
        changedBy: by,
        keptAt: null,
        updatedAt: now,
        sequence: eb('sequence', '+', 1),
      }))
      .where('id', '=', visit.id),
  );
  await announceSlots(unit, services, visit);
  await announceBooking(unit, services, 'moved', visit.id);
  return presentPlaced({ code, state, start, end }, config);
}
