import type { Services } from '../../../platform/services.ts';
import { slotsToMove } from '../../bookings/queries/slots-to-move.ts';
import type { SlotDay } from '../../schedules/contract.ts';
import { knownVisit, type VisitAsked } from '../commands/owned-visit.ts';

/** The slots to which a provider may move a visit. Throws 404 for those of others. */
export async function slotsToMoveOwned(
  services: Pick<Services, 'db' | 'clock'>,
  asked: VisitAsked,
): Promise<SlotDay[]> {
  return slotsToMove(services, await knownVisit(services.db.primary, asked), { isByProvider: true });
}
