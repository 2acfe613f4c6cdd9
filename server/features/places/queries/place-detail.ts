import { notFound } from '../../../platform/errors/problem.ts';
import type { Position } from '../../../platform/geo/distance.ts';
import { PUBLISHED } from '../../../platform/lists/list-table.ts';
import type { Services } from '../../../platform/services.ts';
import { mediaBlockOf } from '../../media/media.repository.ts';
import { termsOfOne } from '../../records/queries/term-rows.ts';
import { termsOf } from '../../taxonomy/term.repository.ts';
import type { PlaceDetail } from '../contract.ts';
import { presentOfferedServices } from '../offered-service.presenter.ts';
import type { PlaceCardRow } from '../place.presenter.ts';
import { PLACE_LIST } from '../place-list.ts';
import { hydratePlaceCards } from './place-cards.ts';

interface PlaceDetailRow extends PlaceCardRow {
  readonly description: string;
  readonly website: string | null;
  readonly ward: string | null;
  readonly has_contact: boolean | number;
  readonly source: string;
  readonly licence: string;
  readonly updated_at: number | string | Date;
}

/** Everything public about one place. Throws 404 when it is not published. */
export async function placeDetail(
  services: Services,
  id: number,
  position: Position | undefined,
): Promise<PlaceDetail> {
  const { db } = services;
  const row = await db.read.first<PlaceDetailRow>(
    `select ${PLACE_LIST.table.columns}, description, website, source, licence, updated_at,
       (phone is not null or email is not null) as has_contact,
       (select full_name from ward where ward.id = place.ward_id) as ward
     from place where id = ? and ${PUBLISHED}`,
    [id],
  );
  if (!row) throw notFound('Không tìm thấy cơ sở y tế này.');
  const [terms, [card], links, media] = await Promise.all([
    termsOf(db),
    hydratePlaceCards(services, [row], position),
    termsOfOne(db, 'place_term', id),
    mediaBlockOf(db, 'place', id),
  ]);
  if (!card) throw notFound();
  return {
    ...card,
    slug: row.slug,
    has_contact: Boolean(row.has_contact),
    description: row.description,
    website: row.website,
    ward: row.ward ?? '',
    services: presentOfferedServices(links, terms),
    media,
    source: row.source,
    licence: row.licence,
    updated_at: new Date(row.updated_at).toISOString(),
  };
}
