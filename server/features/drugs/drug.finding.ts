import { literal } from '../../platform/db/expressions.ts';
import { ids as idList } from '../../platform/db/list-values.ts';
import { meant, unshownNames } from '../../platform/finding/find-columns.ts';
import type { FindSource } from '../../platform/finding/find-source.ts';
import { drugRecord } from './drug.record.ts';
import { drugPages } from './pages.ts';
import { drugStaffCalls } from './staff-contract.ts';
import { tables } from './tables.ts';

const RESOURCE = drugRecord.plural;

/** Drugs, as staff find them: public ones by the search index, drafts by their names. */
export const drugFinding: FindSource = {
  resource: RESOURCE,
  title: drugRecord.title,
  list: drugStaffCalls.list,
  searched: 'drug',
  page: drugPages.detail.path,
  candidates: asked => [
    tables.selectFrom('drug').select(meant(RESOURCE)).select('id').where('id', '=', asked.id),
    unshownNames(RESOURCE, 'drug'),
  ],
  rows: ids =>
    tables
      .selectFrom('drug')
      .select(literal(RESOURCE).as('resource'))
      .select(['id', 'name', literal('').as('before'), 'groupName as line'])
      .select([literal(0).as('term'), literal(0).as('province')])
      .select('status')
      .where('id', 'in', idList(ids)),
};
