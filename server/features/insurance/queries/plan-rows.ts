import type { InferResult } from 'kysely';
import { literal } from '../../../platform/db/expressions.ts';
import { ids as idList } from '../../../platform/db/list-values.ts';
import type { Parameters } from '../../../platform/db/parameter.ts';
import { statement } from '../../../platform/db/query.ts';
import type { Services } from '../../../platform/services.ts';
import { tables } from '../tables.ts';

const cards = tables.selectFrom('insurance_plan').select(['id', 'slug', 'name', 'insurer', 'summary', 'facts']);
const whole = cards.select(['terms', 'packages', 'benefits', 'status', 'updatedAt']);

export type CardRow = InferResult<typeof cards>[number];
export type PlanRow = InferResult<typeof whole>[number];

const cardsByIds = statement((p: Parameters<{ readonly ids: readonly number[] }>) =>
  cards.where('id', 'in', idList(p.ids)).where('status', '=', literal('published')),
);
const plansByIds = statement((p: Parameters<{ readonly ids: readonly number[] }>) =>
  whole.where('id', 'in', idList(p.ids)).where('status', '=', literal('published')),
);

const inAnyState = statement((p: Parameters<{ readonly ids: readonly number[] }>) =>
  whole.where('id', 'in', idList(p.ids)),
);

const shownAmong = statement((p: Parameters<{ readonly ids: readonly number[] }>) =>
  tables
    .selectFrom('insurance_plan')
    .select('id')
    .where('id', 'in', idList(p.ids))
    .where('status', '=', literal('published')),
);

/** One page of public plans by name. */
export const cardPage = statement((p: Parameters<{ readonly limit: number; readonly offset: number }>) =>
  cards.where('status', '=', literal('published')).orderBy('sortName').orderBy('id').limit(p.limit).offset(p.offset),
);

/** How many plans are public. */
export const planCount = statement(() =>
  tables
    .selectFrom('insurance_plan')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('status', '=', literal('published')),
);

type Reading = Pick<Services, 'db'>;

/** The ids of those plans that are public, in their order. */
export const shownIds = async ({ db }: Reading, ids: readonly number[]): Promise<number[]> =>
  ids.length === 0 ? [] : inOrder(ids, await db.read.rows(shownAmong({ ids }))).map(({ id }) => id);

/** Cards of public plans, in the order of the ids. */
export const shownCards = async ({ db }: Reading, ids: readonly number[]): Promise<CardRow[]> =>
  ids.length === 0 ? [] : inOrder(ids, await db.read.rows(cardsByIds({ ids })));

/** Public plans with all they have, in the order of the ids. */
export const shownPlans = async ({ db }: Reading, ids: readonly number[]): Promise<PlanRow[]> =>
  ids.length === 0 ? [] : inOrder(ids, await db.read.rows(plansByIds({ ids })));

/** A plan in whatever state it is, for a preview of its page. */
export const previewedPlan = async ({ db }: Reading, id: number): Promise<PlanRow | undefined> =>
  db.read.row(inAnyState({ ids: [id] }));

function inOrder<Row extends { readonly id: number }>(ids: readonly number[], rows: readonly Row[]): Row[] {
  const found = new Map(rows.map(row => [row.id, row]));
  return ids.flatMap(id => found.get(id) ?? []);
}
