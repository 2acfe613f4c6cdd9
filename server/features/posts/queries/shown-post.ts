import type { Principal } from '../../../platform/auth/principal.ts';
import type { Services } from '../../../platform/services.ts';
import type { ContributionStatus } from '../../contributions/contract.ts';
import { isShown } from '../../contributions/rules/states.ts';
import type { PostAnswer, QuotedPost } from '../contract.ts';
import { discussionState } from '../discussion.ts';
import { postPolicy } from '../post.policy.ts';
import { shownAuthor } from '../post.presenter.ts';
import { discussionOf, factsOf, findPost, noPost } from './post-row.ts';
import { presentPosts, type StoredPost } from './posts-of.ts';

/** A post that everybody may read, or that the asker wrote. Throws 404 for any other. */
export async function readablePost(
  services: Services,
  principal: Principal | undefined,
  id: number,
): Promise<StoredPost> {
  const { primary } = services.db;
  const post = await findPost(primary, id);
  if (principal && postPolicy.can(principal, 'read', factsOf(post)) && post.account === principal.accountId)
    return post;
  const discussion = await discussionState(primary, services, discussionOf(post));
  if (!isShown(post) || !discussion?.isPublic) throw noPost();
  return post;
}

/** A post as pages show it. */
export async function presentStored(services: Services, post: StoredPost): Promise<PostAnswer> {
  const [presented] = await presentPosts(services, [post], services.db.primary);
  if (!presented) throw noPost();
  return presented;
}

/** What was just written, with its state. */
export async function writtenPost(
  services: Services,
  id: number,
): Promise<PostAnswer & { status: ContributionStatus }> {
  const post = await findPost(services.db.primary, id);
  return { ...(await presentStored(services, post)), status: post.status };
}

/** What a reply quotes of a post. */
export async function quotePost(services: Services, post: StoredPost): Promise<QuotedPost> {
  const { replyer, body_no_html, hiding_creator, created_at } = await presentStored(services, post);
  return {
    post_data: { body_no_html, hiding_creator, created_at },
    replyer: { name: replyer?.name ?? shownAuthor(post).name, absolute_url: replyer?.absolute_url ?? null },
  };
}
