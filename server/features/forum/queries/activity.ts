import { literal } from '../../../platform/db/expressions.ts';
import { type PageKey, readKey, writeKey } from '../../../platform/lists/page-key.ts';
import type { Services } from '../../../platform/services.ts';
import { SHOWN } from '../../contributions/contribution-tables.ts';
import { presentPosts, storedPosts } from '../../posts/queries/posts-of.ts';
import type { Activity } from '../contract.ts';
import { tables } from '../tables.ts';
import { threadUrl } from '../thread-url.ts';

const PAGE_SIZE = 20;

/** What was asked and answered lately in public threads, the latest first. */
export async function latestActivity(services: Pick<Services, 'db'>, after: string | undefined): Promise<Activity> {
  const found = await services.db.read.rows(latest(readKey(after)));
  const rows = found.slice(0, PAGE_SIZE);
  const posts = await presentPosts(
    services,
    await storedPosts(
      services.db.read,
      rows.map(row => row.postId),
    ),
  );
  const threadOf = new Map(rows.map(row => [row.postId, row]));
  const last = rows.at(-1);
  return {
    items: posts.flatMap(post => {
      const thread = threadOf.get(post.id);
      if (!thread) return [];
      return [{ post, title: thread.name, absolute_url: threadUrl(thread), is_question: post.position === 0 }];
    }),
    next: last && found.length > PAGE_SIZE ? writeKey({ value: last.postedAt.getTime(), id: last.postId }) : null,
  };
}

const latest = (after: PageKey | undefined) =>
  tables
    .selectFrom('post')
    .innerJoin('thread', 'thread.id', 'post.entityId')
    .select(['post.id as postId', 'post.createdAt as postedAt', 'thread.id', 'thread.slug', 'thread.name'])
    .where('post.status', 'in', SHOWN)
    .where('post.kind', '=', literal('thread'))
    .where('thread.status', '=', literal('published'))
    .$if(after !== undefined, posts =>
      posts.where(eb =>
        eb(eb.refTuple('post.createdAt', 'post.id'), '<', eb.tuple(new Date(after?.value ?? 0), after?.id ?? 0)),
      ),
    )
    .orderBy('post.createdAt', 'desc')
    .orderBy('post.id', 'desc')
    .limit(PAGE_SIZE + 1);
