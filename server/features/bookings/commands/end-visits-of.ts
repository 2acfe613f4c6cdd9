import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Services } from '../../../platform/services.ts';
import { isPlanned } from '../rules/own-changes.ts';
import { tables } from '../tables.ts';
import { endVisit } from './end-visit.ts';
import { type LockedVisit, lockVisit } from './locked-visit.ts';

/** What providers read of a visit whose booker is gone. */
const GONE = 'Người đặt khám đã xoá tài khoản nên lịch hẹn này đã được huỷ.';

/** The visits of an account that begin after a moment, in the order in which their calendars are locked. */
export const visitsToCome = (accountId: number, now: Date) =>
  tables
    .selectFrom('booking')
    .select(['code', 'place_id as place', 'professional_id as professional'])
    .where('account_id', '=', accountId)
    .where('start_at', '>', now)
    .where('state', 'in', ['pending', 'confirmed'])
    .orderBy('professional_id')
    .orderBy('place_id');

/** Locks the calendars in which an account has visits to come, always in the same order, and reads these visits. */
export async function lockVisitsToCome(
  unit: UnitOfWork,
  services: Pick<Services, 'db' | 'clock'>,
  accountId: number,
): Promise<LockedVisit[]> {
  const known = await unit.rows(visitsToCome(accountId, services.clock.now()));
  const visits: LockedVisit[] = [];
  for (const visit of known) visits.push(await lockVisit(unit, services, visit));
  return visits.filter(isPlanned);
}

/** Cancels the visits of {@link lockVisitsToCome} because their booker leaves; providers are told. */
export async function endForgotten(
  unit: UnitOfWork,
  services: Services,
  visits: readonly LockedVisit[],
): Promise<void> {
  for (const visit of visits) await endVisit(unit, services, visit, { by: 'system', message: GONE });
}
