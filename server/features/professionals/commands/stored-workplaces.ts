import { ids } from '../../../platform/db/list-values.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { tables } from '../tables.ts';

/** What a professional takes over from a place. */
export interface WorkplaceFacts {
  readonly id: number;
  readonly published: boolean;
  readonly province: number;
  readonly district: number | null;
  readonly lat: number | null;
  readonly long: number | null;
}

/** Places of each professional as stored now, the main one first; those without any are absent. */
export async function storedWorkplaces(
  unit: Pick<UnitOfWork, 'rows'>,
  professionals: readonly number[],
): Promise<ReadonlyMap<number, readonly number[]>> {
  const rows = await unit.rows(
    tables
      .selectFrom('workplace')
      .select(['professional', 'place'])
      .where('professional', 'in', ids(professionals))
      .orderBy('professional')
      .orderBy('position')
      .orderBy('place'),
  );
  const byProfessional = Map.groupBy(rows, row => row.professional);
  return new Map([...byProfessional].map(([professional, links]) => [professional, links.map(link => link.place)]));
}

/** Places by id. */
export async function workplaceFacts(
  unit: UnitOfWork,
  places: readonly number[],
): Promise<ReadonlyMap<number, WorkplaceFacts>> {
  const rows = await unit.rows(
    tables
      .selectFrom('place')
      .select(['id', 'status', 'province', 'district', 'lat', 'long'])
      .where('id', 'in', ids(places)),
  );
  return new Map(rows.map(({ status, ...row }) => [row.id, { ...row, published: status === 'published' }]));
}

/** The places among those of an entity that everybody sees, in their order. */
export const publishedAmong = (
  places: readonly number[],
  facts: ReadonlyMap<number, WorkplaceFacts>,
): WorkplaceFacts[] => places.flatMap(place => facts.get(place) ?? []).filter(({ published }) => published);
