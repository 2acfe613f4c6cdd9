import type { Services } from '../../../platform/services.ts';
import type { CalendarOf } from '../calendar-of.ts';
import type { Schedule, SlotDay } from '../contract.ts';
import { requireSound } from '../rules/check-schedule.ts';
import { horizonFrom } from '../rules/horizon.ts';
import { slotDays } from '../rules/slots.ts';
import { NOTHING_TAKEN } from '../rules/taken.ts';
import { placeExceptions } from './calendar-row.ts';

/** The slots of the next 21 dates as a schedule that is not saved would offer them to the first visitor. Throws 422. */
export async function previewSlots(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  of: CalendarOf,
  schedule: Schedule,
): Promise<SlotDay[]> {
  requireSound(schedule);
  const rules = { ...schedule, place_exceptions: await placeExceptions(db.primary, of) };
  return slotDays({ rules, taken: NOTHING_TAKEN, horizon: horizonFrom(clock.now()) });
}
