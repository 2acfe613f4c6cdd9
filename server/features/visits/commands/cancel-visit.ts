import type { Principal } from '../../../platform/auth/principal.ts';
import type { Services } from '../../../platform/services.ts';
import { announceSlots } from '../../bookings/commands/lock-calendars.ts';
import { tables } from '../tables.ts';
import { ownedVisit } from './owned-visit.ts';

/**
 * Cancels a visit for its provider, which gives the time back, and keeps what the provider writes to the patient. Throws
 * as {@link ownedVisit}.
 */
export function cancelVisit(
  services: Services,
  principal: Principal,
  code: string,
  message: string,
): Promise<{ state: 'cancelled' }> {
  const { db, clock } = services;
  return db.transaction(async unit => {
    const visit = await ownedVisit(unit, services, { principal, code, action: 'cancel' });
    const cancelled = { state: 'cancelled', message, updated_at: clock.now() } as const;
    await unit.run(tables.updateTable('booking').set(cancelled).where('id', '=', visit.id));
    await announceSlots(unit, services, visit);
    return { state: cancelled.state };
  });
}
