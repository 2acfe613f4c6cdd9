import { writeCalendarFile } from '../../../platform/calendar-file/calendar-file.ts';
import type { Services } from '../../../platform/services.ts';
import { presentVisit } from '../booking.presenter.ts';
import { noSuchVisit } from '../commands/locked-visit.ts';
import type { VisitAnswer } from '../contract.ts';
import { maySeeVisit, type VisitAccess } from '../visit-access.ts';
import { visitEvent } from '../visit-calendar.ts';
import { type ShownVisit, shownVisitByCode } from './shown-visit.ts';

type Reading = Pick<Services, 'db' | 'clock' | 'config'>;

/** One visit with its health data. Throws 404 for a visitor who has neither its key nor the account that booked it. */
export async function ownVisit(services: Reading, access: VisitAccess): Promise<VisitAnswer> {
  return presentVisit(await visitOf(services, access), services.clock.now());
}

/** The same visit as a calendar file, without what was typed in the form. Throws as {@link ownVisit}. */
export async function visitFile(services: Reading, access: VisitAccess): Promise<string> {
  return writeCalendarFile({ events: [visitEvent(await visitOf(services, access), services.config)] });
}

async function visitOf(services: Reading, access: VisitAccess): Promise<ShownVisit> {
  const row = await services.db.primary.row(shownVisitByCode({ code: access.code }));
  if (!row || !maySeeVisit(services, access, row)) throw noSuchVisit();
  return row;
}
