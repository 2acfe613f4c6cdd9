import { literal } from '../../platform/db/expressions.ts';
import { ids as idList } from '../../platform/db/list-values.ts';
import { meant, withWords } from '../../platform/finding/find-columns.ts';
import { type FindSource, LOOKED_THROUGH } from '../../platform/finding/find-source.ts';
import { promotionPages } from './pages.ts';
import { promotionStaffCalls } from './staff-contract.ts';
import { tables } from './tables.ts';

const RESOURCE = 'promotions';

/** In an index that holds the titles. */
const latest = tables
  .selectFrom('promotion')
  .select('id')
  .select(eb => eb(literal<string>(' '), '||', eb.ref('foldedTitle')).as('words'))
  .orderBy('endsAt', 'desc')
  .limit(literal(LOOKED_THROUGH));

/** Promotions by their titles, those that end last where there are very many. */
export const promotionFinding: FindSource = {
  resource: RESOURCE,
  title: 'Ưu đãi',
  list: promotionStaffCalls.list,
  page: promotionPages.detail.path,
  candidates: asked => [
    tables.selectFrom('promotion').select(meant(RESOURCE)).select('id').where('id', '=', asked.id),
    withWords(RESOURCE, latest, asked),
  ],
  rows: ids =>
    tables
      .selectFrom('promotion')
      .select(literal(RESOURCE).as('resource'))
      .select(['id', 'title as name', literal('').as('before')])
      .select(eb =>
        eb.fn
          .coalesce(
            eb.selectFrom('place').select('place.name').whereRef('place.id', '=', 'promotion.place'),
            eb
              .selectFrom('professional')
              .select('professional.name')
              .whereRef('professional.id', '=', 'promotion.professional'),
            literal<string>(''),
          )
          .as('line'),
      )
      .select([literal(0).as('term'), literal(0).as('province')])
      .select('status')
      .where('id', 'in', idList(ids)),
};
