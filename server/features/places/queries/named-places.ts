import { literal } from '../../../platform/db/expressions.ts';
import { ids as idList } from '../../../platform/db/list-values.ts';
import type { Parameters } from '../../../platform/db/parameter.ts';
import { statement } from '../../../platform/db/query.ts';
import type { Services } from '../../../platform/services.ts';
import { nextFreeOf } from '../../free-times/queries/next-free.ts';
import { mainPictureInside } from '../../media/media.repository.ts';
import { type NamedPage, presentNamedParts } from '../../records/named-page.ts';
import { specialitiesInside } from '../../records/queries/term-rows.ts';
import { termsOf } from '../../taxonomy/term.repository.ts';
import { placeUrl } from '../place.presenter.ts';
import { tables } from '../tables.ts';

const named = statement((p: Parameters<{ ids: readonly number[] }>) =>
  tables
    .selectFrom('place')
    .select(eb => [
      'id',
      'slug',
      'name',
      'placeType',
      specialitiesInside('place_term', eb.ref('place.id')).as('specialities'),
      mainPictureInside('place', eb.ref('place.id')).as('pictures'),
      nextFreeOf('place', eb.ref('place.id')).as('nextAt'),
    ])
    .where('id', 'in', idList(p.ids))
    // An expression that no index matches, so that SQLite looks up the ids.
    .where(eb => eb.fn.coalesce('status', literal('')), '=', literal('published')),
);

/** The published ones among some places, in no order. One query. */
export async function namedPlaces({ db }: Pick<Services, 'db'>, ids: readonly number[]): Promise<NamedPage[]> {
  if (ids.length === 0) return [];
  const [rows, terms] = await Promise.all([db.read.rows(named({ ids })), termsOf(db)]);
  return rows.map(row => ({
    id: row.id,
    name: row.name,
    absolute_url: placeUrl(row),
    label: terms.get(row.placeType)?.name ?? '',
    ...presentNamedParts(row, terms),
  }));
}
