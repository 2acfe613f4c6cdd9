import type { CalendarOf } from '../../schedules/calendar-of.ts';
import type { SlotDay } from '../../schedules/contract.ts';
import { visitReasons } from '../../schedules/queries/visit-reasons.ts';
import { horizonFrom } from '../../schedules/rules/horizon.ts';
import { slotDaysForNow } from '../../schedules/rules/slots.ts';
import { NOTHING_TAKEN } from '../../schedules/rules/taken.ts';
import { noSuchVisit, visitByCode } from '../commands/locked-visit.ts';
import { maySeeVisit, type VisitAccess } from '../visit-access.ts';
import { ANYBODY, type Visitor } from '../visitor.ts';
import { offeredCalendar, type Reading, rulesFor } from './offered-slots.ts';
import { takenOf } from './taken-of.ts';

/** A visit that is about to move. */
interface MovingVisit extends CalendarOf {
  readonly id: number;
  readonly reason: number | null;
}

/** Who moves it. */
interface Mover {
  readonly visitor?: Visitor;
  readonly isByProvider?: boolean;
}

/**
 * The slots of a visit's calendar for a visit of its length, as moving it sees them: its own time is free for it. None
 * where the calendar offers none.
 */
export async function slotsToMove(
  { db, clock }: Reading,
  visit: MovingVisit,
  { visitor = ANYBODY, isByProvider = false }: Mover,
): Promise<SlotDay[]> {
  const calendar = await offeredCalendar(db.primary, visit, { withPaused: isByProvider });
  if (!calendar) return [];
  const horizon = horizonFrom(clock.now());
  const [taken, reasons] = await Promise.all([
    takenOf(db.primary, [calendar], horizon, visitor, visit.id),
    visitReasons(db.primary, calendar.id),
  ]);
  return slotDaysForNow({
    rules: rulesFor(calendar, isByProvider),
    taken: taken.get(calendar.id) ?? NOTHING_TAKEN,
    horizon,
    visitMinutes: reasons.find(({ id }) => id === visit.reason)?.minutes,
  }).days;
}

/** The same for the person who booked the visit. Throws 404 for a visitor who has neither its key nor that account. */
export async function slotsToMoveOwn(
  services: Reading & Parameters<typeof maySeeVisit>[0],
  access: VisitAccess,
  visitor: Visitor,
): Promise<SlotDay[]> {
  const visit = await services.db.primary.row(visitByCode({ code: access.code }));
  if (!visit || !maySeeVisit(services, access, visit)) throw noSuchVisit();
  return slotsToMove(services, visit, { visitor });
}
