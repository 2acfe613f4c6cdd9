import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { earlierSending, noteStored } from '../../../platform/repeats/repeats.ts';
import type { Sending } from '../../../platform/repeats/sending.ts';
import type { Services } from '../../../platform/services.ts';
import { mailBooker } from '../../bookings/mails/booker-mail.ts';
import { textWritten } from '../../bookings/mails/visit-texts.ts';
import { shownVisit } from '../../bookings/queries/shown-visit.ts';
import type { VisitState } from '../contract.ts';
import { tables } from '../tables.ts';
import { visitState } from '../visit.presenter.ts';
import { ownedVisit, type VisitAsked } from './owned-visit.ts';

/**
 * Writes to the person who booked a planned visit: by email with the message, to the phone only that there is one, as
 * others may read what stands on its screen. The visit's own page shows the last message. A repeat, e.g. of a message
 * to many that failed with some of them, is answered as what it repeats and reaches nobody a second time. Throws as
 * {@link ownedVisit}.
 */
export function writeToBooker(
  services: Services,
  asked: VisitAsked,
  { message, sending }: { readonly message: string; readonly sending: Sending },
): Promise<{ readonly state: VisitState }> {
  return services.db.transaction(async unit => {
    const { id, state } = await ownedVisit(unit, services, asked, 'write');
    const earlier = await earlierSending(unit, services, sending);
    const isRepeat = earlier !== null && (earlier.isSameKey || (await messageOf(unit, id)) === message);
    if (!isRepeat) {
      await write(unit, services, { id, message });
      await noteStored(unit, services, sending, id);
    }
    return { state: visitState(state) };
  });
}

interface Written {
  readonly id: number;
  readonly message: string;
}

async function write(unit: UnitOfWork, services: Services, { id, message }: Written): Promise<void> {
  const updated_at = services.clock.now();
  await unit.run(tables.updateTable('booking').set({ message, updatedAt: updated_at }).where('id', '=', id));
  const visit = await unit.row(shownVisit().where('booking.id', '=', id));
  if (visit) {
    await mailBooker(unit, services, visit, 'written');
    await textWritten(unit, services, visit);
  }
}

const messageOf = async (unit: UnitOfWork, id: number): Promise<string | undefined> =>
  (await unit.row(tables.selectFrom('booking').select('message').where('id', '=', id)))?.message;
