import { definePolicy } from '../../platform/auth/policy.ts';
import {
  type ContributionFacts,
  isShown,
  mayEditOwn,
  mayJudge,
  mayPublish,
  mayRemove,
} from '../contributions/rules/states.ts';

/** What decides on a comment: who wrote it, and whether the actor owns the page that it stands on. */
export interface CommentFacts extends ContributionFacts {
  readonly isOnOwnPage: boolean;
  /** It answers another one. */
  readonly isReply: boolean;
}

/** Who may do what with a comment. Owners answer what stands on their own pages; they do not judge it as strangers do. */
export const commentPolicy = definePolicy<CommentFacts>()({
  reply: (_, comment) => comment.isOnOwnPage && !comment.isReply && isShown(comment),
  edit: (actor, comment) => mayEditOwn(actor, comment) || (comment.isOnOwnPage && isShown(comment)),
  vote: (actor, comment) => mayJudge(actor, comment) && !comment.isOnOwnPage,
  report: (actor, comment) => mayJudge(actor, comment) && !comment.isOnOwnPage,
  publish: mayPublish,
  remove: mayRemove,
});
