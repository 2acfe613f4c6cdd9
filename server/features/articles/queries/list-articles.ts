import { type KeyedPage, type PageKey, pageByKeys, readKey } from '../../../platform/lists/page-key.ts';
import type { Services } from '../../../platform/services.ts';
import { termsOf } from '../../taxonomy/term.repository.ts';
import { ARTICLE } from '../article-tags.ts';
import type { ArticleList, ArticleListQuery } from '../contract.ts';
import { tables } from '../tables.ts';
import { type ArticleRow, articleCards, shownArticles } from './article-cards.ts';
import { walkArticles } from './walk-articles.ts';

const PAGE_SIZE = 12;
/** All that words find is on one page. */
const MAX_FOUND = 48;

/** One page of public articles, the newest first, or what fits words best. An unknown topic has none. */
export async function listArticles(
  services: Pick<Services, 'db' | 'search'>,
  query: ArticleListQuery,
): Promise<ArticleList> {
  const words = query.q?.trim() ?? '';
  const page = words === '' ? await pageInOrder(services, query) : await pageOfFound(services, words);
  const [items, topics] = await Promise.all([articleCards(services, page.rows), topicCounts(services)]);
  return { items, topics, next: page.next, previous: page.previous };
}

async function pageInOrder(services: Pick<Services, 'db'>, query: ArticleListQuery): Promise<KeyedPage<ArticleRow>> {
  const terms = await termsOf(services.db);
  const topic = query.topic === undefined ? undefined : (terms.bySlug('speciality', query.topic)?.id ?? 0);
  const keys = { after: readKey(query.after), before: readKey(query.before) };
  // One more than is shown says whether there are others.
  const found = await walkArticles(services, { topic, ...keys, limit: PAGE_SIZE + 1 });
  return pageByKeys(found, keys, { size: PAGE_SIZE, keyOf });
}

const keyOf = ({ id, publishedAt }: ArticleRow): PageKey => ({ value: publishedAt?.getTime() ?? 0, id });

async function pageOfFound(services: Pick<Services, 'db' | 'search'>, words: string): Promise<KeyedPage<ArticleRow>> {
  const { items } = await services.search.match({ kind: ARTICLE, query: words, limit: MAX_FOUND });
  const rows = await shownArticles(
    services,
    items.map(({ entityId }) => entityId),
  );
  return { rows, next: null, previous: null };
}

const counts = tables
  .selectFrom('article_topic')
  .select(['term', eb => eb.fn.countAll<number>().as('count')])
  .where('shownAt', 'is not', null)
  .groupBy('term');

/** Specialities of which there are articles, in the order of the list of specialities. */
async function topicCounts({ db }: Pick<Services, 'db'>): Promise<ArticleList['topics']> {
  const [terms, rows] = await Promise.all([termsOf(db), db.read.rows(counts)]);
  const countOf = new Map(rows.map(row => [row.term, Number(row.count)]));
  return terms.ofKind('speciality').flatMap(({ id, slug, name }) => {
    const count = countOf.get(id);
    return count ? [{ slug, name, count }] : [];
  });
}
