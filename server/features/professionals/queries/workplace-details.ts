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
    .innerJoin('place', 'place.id', 'workplace.place_id')
    .select(['workplace.professional_id as professional', 'place.id', 'place.slug', 'place.name', 'place.address'])
    .select(['place.lat', 'place.long', 'place.province_id', 'place.district_id', 'place.place_type_id'])
    .select(['place.opening_hours', 'place.accepts_bhyt'])
    .where('workplace.professional_id', '=', p.professional)
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
    place_type: presentPlaceType(terms, row.place_type_id),
    opening_hours: row.opening_hours,
    accepts_bhyt: row.accepts_bhyt,
    picture: pictures.get(row.id) ?? null,
  }));
}
