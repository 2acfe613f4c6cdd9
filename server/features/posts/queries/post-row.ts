import { lockRows } from '../../../platform/db/lock-rows.ts';
import type { Reader } from '../../../platform/db/reader.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { notFound } from '../../../platform/errors/problem.ts';
import type { Services } from '../../../platform/services.ts';
import { isShown } from '../../contributions/rules/states.ts';
import { type DiscussionState, lockDiscussion } from '../discussion.ts';
import { type StoredPost, storedPosts } from './posts-of.ts';

export const noPost = () => notFound('Không tìm thấy bài viết này.');

/** The discussion that a post belongs to. */
export const discussionOf = ({ kind, entityId }: Pick<StoredPost, 'kind' | 'entityId'>) => ({ kind, id: entityId });

/** What decides on a post, as its policy wants it. */
export const factsOf = ({ account, position, status }: StoredPost) => ({ authorId: account, position, status });

/** A post as it is stored. Throws 404. */
export async function findPost(reader: Pick<Reader, 'rows'>, id: number): Promise<StoredPost> {
  const [post] = await storedPosts(reader, [id]);
  if (!post) throw noPost();
  return post;
}

/** A post with its discussion, both locked: the record first and then the post, which is the order of everybody. */
export async function lockPost(
  unit: UnitOfWork,
  services: Pick<Services, 'db' | 'subjects'>,
  id: number,
): Promise<StoredPost & { readonly discussion: DiscussionState }> {
  const found = await findPost(unit, id);
  const discussion = await lockDiscussion(unit, services, discussionOf(found));
  await lockRows(unit, services.db.engine, 'post', [id]);
  return { ...(await findPost(unit, id)), discussion };
}

/** As {@link lockPost}, of what everybody may read. Throws 404 for anything else. */
export async function lockShown(unit: UnitOfWork, services: Pick<Services, 'db' | 'subjects'>, id: number) {
  const post = await lockPost(unit, services, id);
  if (!post.discussion.isPublic || !isShown(post)) throw noPost();
  return post;
}
