import type { Principal } from '../../../platform/auth/principal.ts';
import { isStaff } from '../../../platform/auth/principal.ts';
import { forbidden, notFound } from '../../../platform/errors/problem.ts';
import type { Services } from '../../../platform/services.ts';
import { placeUrl } from '../../places/place.presenter.ts';
import { professionalUrl } from '../../professionals/professional.presenter.ts';
import { ownedPages } from '../../providers/queries/owned-pages.ts';
import { calendarPolicy } from '../calendar.policy.ts';
import type { CalendarOf } from '../calendar-of.ts';
import type { ManagedCalendar } from '../contract.ts';
import { tables } from '../tables.ts';

/** Whose calendar it is, and what the asking account may do with it. */
export interface CalendarAccess extends Pick<ManagedCalendar, 'place' | 'professional'> {
  readonly isOwned: boolean;
  readonly rights: ReturnType<typeof calendarPolicy.rightsOf>;
}

/**
 * Finds whose calendar is meant. Throws 404 where there is no such place, or where the professional does not work
 * there, and 403 where the account may not do what it wants to.
 */
export async function calendarAccess(
  { db }: Pick<Services, 'db'>,
  principal: Principal,
  of: CalendarOf,
  wanted: keyof CalendarAccess['rights'],
): Promise<CalendarAccess> {
  const [place, professional, owned] = await Promise.all([
    db.primary.row(tables.selectFrom('place').select(['id', 'name', 'slug']).where('id', '=', of.place)),
    of.professional === null ? null : db.primary.row(workerAt(of.place, of.professional)),
    ownedPages(db.primary, principal),
  ]);
  if (!place) throw notFound('Không tìm thấy cơ sở y tế này.');
  if (professional === undefined) throw notFound('Không tìm thấy bác sĩ này ở cơ sở đã chọn.');
  const isOwned = owned.some(({ kind, id }) => id === (kind === 'place' ? of.place : of.professional));
  // The console asks staff for their second factor; so does this.
  const actor = isStaff(principal) && !principal.hasSecondFactor ? { ...principal, role: 'user' as const } : principal;
  const rights = calendarPolicy.rightsOf(actor, { isOwned });
  if (!rights[wanted]) throw forbidden('Bạn không quản lý lịch khám này.');
  return {
    ...{ isOwned, rights },
    place: { id: place.id, name: place.name, absolute_url: placeUrl(place) },
    professional: professional && {
      ...{ id: professional.id, name: professional.name, absolute_url: professionalUrl(professional) },
    },
  };
}

const workerAt = (place: number, professional: number) =>
  tables
    .selectFrom('professional')
    .innerJoin('workplace', 'workplace.professional_id', 'professional.id')
    .select(['professional.id', 'professional.name', 'professional.slug'])
    .where('professional.id', '=', professional)
    .where('workplace.place_id', '=', place);
