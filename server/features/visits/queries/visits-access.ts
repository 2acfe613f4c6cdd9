import { isStaff, type Principal } from '../../../platform/auth/principal.ts';
import type { Reader } from '../../../platform/db/reader.ts';
import { forbidden, notFound } from '../../../platform/errors/problem.ts';
import type { Services } from '../../../platform/services.ts';
import { isPublicPlace } from '../../places/rules/place-visibility.ts';
import { isPublicProfessional } from '../../professionals/rules/professional-visibility.ts';
import { ownedPages } from '../../providers/queries/owned-pages.ts';
import { tables } from '../tables.ts';
import { visitPolicy } from '../visit.policy.ts';
import type { VisitsOf } from '../visits-of.ts';

/** What the asking account may do with the visits of an owner. */
export interface VisitsAccess {
  readonly isOwned: boolean;
  readonly rights: ReturnType<typeof visitPolicy.rightsOf>;
}

/**
 * Finds what an account may do with visits. Throws 404 where the place or the professional is not there, and 403 where
 * the account may not do what it wants to; of what is not public strangers read that it is not there.
 */
export async function visitsAccess(
  { db }: Pick<Services, 'db'>,
  principal: Principal,
  of: VisitsOf,
  wanted: keyof VisitsAccess['rights'],
): Promise<VisitsAccess> {
  const [isPublic, owned] = await Promise.all([arePublic(db.primary, of), ownedPages(db.primary, principal)]);
  const isOwned = owned.some(({ kind, id }) => id === (kind === 'place' ? of.place : of.professional));
  // The console asks staff for their second factor; so does this.
  const actor = isStaff(principal) && !principal.hasSecondFactor ? { ...principal, role: 'user' as const } : principal;
  const rights = visitPolicy.rightsOf(actor, { isOwned });
  if (!rights.view && !isPublic) throw notFound();
  if (!rights[wanted]) throw forbidden('Bạn không quản lý lịch hẹn của trang này.');
  return { isOwned, rights };
}

/** Whether the pages of the place and the professional are public. Throws 404 where one of them is not there. */
async function arePublic(primary: Reader, { place, professional }: VisitsOf): Promise<boolean> {
  const [ofPlace, ofProfessional] = await Promise.all([
    place === null ? null : primary.row(tables.selectFrom('place').select('status').where('id', '=', place)),
    professional === null
      ? null
      : primary.row(tables.selectFrom('professional').select('status').where('id', '=', professional)),
  ]);
  if (ofPlace === undefined) throw notFound('Không tìm thấy cơ sở y tế này.');
  if (ofProfessional === undefined) throw notFound('Không tìm thấy bác sĩ này.');
  return (
    (ofPlace === null || isPublicPlace(ofPlace)) && (ofProfessional === null || isPublicProfessional(ofProfessional))
  );
}
