import { literal } from '../../../platform/db/expressions.ts';
import type { Parameters } from '../../../platform/db/parameter.ts';
import { statement } from '../../../platform/db/query.ts';
import { notFound } from '../../../platform/errors/problem.ts';
import type { Position } from '../../../platform/geo/distance.ts';
import type { Services } from '../../../platform/services.ts';
import { mediaBlockOf } from '../../media/media.repository.ts';
import { termsOfOne } from '../../records/queries/term-rows.ts';
import { termsOf } from '../../taxonomy/term.repository.ts';
import type { PlaceDetail } from '../contract.ts';
import { presentOfferedServices, presentPublicPhone } from '../place.presenter.ts';
import { PLACE_CARD } from '../place-list.ts';
import { tables } from '../tables.ts';
import { placeFacts } from './place-cards.ts';

const whole = (p: Parameters<{ id: number }>) =>
  tables
    .selectFrom('place')
    .select(eb => [
      ...PLACE_CARD,
      'description',
      'website',
      'source',
      'licence',
      'phone',
      'phoneIsPublic',
      'updatedAt',
      eb
        .or([eb('phone', 'is not', null), eb('email', 'is not', null)])
        .$castTo<boolean>()
        .as('hasContact'),
      eb.selectFrom('ward').select('fullName').whereRef('ward.id', '=', 'place.ward').as('ward'),
    ])
    .where('id', '=', p.id);
const inAnyState = statement(whole);
const shown = statement((p: Parameters<{ id: number }>) => whole(p).where('status', '=', literal('published')));

/** Everything public about one place. Throws 404 when it is not published, unless its page is previewed. */
export async function placeDetail(
  services: Services,
  id: number,
  position: Position | undefined,
  isPreview = false,
): Promise<PlaceDetail> {
  const { db } = services;
  const row = await db.read.row((isPreview ? inAnyState : shown)({ id }));
  if (!row) throw notFound('Không tìm thấy cơ sở y tế này.');
  const [terms, [card], links, media] = await Promise.all([
    termsOf(db),
    placeFacts(services, [row], position),
    termsOfOne(db, 'place_term', id),
    mediaBlockOf(db, 'place', id),
  ]);
  if (!card) throw notFound();
  return {
    ...card,
    slug: row.slug,
    has_contact: row.hasContact,
    public_phone: presentPublicPhone(row),
    description: row.description,
    website: row.website,
    ward: row.ward ?? '',
    services: presentOfferedServices(links, terms),
    media,
    source: row.source,
    licence: row.licence,
    updated_at: row.updatedAt.toISOString(),
  };
}
