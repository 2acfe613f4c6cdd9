import type { Principal } from '../../../platform/auth/principal.ts';
import type { Parameters } from '../../../platform/db/parameter.ts';
import { statement } from '../../../platform/db/query.ts';
import type { Reader } from '../../../platform/db/reader.ts';
import { forbidden, notFound } from '../../../platform/errors/problem.ts';
import { displayPhone } from '../../../platform/phone/vietnam-phone.ts';
import { receptionPolicy } from '../owned-page.policy.ts';
import type { Reception } from '../reception-contract.ts';
import { tables } from '../tables.ts';
import { ownsPage } from './owned-ids.ts';

const placeOf = statement((p: Parameters<{ id: number }>) =>
  tables.selectFrom('place').select(['phone', 'phoneIsPublic', 'status']).where('id', '=', p.id),
);

/**
 * The number of a place's reception for the owner of its page. Throws 403 for everybody else, 404 where there is no such
 * place: of one that is not public strangers hear no more than that.
 */
export async function requireReception(
  reader: Pick<Reader, 'row'>,
  principal: Principal,
  id: number,
): Promise<Reception> {
  const [place, isOwned] = await Promise.all([
    reader.row(placeOf({ id })),
    ownsPage(reader, principal.accountId, { kind: 'place', id }),
  ]);
  const rights = receptionPolicy.rightsOf(principal, { isOwned });
  if (!place || (!rights.publish && place.status !== 'published')) throw notFound('Không tìm thấy cơ sở y tế này.');
  if (!rights.publish) throw forbidden('Bạn không quản lý trang này.');
  return {
    phone: place.phone === null ? null : displayPhone(place.phone),
    is_public: place.phoneIsPublic,
    can: rights,
  };
}
