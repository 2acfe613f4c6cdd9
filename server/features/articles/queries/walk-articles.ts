import { literal } from '../../../platform/db/expressions.ts';
import type { PageKey } from '../../../platform/lists/page-key.ts';
import type { Services } from '../../../platform/services.ts';
import { tables } from '../tables.ts';
import { type ArticleRow, CARD_COLUMNS } from './article-cards.ts';

export interface ArticleWalk {
  /** Id of a speciality; any when undefined. */
  readonly topic: number | undefined;
  /** The rows behind this one. */
  readonly after?: PageKey | undefined;
  /** The rows just before this one. */
  readonly before?: PageKey | undefined;
  readonly limit: number;
}

/** Public articles, the newest first, along an index; at most `limit` of them, from the key on. */
export async function walkArticles({ db }: Pick<Services, 'db'>, walk: ArticleWalk): Promise<ArticleRow[]> {
  const rows = walk.topic === undefined ? await db.read.rows(all(walk)) : await db.read.rows(ofTopic(walk, walk.topic));
  return walk.before ? rows.toReversed() : rows;
}

/** Which way the index is walked, and from where. */
function course({ after, before }: ArticleWalk) {
  const key = before ?? after;
  return {
    key: key && { at: new Date(key.value), id: key.id },
    direction: before ? ('asc' as const) : ('desc' as const),
    comparison: before ? ('>' as const) : ('<' as const),
  };
}

function all(walk: ArticleWalk) {
  const { key, direction, comparison } = course(walk);
  const shown = tables.selectFrom('article').select(CARD_COLUMNS).where('status', '=', literal('published'));
  const from = key
    ? shown.where(eb => eb(eb.refTuple('publishedAt', 'id'), comparison, eb.tuple(key.at, key.id)))
    : shown;
  return from.orderBy('publishedAt', direction).orderBy('id', direction).limit(walk.limit);
}

function ofTopic(walk: ArticleWalk, topic: number) {
  const { key, direction, comparison } = course(walk);
  const shown = tables
    .selectFrom('article_topic as topic')
    .innerJoin('article', 'article.id', 'topic.article')
    .select(CARD_COLUMNS)
    .where('topic.term', '=', topic)
    .where('topic.shownAt', 'is not', null);
  const from = key
    ? shown.where(eb => eb(eb.refTuple('topic.shownAt', 'topic.article'), comparison, eb.tuple(key.at, key.id)))
    : shown;
  return from.orderBy('topic.shownAt', direction).orderBy('topic.article', direction).limit(walk.limit);
}
