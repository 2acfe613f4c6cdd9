import { literal } from '../../platform/db/expressions.ts';
import { ids as idList } from '../../platform/db/list-values.ts';
import { allNames, meant } from '../../platform/finding/find-columns.ts';
import type { FindSource } from '../../platform/finding/find-source.ts';
import { complaintPages } from '../complaints/pages.ts';
import { complaintRecord } from './complaint.record.ts';
import { complaintStaffCalls } from './staff-contract.ts';
import { tables } from './tables.ts';

const RESOURCE = complaintRecord.plural;
const known = tables.selectFrom('complaint').select(meant(RESOURCE)).select('id');

/** Complaints, as staff find them: some hundreds, all by their names. */
export const complaintFinding: FindSource = {
  resource: RESOURCE,
  title: complaintRecord.title,
  list: complaintStaffCalls.list,
  page: complaintPages.detail.path,
  candidates: asked => [
    known.where('id', '=', asked.id),
    known.where('slug', '=', asked.slug),
    allNames(RESOURCE, 'complaint'),
  ],
  rows: ids =>
    tables
      .selectFrom('complaint')
      .select(literal(RESOURCE).as('resource'))
      .select(['id', 'name', literal('').as('before'), literal('').as('status'), 'source as line'])
      .select([literal(0).as('term'), literal(0).as('province')])
      .where('id', 'in', idList(ids)),
};
