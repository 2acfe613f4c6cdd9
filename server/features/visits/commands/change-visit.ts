import type { Services } from '../../../platform/services.ts';
import { announceBooking } from '../../bookings/booking-events.ts';
import { endVisit } from '../../bookings/commands/end-visit.ts';
import { moveVisit } from '../../bookings/commands/move-visit.ts';
import type { VisitState } from '../contract.ts';
import { tables } from '../tables.ts';
import { visitState } from '../visit.presenter.ts';
import { ownedVisit, type VisitAsked } from './owned-visit.ts';

type Changed = Promise<{ readonly state: VisitState }>;

const STATES = { confirm: 'confirmed', complete: 'completed', no_show: 'no_show', undo: 'confirmed' } as const;

/**
 * Confirms a visit, or says that the patient was there or did not come, or takes that back; each of these keeps the time
 * taken. Answers the new state. Throws as {@link ownedVisit}.
 */
export function settleVisit(services: Services, asked: VisitAsked, action: keyof typeof STATES): Changed {
  const { db, clock } = services;
  const state = STATES[action];
  return db.transaction(async unit => {
    const { id } = await ownedVisit(unit, services, asked, action);
    await unit.run(tables.updateTable('booking').set({ state, updatedAt: clock.now() }).where('id', '=', id));
    await announceBooking(unit, services, 'state', id);
    return { state };
  });
}

/** Says that a planned visit stays though it lies outside of the hours. Throws as {@link ownedVisit}. */
export function keepVisit(services: Services, asked: VisitAsked): Changed {
  const { db, clock } = services;
  return db.transaction(async unit => {
    const { id, state } = await ownedVisit(unit, services, asked, 'move');
    await unit.run(tables.updateTable('booking').set({ keptAt: clock.now() }).where('id', '=', id));
    return { state: visitState(state) };
  });
}

/** Cancels a visit for its provider, who writes a message to the patient. Throws as {@link ownedVisit}. */
export function cancelVisit(services: Services, asked: VisitAsked, message: string): Changed {
  return services.db.transaction(async unit => {
    const visit = await ownedVisit(unit, services, asked, 'cancel');
    await endVisit(unit, services, visit, { by: 'provider', message });
    return { state: 'cancelled' };
  });
}

/**
 * Moves a visit for its provider to another slot of its calendar, which confirms it. Throws as {@link ownedVisit}, 409
 * where the slot is taken, and 422 for one that is not offered.
 */
export function rescheduleVisit(services: Services, asked: VisitAsked, start: Date): Changed {
  return services.db.transaction(async unit => {
    const visit = await ownedVisit(unit, services, asked, 'move');
    const { state } = await moveVisit(unit, services, visit, { start, by: 'provider' });
    return { state };
  });
}
