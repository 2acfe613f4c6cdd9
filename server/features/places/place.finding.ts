import { literal } from '../../platform/db/expressions.ts';
import { ids as idList } from '../../platform/db/list-values.ts';
import { firstOf, meant, named, withWords } from '../../platform/finding/find-columns.ts';
import { type FindSource, LOOKED_THROUGH } from '../../platform/finding/find-source.ts';
import { placePages } from './pages.ts';
import { placeRecord } from './place.record.ts';
import { placeStaffCalls } from './staff-contract.ts';
import { tables } from './tables.ts';

const RESOURCE = placeRecord.plural;

/** The words of places that are not public: the search index holds the others. */
const unshown = tables
  .selectFrom('place')
  .select(['id', 'staffWords as words'])
  .where('status', '<>', literal('published'))
  .orderBy('id', 'desc')
  .limit(literal(LOOKED_THROUGH));

const known = tables.selectFrom('place').select(meant(RESOURCE)).select('id');

/** Places, as staff find them. */
export const placeFinding: FindSource = {
  resource: RESOURCE,
  title: placeRecord.title,
  list: placeStaffCalls.list,
  searched: 'place',
  page: placePages.detail.path,
  candidates: asked => [
    known.where('id', '=', asked.id),
    known.where('phone', '=', asked.phone),
    known.where('email', '=', asked.email),
    known.where(eb => eb.fn<string>('lower', ['licence']), '=', asked.code),
    firstOf(
      tables
        .selectFrom('place')
        .select(named(RESOURCE))
        .select(['name as text', 'id'])
        .where('foldedName', '=', asked.name),
    ),
    withWords(RESOURCE, unshown, asked),
  ],
  rows: ids =>
    tables
      .selectFrom('place')
      .select(literal(RESOURCE).as('resource'))
      .select(['id', 'name', literal('').as('before')])
      .select(['address as line', 'placeType as term'])
      // The address ends with it.
      .select(literal(0).as('province'))
      .select('status')
      .where('id', 'in', idList(ids)),
};
