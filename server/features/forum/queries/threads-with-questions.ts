import { literal } from '../../../platform/db/expressions.ts';
import { ids as idList } from '../../../platform/db/list-values.ts';
import type { Parameters } from '../../../platform/db/parameter.ts';
import { statement } from '../../../platform/db/query.ts';
import type { Services } from '../../../platform/services.ts';
import type { PostAnswer } from '../../posts/contract.ts';
import { presentPosts, storedPosts } from '../../posts/queries/posts-of.ts';
import type { ThreadCard } from '../contract.ts';
import { tables } from '../tables.ts';
import { shownThreads, threadCards } from './thread-cards.ts';

/** Cards of the public threads among `ids`, in their order, with the posts that ask. A fixed number of queries. */
export async function threadsWithQuestions(
  services: Pick<Services, 'db'>,
  ids: readonly number[],
): Promise<Array<ThreadCard & { question: PostAnswer }>> {
  const { read } = services.db;
  const [rows, openings] = await Promise.all([shownThreads(services, ids), read.rows(openingIds({ ids }))]);
  const threadOf = new Map(openings.map(post => [post.id, post.entityId]));
  const posts = await presentPosts(services, await storedPosts(read, [...threadOf.keys()]));
  const questionOf = new Map(posts.map(post => [threadOf.get(post.id), post]));
  return (await threadCards(services, rows)).flatMap(card => {
    const question = questionOf.get(card.id);
    return question ? [{ ...card, question }] : [];
  });
}

const openingIds = statement((p: Parameters<{ readonly ids: readonly number[] }>) =>
  tables
    .selectFrom('post')
    .select(['id', 'entityId'])
    .where('kind', '=', literal('thread'))
    .where('entityId', 'in', idList(p.ids))
    .where('position', '=', literal(0)),
);
