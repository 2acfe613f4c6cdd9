import type { Parameters } from '../../../platform/db/parameter.ts';
import { statement } from '../../../platform/db/query.ts';
import type { Reader } from '../../../platform/db/reader.ts';
import { tablesOf } from '../../../platform/db/tables.ts';
import { RatingPrior } from '../rating-prior.entity.ts';
import { DEFAULT_PRIOR } from '../rules/relevance.ts';

const tables = tablesOf(RatingPrior);

/** What is usual for a kind of record, in thousandths of a star. */
export async function ratingPrior(read: Pick<Reader, 'row'>, kind: string): Promise<number> {
  return (await read.row(priorOf({ kind })))?.prior ?? DEFAULT_PRIOR;
}

const priorOf = statement((p: Parameters<{ kind: string }>) =>
  tables.selectFrom('rating_prior').select('prior').where('kind', '=', p.kind),
);
