import type { Services } from '../../../platform/services.ts';
import { presentVisit } from '../booking.presenter.ts';
import { noSuchVisit } from '../commands/locked-visit.ts';
import type { VisitAnswer } from '../contract.ts';
import { maySeeVisit, type VisitAccess } from '../visit-access.ts';
import { shownVisit } from './shown-visit.ts';

/** One visit with its health data. Throws 404 for whoever has neither its key nor the account that booked it. */
export async function ownVisit(
  services: Pick<Services, 'db' | 'clock' | 'config'>,
  access: VisitAccess,
): Promise<VisitAnswer> {
  const row = await services.db.primary.row(shownVisit().where('booking.code', '=', access.code));
  if (!row || !maySeeVisit(services, access, row)) throw noSuchVisit();
  return presentVisit(row, services.clock.now());
}
