import { versionsFrom, versionsInside } from '../../../platform/db/content-version.ts';
import { literal } from '../../../platform/db/expressions.ts';
import type { Parameters } from '../../../platform/db/parameter.ts';
import { statement } from '../../../platform/db/query.ts';
import { notFound } from '../../../platform/errors/problem.ts';
import type { Position } from '../../../platform/geo/distance.ts';
import type { Services } from '../../../platform/services.ts';
import { AREAS, areasOf } from '../../areas/area.repository.ts';
import { favouriteCountOf } from '../../favourites/favourite-counts.ts';
import { mainPictureOf, mediaInside, presentMedia } from '../../media/media.repository.ts';
import { linksOfKind, termsInside } from '../../records/queries/term-rows.ts';
import { TERMS, termsOf } from '../../taxonomy/term.repository.ts';
import type { PlaceDetail } from '../contract.ts';
import { presentOfferedServices, presentPlaceCard, presentPublicPhone } from '../place.presenter.ts';
import { PLACE_CARD } from '../place-list.ts';
import { tables } from '../tables.ts';

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
      termsInside('place_term', eb.ref('place.id')).as('links'),
      mediaInside('place', eb.ref('place.id')).as('media'),
      favouriteCountOf('place', eb.ref('place.id')).as('favourites'),
      versionsInside(TERMS, AREAS).as('versions'),
    ])
    .where('id', '=', p.id);
const inAnyState = statement(whole);
const shown = statement((p: Parameters<{ id: number }>) => whole(p).where('status', '=', literal('published')));

/** Everything public about one place. Throws 404 when it is not published, unless its page is previewed. */
export async function placeDetail(
  { db }: Services,
  id: number,
  position: Position | undefined,
  isPreview = false,
): Promise<PlaceDetail> {
  const row = await db.read.row((isPreview ? inAnyState : shown)({ id }));
  if (!row) throw notFound('Không tìm thấy cơ sở y tế này.');
  const versions = versionsFrom(row.versions);
  const [terms, areas] = await Promise.all([termsOf(db, versions), areasOf(db, versions)]);
  const parts = {
    specialities: linksOfKind('speciality', row.links, terms),
    picture: mainPictureOf(row.media),
    favourites: row.favourites,
  };
  return {
    ...presentPlaceCard(row, parts, { terms, areas, position }),
    slug: row.slug,
    has_contact: row.hasContact,
    public_phone: presentPublicPhone(row),
    description: row.description,
    website: row.website,
    ward: row.ward ?? '',
    services: presentOfferedServices(row.links, terms),
    media: presentMedia(row.media),
    source: row.source,
    licence: row.licence,
    updated_at: row.updatedAt.toISOString(),
  };
}
