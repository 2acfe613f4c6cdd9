import { literal } from '../../platform/db/expressions.ts';
import { ids as idList } from '../../platform/db/list-values.ts';
import { meant, unshownNames } from '../../platform/finding/find-columns.ts';
import type { FindSource } from '../../platform/finding/find-source.ts';
import { insurancePages } from './pages.ts';
import { planRecord } from './plan.record.ts';
import { insuranceStaffCalls } from './staff-contract.ts';
import { tables } from './tables.ts';

const RESOURCE = planRecord.plural;

/** Insurance plans, as staff find them: public ones by the search index, drafts by their names. */
export const planFinding: FindSource = {
  resource: RESOURCE,
  title: planRecord.title,
  list: insuranceStaffCalls.list,
  searched: 'insurance_plan',
  page: insurancePages.detail.path,
  candidates: asked => [
    tables.selectFrom('insurance_plan').select(meant(RESOURCE)).select('id').where('id', '=', asked.id),
    unshownNames(RESOURCE, 'insurance_plan'),
  ],
  rows: ids =>
    tables
      .selectFrom('insurance_plan')
      .select(literal(RESOURCE).as('resource'))
      .select(['id', 'name', literal('').as('before'), 'insurer as line'])
      .select([literal(0).as('term'), literal(0).as('province')])
      .select('status')
      .where('id', 'in', idList(ids)),
};
