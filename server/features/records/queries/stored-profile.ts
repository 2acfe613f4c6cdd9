import type { Services } from '../../../platform/services.ts';
import { termsOf } from '../../taxonomy/term.repository.ts';
import type { Profile } from '../rules/term-lists.ts';
import { type TermTable, termsOfOne } from './term-rows.ts';

/** The terms that a place or professional is linked with now; of a new one none. */
export async function storedProfile({ db }: Services, table: TermTable, id: number | undefined): Promise<Profile> {
  const [terms, rows] = await Promise.all([termsOf(db), id === undefined ? [] : termsOfOne(db, table, id, db.primary)]);
  const stored = rows.map(({ term, label, price_from, price_to }) => ({
    term,
    label,
    priceFrom: price_from,
    priceTo: price_to,
  }));
  return { stored, terms };
}
