import { notFound } from '../../../platform/errors/problem.ts';
import { PUBLISHED } from '../../../platform/lists/list-table.ts';
import type { Services } from '../../../platform/services.ts';
import { mainPictures } from '../../media/media.repository.ts';
import type { PlaceProfessional } from '../../places/contract.ts';
import { presentRating } from '../../places/place.presenter.ts';
import { specialitiesOf } from '../../records/queries/term-rows.ts';
import { termsOf } from '../../taxonomy/term.repository.ts';
import { type ProfessionalCardRow, professionalUrl } from '../professional.presenter.ts';
import { displayName } from '../rules/display-name.ts';

/** A place's page shows no more; the list of doctors can be filtered for the rest. */
const MOST = 300;

/** The published professionals of a place, the most relevant first. Throws 404 when the place is not published. */
export async function professionalsOfPlace({ db }: Services, place: number): Promise<PlaceProfessional[]> {
  const known = await db.read.first(`select id from place where id = ? and ${PUBLISHED}`, [place]);
  if (!known) throw notFound('Không tìm thấy cơ sở y tế này.');
  const rows = await db.read.all<ProfessionalCardRow>(
    `select id, slug, name, honorific, practising_since, lat, long, rating_sum, rating_count, review_count
     from workplace cross join professional
     where workplace.place_id = ? and id = workplace.professional_id and ${PUBLISHED}
     order by relevance desc, id limit ${MOST}`,
    [place],
  );
  const ids = rows.map(row => row.id);
  const [specialities, pictures] = await Promise.all([
    specialitiesOf(db, 'professional_term', ids, await termsOf(db)),
    mainPictures(db, 'professional', ids),
  ]);
  return rows.map(row => ({
    id: row.id,
    absolute_url: professionalUrl(row),
    display_name: displayName(row.honorific, row.name),
    name: row.name,
    specialities: [...(specialities.get(row.id) ?? [])],
    picture: pictures.get(row.id) ?? null,
    rating: presentRating(row),
  }));
}
