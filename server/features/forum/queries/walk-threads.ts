import { literal } from '../../../platform/db/expressions.ts';
import type { Services } from '../../../platform/services.ts';
import type { ThreadSort } from '../contract.ts';
import type { PageKey } from '../rules/page-key.ts';
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
  const rows = await db.read.rows(wanted(walk));
  return walk.before ? rows.toReversed() : rows;
}

/** The value by which a row stands where it stands. */
export function keyOf(order: ThreadOrder, row: ThreadRow): PageKey {
  const value = {
    newest: row.published_at?.getTime(),
    unanswered: row.published_at?.getTime(),
    thanked: row.thank_count,
    answered: row.last_reply_at?.getTime(),
  }[order];
  return { value: value ?? 0, id: row.id };
}

function wanted({ order, speciality, after, before, limit }: ThreadWalk) {
  const key = before ?? after;
  const direction = before ? 'asc' : 'desc';
  const comparison = before ? '>' : '<';
  const shown = tables.selectFrom('thread').select(CARD_COLUMNS).where('status', '=', literal('published'));
  const rows = (speciality === undefined ? shown : shown.where('speciality_id', '=', speciality)).limit(limit);
  // Each condition stands as its partial index says it.
  switch (order) {
    case 'newest':
    case 'unanswered': {
      const chosen = order === 'newest' ? rows : rows.where('answer_count', '=', literal(0));
      return chosen
        .$if(key !== undefined, q =>
          q.where(eb => eb(eb.refTuple('published_at', 'id'), comparison, eb.tuple(dateOf(key), key?.id ?? 0))),
        )
        .orderBy('published_at', direction)
        .orderBy('id', direction);
    }
    case 'thanked':
      return rows
        .$if(key !== undefined, q =>
          q.where(eb => eb(eb.refTuple('thank_count', 'id'), comparison, eb.tuple(key?.value ?? 0, key?.id ?? 0))),
        )
        .orderBy('thank_count', direction)
        .orderBy('id', direction);
    case 'answered':
      return rows
        .where('answer_count', '>', literal(0))
        .$if(key !== undefined, q =>
          q.where(eb => eb(eb.refTuple('last_reply_at', 'id'), comparison, eb.tuple(dateOf(key), key?.id ?? 0))),
        )
        .orderBy('last_reply_at', direction)
        .orderBy('id', direction);
  }
}

const dateOf = (key: PageKey | undefined) => new Date(key?.value ?? 0);
