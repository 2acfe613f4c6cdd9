import type { CommentAnswer, RemovalReason, RemovedReview } from './contract.ts';
import { commentHtml } from './rules/comment-html.ts';

interface CommentRow {
  readonly id: number;
  readonly authorName: string;
  readonly liking: boolean | null;
  readonly overall: number;
  readonly attitude: number;
  readonly waitingTime: number;
  readonly cleanliness: number;
  readonly recommending: number;
  readonly body: string;
  readonly originalBody: string | null;
  readonly editedBy: 'author' | 'owner' | null;
  readonly isVerified: boolean;
  readonly useful: number;
  readonly notUseful: number;
  readonly createdAt: Date;
}

interface ReplyRow {
  readonly id: number;
  readonly authorName: string;
  readonly body: string;
  readonly editedAt: Date | null;
  readonly createdAt: Date;
}

/** A review as everybody may read it: nothing of its author but the name. */
export function presentComment(row: CommentRow, replies: readonly ReplyRow[]): CommentAnswer {
  const { attitude, waitingTime, cleanliness, recommending } = row;
  return {
    id: row.id,
    author_name: row.authorName,
    liking: row.liking,
    overall_rating: row.overall,
    ratings: { attitude, waiting_time: waitingTime, cleanliness, recommending },
    comment_html: commentHtml(row.body),
    edited_by: row.editedBy,
    original_html: row.originalBody === null ? null : commentHtml(row.originalBody),
    is_verified: row.isVerified,
    useful: row.useful,
    not_useful: row.notUseful,
    created_at: row.createdAt.toISOString(),
    replies: replies.map(reply => ({
      id: reply.id,
      author_name: reply.authorName,
      comment_html: commentHtml(reply.body),
      created_at: reply.createdAt.toISOString(),
      edited: reply.editedAt !== null,
    })),
  };
}

/** What everybody may know of a review that was taken down. */
export function presentRemoved(row: {
  readonly id: number;
  readonly removedAt: Date | null;
  readonly removalReason: RemovalReason | null;
}): RemovedReview {
  if (!row.removedAt || !row.removalReason) throw new Error(`Comment ${row.id} was taken down without a reason`);
  return { id: row.id, removed_at: row.removedAt.toISOString(), reason: row.removalReason };
}
