import { definePolicy, hasRole } from '../../platform/auth/policy.ts';
import {
  type ContributionFacts,
  isAuthor,
  isShown,
  mayEditOwn,
  mayJudge,
  mayPublish,
  mayRemove,
} from '../contributions/rules/states.ts';

/** What decides on a post. */
export interface PostFacts extends ContributionFacts {
  /** What opens a discussion is shown and hidden with it. */
  readonly position: number;
}

/** Who may do what with a post. */
export const postPolicy = definePolicy<PostFacts>()({
  read: (actor, post) => isShown(post) || isAuthor(actor, post),
  edit: mayEditOwn,
  /** Pictures go whenever their author wants it. */
  removeImage: isAuthor,
  thank: mayJudge,
  report: mayJudge,
  publish: (actor, post) =>
    post.position === 0 ? hasRole(actor, 'moderator') && post.status === 'reported' : mayPublish(actor, post),
  remove: (actor, post) => post.position > 0 && mayRemove(actor, post),
});
