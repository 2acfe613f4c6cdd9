import { literal } from '../../../platform/db/expressions.ts';
import type { Parameters } from '../../../platform/db/parameter.ts';
import { statement } from '../../../platform/db/query.ts';
import type { Services } from '../../../platform/services.ts';
import { areasOf } from '../../areas/area.repository.ts';
import { mainPictures } from '../../media/media.repository.ts';
import { presentPlaceType } from '../../places/place.presenter.ts';
import { termsOf } from '../../taxonomy/term.repository.ts';
import type { WorkplaceDetail } from '../contract.ts';
import { presentWorkplace } from '../professional.presenter.ts';
import { tables } from '../tables.ts';

const rowsOf = statement((p: Parameters<{ professional: number }>) =>
  tables
    .selectFrom('workplace')
    .innerJoin('place', 'place.id', 'workplace.place')
    .select(['workplace.professional', 'place.id', 'place.slug', 'place.name', 'place.address'])
    .select(['place.lat', 'place.long', 'place.province', 'place.district', 'place.placeType'])
    .select(['place.openingHours', 'place.acceptsBhyt'])
    .where('workplace.professional', '=', p.professional)
    .where('place.status', '=', literal('published'))
    .orderBy('workplace.position')
    .orderBy('place.id'),
);

/** Every published place where a professional works, the main one first. */
export async function workplaceDetails({ db }: Services, professional: number): Promise<WorkplaceDetail[]> {
  const rows = await db.read.rows(rowsOf({ professional }));
  const [terms, areas, pictures] = await Promise.all([
    termsOf(db),
    areasOf(db),
    mainPictures(
      db,
      'place',
      rows.map(row => row.id),
    ),
  ]);
  return rows.map(row => ({
    ...presentWorkplace(row, areas),
    place_type: presentPlaceType(terms, row.placeType),
    opening_hours: row.openingHours,
    accepts_bhyt: row.acceptsBhyt,
    picture: pictures.get(row.id) ?? null,
  }));
}
