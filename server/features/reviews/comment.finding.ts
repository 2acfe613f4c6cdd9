import { literal } from '../../platform/db/expressions.ts';
import { ids as idList } from '../../platform/db/list-values.ts';
import type { Parameters } from '../../platform/db/parameter.ts';
import { statement } from '../../platform/db/query.ts';
import { meant } from '../../platform/finding/find-columns.ts';
import type { FindSource } from '../../platform/finding/find-source.ts';
import { namedRecords } from '../../platform/subjects/named-records.ts';
import { commentStaffCalls } from './staff-contract.ts';
import { tables } from './tables.ts';

const RESOURCE = 'comments';

const recordsOf = statement((p: Parameters<{ readonly ids: readonly number[] }>) =>
  tables.selectFrom('comment').select(['id', 'kind', 'entityId']).where('id', 'in', idList(p.ids)),
);

/** Reviews by their number, which is all that can be said of one; what they are of is said beside it. */
export const commentFinding: FindSource = {
  resource: RESOURCE,
  title: 'Nhận xét',
  list: commentStaffCalls.list,
  candidates: asked => [tables.selectFrom('comment').select(meant(RESOURCE)).select('id').where('id', '=', asked.id)],
  rows: ids =>
    tables
      .selectFrom('comment')
      .select(literal(RESOURCE).as('resource'))
      .select(['id', literal('').as('name'), literal('').as('before'), literal('').as('line')])
      .select([literal(0).as('term'), literal(0).as('province')])
      .select('status')
      .where('id', 'in', idList(ids)),
  lines: async (services, ids) => {
    const rows = await services.db.primary.rows(recordsOf({ ids }));
    const recordOf = await namedRecords(services, rows);
    return new Map(rows.map(row => [row.id, recordOf(row).record_name]));
  },
};
