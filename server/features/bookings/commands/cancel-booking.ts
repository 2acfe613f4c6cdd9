import type { Principal } from '../../../platform/auth/principal.ts';
import { conflict, notFound } from '../../../platform/errors/problem.ts';
import type { Services } from '../../../platform/services.ts';
import { bookingPolicy } from '../booking.policy.ts';
import { mayStillCancel } from '../rules/cancellation.ts';
import { tables } from '../tables.ts';
import { announceSlots, lockCalendars } from './lock-calendars.ts';

const byCode = (code: string) =>
  tables
    .selectFrom('booking')
    .select(['id', 'place_id as place', 'professional_id as professional', 'account_id as bookerId'])
    .select(['state', 'start_at as start'])
    .where('code', '=', code)
    .where('state', '<>', 'held');

/**
 * Cancels a booking for whoever made it, which gives the slot back. Throws 404 for those of others, and 409 from two
 * hours before the start on and for what is over or cancelled already.
 */
export function cancelBooking(services: Services, principal: Principal, code: string): Promise<void> {
  const { db, clock } = services;
  return db.transaction(async unit => {
    const known = await unit.row(byCode(code));
    if (!known || !bookingPolicy.can(principal, 'cancel', known)) throw notFound('Không tìm thấy lịch hẹn này.');
    await lockCalendars(unit, services, known);
    const booking = await unit.row(byCode(code));
    const now = clock.now();
    if (!booking || !mayStillCancel(booking, now)) {
      throw conflict('Lịch hẹn này không còn huỷ được ở đây. Xin vui lòng gọi cho cơ sở y tế.');
    }
    const cancelled = { state: 'cancelled', updated_at: now } as const;
    await unit.run(tables.updateTable('booking').set(cancelled).where('id', '=', booking.id));
    await announceSlots(unit, services, known);
  });
}
