import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { conflict, invalid } from '../../../platform/errors/problem.ts';
import type { Services } from '../../../platform/services.ts';
import type { BookingPlaced } from '../contract.ts';
import { isPlanned, mayStillChange } from '../rules/own-changes.ts';
import { maySeeVisit, type VisitAccess } from '../visit-access.ts';
import type { Visitor } from '../visitor.ts';
import { endVisit } from './end-visit.ts';
import { type LockedVisit, lockVisit, noSuchVisit, visitByCode } from './locked-visit.ts';
import { moveVisit } from './move-visit.ts';

/**
 * Cancels a visit for the person who booked it, which gives the slot back. Throws 404 for those of others, and 409 from
 * two hours before the start on and for what is over or cancelled already.
 */
export function cancelOwnVisit(services: Services, access: VisitAccess): Promise<void> {
  return services.db.transaction(async unit => {
    const visit = await ownVisit(unit, services, access);
    const refusal = OVER[visit.state];
    if (refusal !== undefined) throw conflict(refusal);
    if (!mayStillChange(visit, services.clock.now())) {
      throw conflict('Lịch hẹn này không còn huỷ được ở đây. Xin vui lòng gọi cho cơ sở y tế.');
    }
    await endVisit(unit, services, visit, { by: 'patient' });
  });
}

/** Why a visit that is over is not cancelled. */
const OVER: Readonly<Partial<Record<LockedVisit['state'], string>>> = {
  cancelled: 'Lịch hẹn này đã được huỷ trước đó, bạn không cần làm gì thêm.',
  completed: 'Lịch hẹn này đã diễn ra nên không cần huỷ nữa.',
  no_show: 'Lịch hẹn này đã qua nên không cần huỷ nữa.',
};

/**
 * Moves a visit for the person who booked it. Throws 404 for those of others, 409 for what is over or cancelled and
 * where the new slot is taken, 422 from two hours before the start on and for a slot that is not offered.
 */
export function moveOwnVisit(
  services: Services,
  access: VisitAccess,
  to: { readonly start: Date; readonly visitor: Visitor },
): Promise<BookingPlaced> {
  return services.db.transaction(async unit => {
    const visit = await ownVisit(unit, services, access);
    if (isPlanned(visit) && !mayStillChange(visit, services.clock.now())) throw tooLate();
    return moveVisit(unit, services, visit, { ...to, by: 'patient' });
  });
}

const tooLate = () =>
  invalid({
    booking_start: ['Chỉ đổi được giờ khám trước giờ hẹn ít nhất 2 giờ. Xin vui lòng gọi cho cơ sở y tế.'],
  });

async function ownVisit(unit: UnitOfWork, services: Services, access: VisitAccess): Promise<LockedVisit> {
  const known = await unit.row(visitByCode({ code: access.code }));
  if (!known || !maySeeVisit(services, access, known)) throw noSuchVisit();
  return lockVisit(unit, services, known);
}
