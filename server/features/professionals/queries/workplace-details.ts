import type { Services } from '../../../platform/services.ts';
import { areasOf } from '../../areas/area.repository.ts';
import { mainPictures } from '../../media/media.repository.ts';
import { presentHours, presentPlaceType, type StoredHours } from '../../places/place.presenter.ts';
import { termsOf } from '../../taxonomy/term.repository.ts';
import type { WorkplaceDetail } from '../contract.ts';
import { presentWorkplace, type WorkplaceRow } from '../professional.presenter.ts';

interface WorkplaceDetailRow extends WorkplaceRow {
  readonly place_type_id: number;
  readonly opening_hours: StoredHours;
  readonly accepts_bhyt: number | boolean;
}

/** Every published place where a professional works, the main one first. */
export async function workplaceDetails({ db }: Services, professional: number): Promise<WorkplaceDetail[]> {
  const rows = await db.read.all<WorkplaceDetailRow>(
    `select workplace.professional_id as professional, place.id, place.slug, place.name, place.address, place.lat,
       place.long, place.province_id, place.district_id, place.place_type_id, place.opening_hours, place.accepts_bhyt
     from workplace join place on place.id = workplace.place_id
     where workplace.professional_id = ? and place.status = 'published'
     order by workplace.position, place.id`,
    [professional],
  );
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
    opening_hours: presentHours(row.opening_hours),
    accepts_bhyt: Boolean(row.accepts_bhyt),
    picture: pictures.get(row.id) ?? null,
  }));
}
