import { isStaff, type Principal } from '../../../platform/auth/principal.ts';
import { forbidden, notFound } from '../../../platform/errors/problem.ts';
import type { Services } from '../../../platform/services.ts';
import { placeUrl } from '../../places/place.presenter.ts';
import { isPublicPlace } from '../../places/rules/place-visibility.ts';
import { professionalUrl } from '../../professionals/professional.presenter.ts';
import { isPublicProfessional } from '../../professionals/rules/professional-visibility.ts';
import { ownedPages } from '../../providers/queries/owned-pages.ts';
import { calendarPolicy } from '../calendar.policy.ts';
import type { CalendarOf } from '../calendar-of.ts';
import type { ManagedCalendar } from '../contract.ts';
import { calendarSubject } from './calendar-subject.ts';

/** Whose calendar it is, and what the asking account may do with it. */
export interface CalendarAccess extends Pick<ManagedCalendar, 'place' | 'professional'> {
  readonly isOwned: boolean;
  readonly rights: ReturnType<typeof calendarPolicy.rightsOf>;
}

/**
 * Finds whose calendar is meant. Throws 404 as {@link calendarSubject} does and 403 where the account may not do what
 * it wants to; of what is not public strangers read that it is not there.
 */
export async function calendarAccess(
  { db }: Pick<Services, 'db'>,
  principal: Principal,
  of: CalendarOf,
  wanted: keyof CalendarAccess['rights'],
): Promise<CalendarAccess> {
  const [{ place, professional }, owned] = await Promise.all([
    calendarSubject(db.primary, of),
    ownedPages(db.primary, principal),
  ]);
  const isOwned = owned.some(({ kind, id }) => id === (kind === 'place' ? of.place : of.professional));
  // The console asks staff for their second factor; so does this.
  const actor = isStaff(principal) && !principal.hasSecondFactor ? { ...principal, role: 'user' as const } : principal;
  const rights = calendarPolicy.rightsOf(actor, { isOwned });
  const isPublic = isPublicPlace(place) && (professional === null || isPublicProfessional(professional));
  if (!rights.view && !isPublic) throw notFound();
  if (!rights[wanted]) throw forbidden('Bạn không quản lý lịch khám này.');
  return {
    isOwned,
    rights,
    place: { id: place.id, name: place.name, absolute_url: placeUrl(place) },
    professional: professional && {
      id: professional.id,
      name: professional.name,
      absolute_url: professionalUrl(professional),
    },
  };
}
