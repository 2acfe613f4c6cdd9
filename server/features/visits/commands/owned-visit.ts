import type { Principal } from '../../../platform/auth/principal.ts';
import type { Reader } from '../../../platform/db/reader.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { conflict, notFound } from '../../../platform/errors/problem.ts';
import type { Services } from '../../../platform/services.ts';
import { type LockedVisit, lockVisit, visitByCode } from '../../bookings/commands/locked-visit.ts';
import { ownsPage } from '../../providers/queries/owned-ids.ts';
import { refusalOf, type VisitAction } from '../rules/visit-actions.ts';
import { visitPolicy } from '../visit.policy.ts';

/** Which visit, and who wants to change it. */
export interface VisitAsked {
  readonly principal: Principal;
  readonly code: string;
}

/**
 * A visit that its provider wants to change, as it is once its calendar is locked: of two changes at the same moment the
 * second one sees what the first has made of it. Throws 404 for those of others, and 409 where the action is not
 * possible any more.
 */
export async function ownedVisit(
  unit: UnitOfWork,
  services: Pick<Services, 'db' | 'clock'>,
  asked: VisitAsked,
  action: VisitAction,
): Promise<LockedVisit> {
  const visit = await lockVisit(unit, services, await knownVisit(unit, asked));
  const refusal = refusalOf(action, visit, services.clock.now());
  if (refusal !== undefined) throw conflict(refusal);
  return visit;
}

/** The same visit as it is now, before anything is locked. Throws 404 for those of others. */
export async function knownVisit(reader: Pick<Reader, 'row'>, { principal, code }: VisitAsked): Promise<LockedVisit> {
  const known = await reader.row(visitByCode({ code }));
  const isOwned = known !== undefined && (await ownsEither(reader, principal.accountId, known));
  if (!known || !visitPolicy.can(principal, 'act', { isOwned })) {
    throw notFound('Không tìm thấy lịch hẹn này trong các lịch bạn quản lý.');
  }
  return known;
}

async function ownsEither(
  reader: Pick<Reader, 'row'>,
  accountId: number,
  { place, professional }: Pick<LockedVisit, 'place' | 'professional'>,
): Promise<boolean> {
  if (await ownsPage(reader, accountId, { kind: 'place', id: place })) return true;
  return professional !== null && ownsPage(reader, accountId, { kind: 'professional', id: professional });
}
