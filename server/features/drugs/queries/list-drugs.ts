import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import { literal, reference } from '../../../platform/db/expressions.ts';
import { relaxedQueries } from '../../../platform/lists/relaxed-queries.ts';
import type { Services } from '../../../platform/services.ts';
import { countFitting, pageOfFound, pageOfLetters } from '../../library/queries/page-of-letters.ts';
import { ATC_GROUPS, type AtcGroup, type DrugList, type DrugListQuery } from '../contract.ts';
import { drugPages } from '../pages.ts';
import { tables } from '../tables.ts';
import { drugCards } from './drug-cards.ts';

const eb = expressionBuilder<Record<never, never>, never>();
const LETTERS = 'ABCDGHJLMNPRSV';

/** The conditions of a list, each as its index has it. */
export const conditionsOf = ({ group, type }: Pick<DrugListQuery, 'group' | 'type'>): Expression<SqlBool>[] => [
  ...(group === undefined ? [] : [eb(reference<string>('atcGroup'), '=', group)]),
  ...(type === undefined ? [] : [eb(reference<string>('type'), '=', type)]),
];

const counts = tables
  .selectFrom('drug')
  .select(['atcGroup', each => each.fn.countAll<number>().as('count')])
  .where('status', '=', literal('published'))
  .groupBy('atcGroup');

/** One page of public drugs from A to Z, or what fits words best. */
export async function listDrugs(services: Pick<Services, 'db' | 'search'>, query: DrugListQuery): Promise<DrugList> {
  const words = query.q?.trim() ?? '';
  const narrowed = { table: 'drug', where: conditionsOf(query) };
  const [{ ids, ...page }, counted] = await Promise.all([
    words === '' ? pageOfLetters(services, narrowed, query) : pageOfFound(services, narrowed, query),
    services.db.read.rows(counts),
  ]);
  const countOf = new Map(counted.map(row => [row.atcGroup, Number(row.count)]));
  const groups = [...LETTERS].filter(isAtcGroup).flatMap(group => {
    const count = countOf.get(group);
    return count === undefined ? [] : [{ group, name: ATC_GROUPS[group], count }];
  });
  const items = await drugCards(services, ids);
  if (page.count > 0) return { ...page, groups, items };
  const { type, group } = query;
  const asked = { letter: words === '' ? query.letter : undefined, type, group, q: words };
  const relaxed = await relaxedQueries(asked, drugPages.list, kept =>
    countFitting(services, { table: 'drug', where: conditionsOf(kept) }, kept),
  );
  return { ...page, groups, items, relaxed };
}

/** Whether the classification has a group of this letter. */
export const isAtcGroup = (letter: string): letter is AtcGroup => letter in ATC_GROUPS;
