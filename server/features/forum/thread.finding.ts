import { literal } from '../../platform/db/expressions.ts';
import { ids as idList } from '../../platform/db/list-values.ts';
import { meant, withWords } from '../../platform/finding/find-columns.ts';
import { type FindSource, LOOKED_THROUGH } from '../../platform/finding/find-source.ts';
import { forumPages } from './pages.ts';
import { threadStaffCalls } from './staff-contract.ts';
import { tables } from './tables.ts';

const RESOURCE = 'threads';

/** In an index that holds the titles; of older ones those that are public stand in the search index. */
const newest = tables
  .selectFrom('thread')
  .select('id')
  .select(eb => eb(literal<string>(' '), '||', eb.ref('foldedName')).as('words'))
  .orderBy('id', 'desc')
  .limit(literal(LOOKED_THROUGH));

/** Questions by their titles, as staff find them. */
export const threadFinding: FindSource = {
  resource: RESOURCE,
  title: 'Câu hỏi',
  list: threadStaffCalls.list,
  searched: 'thread',
  page: forumPages.detail.path,
  candidates: asked => [
    tables.selectFrom('thread').select(meant(RESOURCE)).select('id').where('id', '=', asked.id),
    withWords(RESOURCE, newest, asked),
  ],
  rows: ids =>
    tables
      .selectFrom('thread')
      .select(literal(RESOURCE).as('resource'))
      .select(['id', 'name', literal('').as('before'), literal('').as('line')])
      .select(eb => eb.fn.coalesce('speciality', literal<number>(0)).as('term'))
      .select(eb => eb.fn.coalesce('province', literal<number>(0)).as('province'))
      .select('status')
      .where('id', 'in', idList(ids)),
};
