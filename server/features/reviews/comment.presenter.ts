import type { CommentAnswer, RemovalReason, RemovedReview } from './contract.ts';
import { commentHtml } from './rules/comment-html.ts';

interface CommentRow {
  readonly id: number;
  readonly author_name: string;
  readonly liking: boolean | null;
  readonly overall: number;
  readonly attitude: number;
  readonly waiting_time: number;
  readonly cleanliness: number;
  readonly recommending: number;
  readonly body: string;
  readonly original_body: string | null;
  readonly edited_by: 'author' | 'owner' | null;
  readonly is_verified: boolean;
  readonly useful: number;
  readonly not_useful: number;
  readonly created_at: Date;
}

interface ReplyRow {
  readonly id: number;
  readonly author_name: string;
  readonly body: string;
  readonly edited_at: Date | null;
  readonly created_at: Date;
}

/** A review as everybody may read it: nothing of its author but the name. */
export function presentComment(row: CommentRow, replies: readonly ReplyRow[]): CommentAnswer {
  const { attitude, waiting_time, cleanliness, recommending } = row;
  return {
    id: row.id,
    author_name: row.author_name,
    liking: row.liking,
    overall_rating: row.overall,
    ratings: { attitude, waiting_time, cleanliness, recommending },
    comment_html: commentHtml(row.body),
    edited_by: row.edited_by,
    original_html: row.original_body === null ? null : commentHtml(row.original_body),
    is_verified: row.is_verified,
    useful: row.useful,
    not_useful: row.not_useful,
    created_at: row.created_at.toISOString(),
    replies: replies.map(reply => ({
      id: reply.id,
      author_name: reply.author_name,
      comment_html: commentHtml(reply.body),
      created_at: reply.created_at.toISOString(),
      edited: reply.edited_at !== null,
    })),
  };
}

/** What everybody may know of a review that was taken down. */
export function presentRemoved(row: {
  readonly id: number;
  readonly removed_at: Date | null;
  readonly removal_reason: RemovalReason | null;
}): RemovedReview {
  if (!row.removed_at || !row.removal_reason) throw new Error(`Comment ${row.id} was taken down without a reason`);
  return { id: row.id, removed_at: row.removed_at.toISOString(), reason: row.removal_reason };
}
