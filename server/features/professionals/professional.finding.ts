import { literal } from '../../platform/db/expressions.ts';
import { ids as idList } from '../../platform/db/list-values.ts';
import { firstOf, meant, named, withWords } from '../../platform/finding/find-columns.ts';
import { type FindSource, LOOKED_THROUGH } from '../../platform/finding/find-source.ts';
import { specialitiesOf } from '../records/queries/term-rows.ts';
import { termsOf } from '../taxonomy/term.repository.ts';
import { professionalPages } from './pages.ts';
import { professionalRecord } from './professional.record.ts';
import { professionalStaffCalls } from './staff-contract.ts';
import { tables } from './tables.ts';

const RESOURCE = professionalRecord.plural;

/** The words of professionals that are not public: the search index holds the others. */
const unshown = tables
  .selectFrom('professional')
  .select(['id', 'staffWords as words'])
  .where('status', '<>', literal('published'))
  .orderBy('id', 'desc')
  .limit(literal(LOOKED_THROUGH));

const known = tables.selectFrom('professional').select(meant(RESOURCE)).select('id');

/** Professionals, as staff find them. */
export const professionalFinding: FindSource = {
  resource: RESOURCE,
  title: professionalRecord.title,
  list: professionalStaffCalls.list,
  searched: 'professional',
  page: professionalPages.detail.path,
  candidates: asked => [
    known.where('id', '=', asked.id),
    known.where('phone', '=', asked.phone),
    known.where('email', '=', asked.email),
    known.where(eb => eb.fn<string>('lower', ['licenceNumber']), '=', asked.code),
    firstOf(
      tables
        .selectFrom('professional')
        .select(named(RESOURCE))
        .select(['name as text', 'id'])
        .where('foldedName', '=', asked.person),
    ),
    withWords(RESOURCE, unshown, asked),
  ],
  rows: ids =>
    tables
      .selectFrom('professional')
      .select(literal(RESOURCE).as('resource'))
      .select(['id', 'name', 'honorific as before'])
      .select([literal('').as('line'), literal(0).as('term')])
      .select(eb => eb.fn.coalesce('province', literal<number>(0)).as('province'))
      .select('status')
      .where('id', 'in', idList(ids)),
  lines: async ({ db }, ids) => {
    const specialities = await specialitiesOf(db, 'professional_term', ids, await termsOf(db));
    return new Map(ids.map(id => [id, (specialities.get(id) ?? []).map(({ name }) => name).join(', ')]));
  },
};
