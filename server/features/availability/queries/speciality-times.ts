import { vietnamMoment } from '../../../platform/clock/vietnam-calendar.ts';
import { ids as idList } from '../../../platform/db/list-values.ts';
import type { Parameters } from '../../../platform/db/parameter.ts';
import { type RowOf, statement } from '../../../platform/db/query.ts';
import type { Reader } from '../../../platform/db/reader.ts';
import type { SpecialityTime } from '../contract.ts';
import { tables } from '../tables.ts';

const timesAt = statement((p: Parameters<{ places: readonly number[] }>) =>
  tables
    .selectFrom('availability')
    .select(['place', 'professional', 'nextAt as at'])
    .where('place', 'in', idList(p.places))
    .where('nextAt', 'is not', null)
    .orderBy('nextAt')
    .orderBy('calendar'),
);
type TimeRow = RowOf<typeof timesAt>;

const knowing = statement((p: Parameters<{ professionals: readonly number[]; terms: readonly number[] }>) =>
  tables
    .selectFrom('professional_term')
    .select('professional as id')
    .distinct()
    .where('professional', 'in', idList(p.professionals))
    .where('term', 'in', idList(p.terms)),
);

/**
 * Of each place the earliest time with a professional of one of these specialities, else that of its own calendar.
 * `looked` are all professionals whose specialities decided it.
 */
export async function specialityTimes(
  read: Pick<Reader, 'rows'>,
  places: readonly number[],
  specialities: readonly number[],
): Promise<{ readonly items: SpecialityTime[]; readonly looked: readonly number[] }> {
  const rows = await read.rows(timesAt({ places }));
  const looked = [...new Set(rows.flatMap(({ professional }) => professional ?? []))];
  const able = looked.length === 0 ? [] : await read.rows(knowing({ professionals: looked, terms: specialities }));
  const fit = new Set(able.map(({ id }) => id));
  const byPlace = Map.groupBy(rows, ({ place }) => place);
  const items = places.flatMap(place => {
    const times = byPlace.get(place) ?? [];
    const first =
      times.find(({ professional }) => professional !== null && fit.has(professional)) ??
      times.find(({ professional }) => professional === null);
    return first ? timeOf(first) : [];
  });
  return { items, looked };
}

const timeOf = ({ place, professional, at }: TimeRow): SpecialityTime[] =>
  at === null ? [] : [{ place, professional, next_free: vietnamMoment(at) }];
