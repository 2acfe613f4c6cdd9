import type { Services } from '../../../platform/services.ts';
import { mailBooker } from '../../bookings/mails/booker-mail.ts';
import { textWritten } from '../../bookings/mails/visit-texts.ts';
import { shownVisit } from '../../bookings/queries/shown-visit.ts';
import type { VisitState } from '../contract.ts';
import { tables } from '../tables.ts';
import { visitState } from '../visit.presenter.ts';
import { ownedVisit, type VisitAsked } from './owned-visit.ts';

/**
 * Writes to whoever booked a planned visit: by email with the message, to the phone only that there is one, as others
 * may read what stands on its screen. The visit's own page shows the last message. Throws as {@link ownedVisit}.
 */
export function writeToBooker(
  services: Services,
  asked: VisitAsked,
  message: string,
): Promise<{ readonly state: VisitState }> {
  const { db, clock } = services;
  return db.transaction(async unit => {
    const { id, state } = await ownedVisit(unit, services, asked, 'write');
    await unit.run(tables.updateTable('booking').set({ message, updated_at: clock.now() }).where('id', '=', id));
    const visit = await unit.row(shownVisit().where('booking.id', '=', id));
    if (visit) {
      await mailBooker(unit, services, visit, 'written');
      await textWritten(unit, services, visit);
    }
    return { state: visitState(state) };
  });
}
