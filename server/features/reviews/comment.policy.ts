import { definePolicy, hasRole } from '../../platform/auth/policy.ts';
import type { CommentStatus } from './contract.ts';

/** What decides on a comment: who wrote it, and whether the actor owns the page that it stands on. */
export interface CommentFacts {
  readonly authorId: number | null;
  readonly isOnOwnPage: boolean;
  /** It answers another one. */
  readonly isReply: boolean;
  readonly status: CommentStatus;
}

const isShown = ({ status }: Pick<CommentFacts, 'status'>) => status === 'published' || status === 'reported';
const isAuthor = ({ accountId }: { accountId: number }, { authorId }: CommentFacts) => authorId === accountId;

/** Who may do what with a comment. Owners answer what stands on their own pages; they do not judge it as strangers do. */
export const commentPolicy = definePolicy<CommentFacts>()({
  reply: (_, comment) => comment.isOnOwnPage && !comment.isReply && isShown(comment),
  edit: (actor, comment) =>
    (isAuthor(actor, comment) && comment.status !== 'hidden' && comment.status !== 'rejected') ||
    (comment.isOnOwnPage && isShown(comment)),
  vote: (actor, comment) => isShown(comment) && !isAuthor(actor, comment) && !comment.isOnOwnPage,
  report: (actor, comment) => isShown(comment) && !isAuthor(actor, comment) && !comment.isOnOwnPage,
  publish: (actor, { status }) => hasRole(actor, 'moderator') && status !== 'published',
  remove: (actor, { status }) => hasRole(actor, 'moderator') && status !== 'hidden' && status !== 'rejected',
});
