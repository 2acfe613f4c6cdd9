import { literal } from '../../../platform/db/expressions.ts';
import type { Parameters } from '../../../platform/db/parameter.ts';
import { statement } from '../../../platform/db/query.ts';
import type { PageKey } from '../../../platform/lists/page-key.ts';
import type { Services } from '../../../platform/services.ts';
import type { ThreadSort } from '../contract.ts';
import { tables } from '../tables.ts';
import { CARD_COLUMNS, type ThreadRow } from './thread-cards.ts';

/** Orders of lists; `answered` is that of feeds: the latest answer first. */
export type ThreadOrder = ThreadSort | 'answered';

export interface ThreadWalk {
  readonly order: ThreadOrder;
  /** Id of a speciality; any when undefined. */
  readonly speciality: number | undefined;
  /** The rows behind this one. */
  readonly after?: PageKey | undefined;
  /** The rows just before this one. */
  readonly before?: PageKey | undefined;
  readonly limit: number;
}

/** Public threads in an order that an index provides; at most `limit` of them, from the key on. */
export async function walkThreads({ db }: Pick<Services, 'db'>, walk: ThreadWalk): Promise<ThreadRow[]> {
  const { order, speciality, after, before, limit } = walk;
  const key = before ?? after;
  const course = before ? 'before' : after ? 'after' : 'start';
  const values = { limit, speciality: speciality ?? 0, at: new Date(key?.value ?? 0), thanks: key?.value ?? 0 };
  const rows = await db.read.rows(
    WALKS[order][speciality === undefined ? 'all' : 'one'][course]({ ...values, id: key?.id ?? 0 }),
  );
  return before ? rows.toReversed() : rows;
}

/** The value by which a row stands where it stands. */
export function keyOf(order: ThreadOrder, row: ThreadRow): PageKey {
  const value = {
    newest: row.publishedAt?.getTime(),
    unanswered: row.publishedAt?.getTime(),
    thanked: row.thankCount,
    answered: row.lastReplyAt?.getTime(),
  }[order];
  return { value: value ?? 0, id: row.id };
}

/** Where a walk begins: at the first row, behind a key, or just before it. */
type Course = 'start' | 'after' | 'before';

interface WalkValues {
  readonly speciality: number;
  /** The key's value in orders of time, and in that of thanks. */
  readonly at: Date;
  readonly thanks: number;
  readonly id: number;
  readonly limit: number;
}

/** Each condition stands as its partial index says it. */
const walkOf = (order: ThreadOrder, isOfOne: boolean, course: Course) =>
  statement((p: Parameters<WalkValues>) => {
    const direction = course === 'before' ? 'asc' : 'desc';
    const comparison = course === 'before' ? '>' : '<';
    const shown = tables.selectFrom('thread').select(CARD_COLUMNS).where('status', '=', literal('published'));
    const rows = (isOfOne ? shown.where('speciality', '=', p.speciality) : shown)
      .$if(order === 'unanswered', q => q.where('answerCount', '=', literal(0)))
      .$if(order === 'answered', q => q.where('answerCount', '>', literal(0)))
      .limit(p.limit);
    const by = COLUMN[order];
    const value = by === 'thankCount' ? p.thanks : p.at;
    return rows
      .$if(course !== 'start', q => q.where(eb => eb(eb.refTuple(by, 'id'), comparison, eb.tuple(value, p.id))))
      .orderBy(by, direction)
      .orderBy('id', direction);
  });

const COLUMN = {
  newest: 'publishedAt',
  unanswered: 'publishedAt',
  thanked: 'thankCount',
  answered: 'lastReplyAt',
} as const satisfies Record<ThreadOrder, string>;

const coursesOf = (order: ThreadOrder, isOfOne: boolean) => ({
  start: walkOf(order, isOfOne, 'start'),
  after: walkOf(order, isOfOne, 'after'),
  before: walkOf(order, isOfOne, 'before'),
});

/** Of all threads, and of those of one speciality. */
const scopesOf = (order: ThreadOrder) => ({ all: coursesOf(order, false), one: coursesOf(order, true) });

const WALKS = {
  newest: scopesOf('newest'),
  unanswered: scopesOf('unanswered'),
  thanked: scopesOf('thanked'),
  answered: scopesOf('answered'),
};
