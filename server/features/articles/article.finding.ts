import { literal } from '../../platform/db/expressions.ts';
import { ids as idList } from '../../platform/db/list-values.ts';
import { allNames, meant } from '../../platform/finding/find-columns.ts';
import type { FindSource } from '../../platform/finding/find-source.ts';
import { articleRecord } from './article.record.ts';
import { articlePages } from './pages.ts';
import { articleStaffCalls } from './staff-contract.ts';
import { tables } from './tables.ts';

const RESOURCE = articleRecord.plural;

/** Articles, as staff find them: some hundreds, all by their titles. */
export const articleFinding: FindSource = {
  resource: RESOURCE,
  title: articleRecord.title,
  list: articleStaffCalls.list,
  page: articlePages.detail.path,
  candidates: asked => [
    tables.selectFrom('article').select(meant(RESOURCE)).select('id').where('id', '=', asked.id),
    allNames(RESOURCE, 'article'),
  ],
  rows: ids =>
    tables
      .selectFrom('article')
      .select(literal(RESOURCE).as('resource'))
      .select(['id', 'name', literal('').as('before'), 'authorName as line'])
      .select([literal(0).as('term'), literal(0).as('province')])
      .select('status')
      .where('id', 'in', idList(ids)),
};
