import type { Database } from '../../../platform/db/database.ts';
import { literal } from '../../../platform/db/expressions.ts';
import { idRows } from '../../../platform/db/list-values.ts';
import type { Parameters } from '../../../platform/db/parameter.ts';
import { statement } from '../../../platform/db/query.ts';
import type { WorkplaceRow } from '../professional.presenter.ts';
import { tables } from '../tables.ts';

/** What cards show beside the rows, by the professional's id. */
export interface CardParts {
  /** The main workplace: the first published one. */
  readonly workplaces: ReadonlyMap<number, WorkplaceRow>;
  /** The lowest price of those who give any, in VND. */
  readonly prices: ReadonlyMap<number, number>;
}

const partsOf = statement((p: Parameters<{ professionals: readonly number[] }>) =>
  tables
    .selectFrom(idRows(p.professionals).as('chosen'))
    .leftJoin('workplace', 'workplace.professional', 'chosen.value')
    .leftJoin('place', join =>
      join.onRef('place.id', '=', 'workplace.place').on('place.status', '=', literal('published')),
    )
    .select(['chosen.value as professional', 'place.id', 'place.slug', 'place.name', 'place.address'])
    .select(['place.lat', 'place.long', 'place.province', 'place.district'])
    .select(eb =>
      eb
        .selectFrom('professional_term as link')
        .select(link => link.fn.min('link.priceFrom').as('price'))
        .whereRef('link.professional', '=', 'chosen.value')
        .as('price'),
    )
    .orderBy('chosen.value')
    .orderBy('workplace.position')
    .orderBy('place.id'),
);

/** Main workplaces and lowest prices of some professionals. One query. */
export async function cardParts(db: Database, professionals: readonly number[]): Promise<CardParts> {
  const workplaces = new Map<number, WorkplaceRow>();
  const prices = new Map<number, number>();
  if (professionals.length === 0) return { workplaces, prices };
  for (const { price, ...row } of await db.read.rows(partsOf({ professionals }))) {
    if (price !== null) prices.set(row.professional, price);
    if (isPlace(row) && !workplaces.has(row.professional)) workplaces.set(row.professional, row);
  }
  return { workplaces, prices };
}

/** A professional without a published workplace has a row without a place. */
const isPlace = (row: { readonly [Key in keyof WorkplaceRow]: WorkplaceRow[Key] | null }): row is WorkplaceRow =>
  row.id !== null;
