import { definePolicy, hasRole } from '../../platform/auth/policy.ts';
import type { PostStatus } from './contract.ts';
import { isShown } from './rules/is-shown.ts';

/** What decides on a post. */
export interface PostFacts {
  readonly authorId: number | null;
  /** What opens a discussion is shown and hidden with it. */
  readonly position: number;
  readonly status: PostStatus;
}

const isAuthor = ({ accountId }: { accountId: number }, { authorId }: PostFacts) => authorId === accountId;
const isTakenDown = ({ status }: PostFacts) => status === 'hidden' || status === 'rejected';

/** Who may do what with a post. */
export const postPolicy = definePolicy<PostFacts>()({
  read: (actor, post) => isShown(post) || isAuthor(actor, post),
  edit: (actor, post) => isAuthor(actor, post) && !isTakenDown(post),
  /** Pictures go whenever their author wants it. */
  removeImage: isAuthor,
  thank: (actor, post) => isShown(post) && !isAuthor(actor, post),
  report: (actor, post) => isShown(post) && !isAuthor(actor, post),
  publish: (actor, { status, position }) =>
    hasRole(actor, 'moderator') && (position === 0 ? status === 'reported' : status !== 'published'),
  remove: (actor, post) => hasRole(actor, 'moderator') && post.position > 0 && !isTakenDown(post),
});
