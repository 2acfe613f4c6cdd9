import type { Parameters } from '../../../platform/db/parameter.ts';
import { statement } from '../../../platform/db/query.ts';
import { notFound } from '../../../platform/errors/problem.ts';
import type { Services } from '../../../platform/services.ts';
import { mainPictures } from '../../media/media.repository.ts';
import type { PlaceProfessional } from '../../places/contract.ts';
import { presentRating } from '../../places/place.presenter.ts';
import { specialitiesOf } from '../../records/queries/term-rows.ts';
import { termsOf } from '../../taxonomy/term.repository.ts';
import { professionalUrl } from '../professional.presenter.ts';
import { displayName } from '../rules/names.ts';
import { tables } from '../tables.ts';

/** A place's page shows no more; the list of doctors can be filtered for the rest. */
const MAX_PROFESSIONALS = 300;

/* The cross join makes SQLite begin with the place's workplaces. */
const publishedAt = statement((p: Parameters<{ place: number }>) =>
  tables
    .selectFrom('workplace')
    .crossJoin('professional')
    .select(['id', 'slug', 'name', 'honorific', 'ratingSum', 'ratingCount', 'reviewCount'])
    .where('workplace.place', '=', p.place)
    .whereRef('id', '=', 'workplace.professional')
    .where('status', '=', 'published')
    .orderBy('relevance', 'desc')
    .orderBy('id')
    .limit(MAX_PROFESSIONALS),
);

/**
 * The published professionals of a place, the most relevant first. Throws 404 when the place is not published, unless its
 * page is previewed.
 */
export async function professionalsOfPlace(
  { db }: Services,
  place: number,
  isPreview = false,
): Promise<PlaceProfessional[]> {
  const known = await db.read.row(tables.selectFrom('place').select('status').where('id', '=', place));
  if (!known || (known.status !== 'published' && !isPreview)) throw notFound('Không tìm thấy cơ sở y tế này.');
  const rows = await db.read.rows(publishedAt({ place }));
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
