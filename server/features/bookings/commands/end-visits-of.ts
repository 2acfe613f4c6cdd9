import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Erased } from '../../../platform/features/personal-data.ts';
import type { Services } from '../../../platform/services.ts';
import { isPlanned } from '../rules/own-changes.ts';
import { tables } from '../tables.ts';
import { endVisit } from './end-visit.ts';
import { type LockedVisit, lockVisit } from './locked-visit.ts';

/** What providers read of a visit whose booker is gone. */
const GONE = 'Người đặt khám đã xoá tài khoản nên lịch hẹn này đã được huỷ.';

/** The visits of an account that begin after a moment, in the order in which their calendars are locked. */
export const visitsToCome = (accountId: number, now: Date) => toCome(now).where('account', '=', accountId);

/** As {@link visitsToCome}, those of the person with an address, and those that this person booked for others. */
export const visitsToComeOf = (email: string, now: Date) =>
  toCome(now).where(eb => eb.or([eb('email', '=', email), eb('bookedByEmail', '=', email)]));

/** When the visits begin that an erasure cancels. */
export const visitsCalledOff = ({ email, accountId }: Erased, now: Date) =>
  toCome(now)
    .clearSelect()
    .clearOrderBy()
    .select(['code', 'startAt as start'])
    .where(eb => eb.or([eb('email', '=', email), eb('bookedByEmail', '=', email), eb('account', '=', accountId)]))
    .orderBy('startAt');

const toCome = (now: Date) =>
  tables
    .selectFrom('booking')
    .select(['code', 'place', 'professional'])
    .where('startAt', '>', now)
    .where('state', 'in', ['pending', 'confirmed'])
    .orderBy('professional')
    .orderBy('place');

/** Locks the calendars of visits, always in the same order, and reads these visits as far as they are still planned. */
export async function lockVisits(
  unit: UnitOfWork,
  services: Pick<Services, 'db' | 'clock'>,
  wanted: ReturnType<typeof visitsToCome>,
): Promise<LockedVisit[]> {
  const known = await unit.rows(wanted);
  const visits: LockedVisit[] = [];
  for (const visit of known) visits.push(await lockVisit(unit, services, visit));
  return visits.filter(isPlanned);
}

/** Cancels the visits of {@link lockVisits} because their booker leaves; providers get a message. */
export async function endForgotten(
  unit: UnitOfWork,
  services: Services,
  visits: readonly LockedVisit[],
): Promise<void> {
  for (const visit of visits) await endVisit(unit, services, visit, { by: 'system', message: GONE });
}
