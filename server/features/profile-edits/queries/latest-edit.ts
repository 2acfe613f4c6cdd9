import type { InferResult } from 'kysely';
import type { Parameters } from '../../../platform/db/parameter.ts';
import { statement } from '../../../platform/db/query.ts';
import type { Reader } from '../../../platform/db/reader.ts';
import { tables } from '../tables.ts';

const edits = tables
  .selectFrom('profile_edit')
  .select(['id', 'professional', 'account', 'status', 'changes', 'version', 'createdAt', 'updatedAt'])
  .select(['decidedAt', 'decidedBy']);

export type EditRow = InferResult<typeof edits>[number];

const latest = statement((p: Parameters<{ readonly professional: number }>) =>
  edits.where('professional', '=', p.professional).orderBy('id', 'desc').limit(1),
);
const byId = statement((p: Parameters<{ readonly id: number }>) => edits.where('id', '=', p.id));

/**
 * The last edit of a profile: the pending one, where there is one. Ask the primary database, or a unit of work that has
 * locked the professional.
 */
export const latestEdit = (reader: Pick<Reader, 'row'>, professional: number): Promise<EditRow | undefined> =>
  reader.row(latest({ professional }));

export const editById = (reader: Pick<Reader, 'row'>, id: number): Promise<EditRow | undefined> =>
  reader.row(byId({ id }));
