import { literal } from '../../platform/db/expressions.ts';
import { ids as idList } from '../../platform/db/list-values.ts';
import { meant, unshownNames } from '../../platform/finding/find-columns.ts';
import type { FindSource } from '../../platform/finding/find-source.ts';
import { diseaseRecord } from './disease.record.ts';
import { diseasePages } from './pages.ts';
import { diseaseStaffCalls } from './staff-contract.ts';
import { tables } from './tables.ts';

const RESOURCE = diseaseRecord.plural;

/** Diseases, as staff find them: public ones by the search index, drafts by their names. */
export const diseaseFinding: FindSource = {
  resource: RESOURCE,
  title: diseaseRecord.title,
  list: diseaseStaffCalls.list,
  searched: 'disease',
  page: diseasePages.detail.path,
  candidates: asked => [
    tables.selectFrom('disease').select(meant(RESOURCE)).select('id').where('id', '=', asked.id),
    unshownNames(RESOURCE, 'disease'),
  ],
  rows: ids =>
    tables
      .selectFrom('disease')
      .select(literal(RESOURCE).as('resource'))
      .select(['id', 'name', literal('').as('before'), 'icd10 as line'])
      .select([literal(0).as('term'), literal(0).as('province')])
      .select('status')
      .where('id', 'in', idList(ids)),
};
