import type { Reader } from '../../../platform/db/reader.ts';
import { tablesOf } from '../../../platform/db/tables.ts';
import { RatingPrior } from '../rating-prior.entity.ts';
import { DEFAULT_PRIOR } from '../rules/relevance.ts';

const tables = tablesOf(RatingPrior);

/** What is usual for a kind of record, in thousandths of a star. */
export async function ratingPrior(read: Pick<Reader, 'row'>, kind: string): Promise<number> {
  const stored = await read.row(tables.selectFrom('rating_prior').select('prior').where('kind', '=', kind));
  return stored?.prior ?? DEFAULT_PRIOR;
}
