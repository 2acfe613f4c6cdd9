import type { Principal } from '../../../platform/auth/principal.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { conflict, notFound } from '../../../platform/errors/problem.ts';
import type { Services } from '../../../platform/services.ts';
import { lockCalendars } from '../../bookings/commands/lock-calendars.ts';
import { ownsPage } from '../../providers/queries/owned-ids.ts';
import type { VisitState } from '../contract.ts';
import { refusalOf, type VisitAction } from '../rules/visit-actions.ts';
import { tables } from '../tables.ts';
import { visitPolicy } from '../visit.policy.ts';

/** A visit in a calendar that is locked. */
export interface OwnedVisit {
  readonly id: number;
  readonly place: number;
  readonly professional: number | null;
  readonly state: VisitState;
  readonly start: Date;
}

const notThere = () => notFound('Không tìm thấy lịch hẹn này trong các lịch bạn quản lý.');

/**
 * A visit that its provider wants to change, as it is once its calendar is locked: of two changes at the same moment the
 * second one sees what the first has made of it. Throws 404 for those of others, and 409 where the action is not
 * possible any more.
 */
export async function ownedVisit(
  unit: UnitOfWork,
  services: Pick<Services, 'db' | 'clock'>,
  { principal, code, action }: { readonly principal: Principal; readonly code: string; readonly action: VisitAction },
): Promise<OwnedVisit> {
  const known = await unit.row(byCode(code));
  const isOwned = known !== undefined && (await ownsEither(unit, principal, known));
  if (!known || !visitPolicy.can(principal, 'act', { isOwned })) throw notThere();
  await lockCalendars(unit, services, known);
  const visit = await unit.row(byCode(code));
  if (!visit || visit.state === 'held') throw notThere();
  const { state } = visit;
  const refusal = refusalOf(action, { state, start: visit.start }, services.clock.now());
  if (refusal !== undefined) throw conflict(refusal);
  return { ...visit, state };
}

const byCode = (code: string) =>
  tables
    .selectFrom('booking')
    .select(['id', 'place_id as place', 'professional_id as professional', 'state', 'start_at as start'])
    .where('code', '=', code)
    .where('state', '<>', 'held');

async function ownsEither(
  unit: UnitOfWork,
  { accountId }: Principal,
  { place, professional }: Pick<OwnedVisit, 'place' | 'professional'>,
): Promise<boolean> {
  if (await ownsPage(unit, accountId, { kind: 'place', id: place })) return true;
  return professional !== null && ownsPage(unit, accountId, { kind: 'professional', id: professional });
}
