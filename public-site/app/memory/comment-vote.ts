import { readLocal, removeLocal, writeLocal } from './local-store.ts';
import type { PageKind } from './parse.ts';

export type CommentVote = 'useful' | 'not-useful';

const keyOf = (voteFor: PageKind, commentId: number) => `antam:comment-vote:${voteFor}:${commentId}`;

/** How this browser's visitor voted on a comment, for display; null when not at all. The server's counts are the truth. */
export function readCommentVote(voteFor: PageKind, commentId: number): CommentVote | null {
  const vote = readLocal(keyOf(voteFor, commentId));
  return vote === 'useful' || vote === 'not-useful' ? vote : null;
}

/** Remembers a vote, or with null that there is none. Answers whether that was kept. */
export function writeCommentVote(voteFor: PageKind, commentId: number, vote: CommentVote | null): boolean {
  if (vote !== null) return writeLocal(keyOf(voteFor, commentId), vote);
  removeLocal(keyOf(voteFor, commentId));
  return true;
}
