import { readLocal, removeLocal, removeLocalBeginning, writeLocal } from './local-store.ts';
import { asRecord, asText, type PageKind, parseJson } from './parse.ts';

/** A review whose posting failed. Ratings go from 1 to 5; 0 = not rated. */
export type CommentDraft = {
  comment: string;
  liking: boolean | null;
  overall_rating: number;
  ratings: Record<(typeof RATINGS)[number], number>;
};

const RATINGS = ['attitude', 'waiting_time', 'cleanliness', 'recommending'] as const;
const PREFIX = 'antam:comment-draft:';
const keyOf = (kind: PageKind, id: number) => `${PREFIX}${kind}:${id}`;

/** The draft of this place's or professional's page; null when there is none or it is malformed. */
export function readCommentDraft(kind: PageKind, id: number): CommentDraft | null {
  const draft = asRecord(parseJson(readLocal(keyOf(kind, id)), 40_000));
  const comment = asText(draft?.comment, 20_000);
  if (draft === null || comment === null) return null;
  const ratings = asRecord(draft.ratings);
  return {
    comment,
    liking: typeof draft.liking === 'boolean' ? draft.liking : null,
    overall_rating: asRating(draft.overall_rating),
    ratings: {
      attitude: asRating(ratings?.attitude),
      waiting_time: asRating(ratings?.waiting_time),
      cleanliness: asRating(ratings?.cleanliness),
      recommending: asRating(ratings?.recommending),
    },
  };
}

/** Keeps the draft; answers whether it was kept. */
export function writeCommentDraft(kind: PageKind, id: number, draft: CommentDraft): boolean {
  return writeLocal(keyOf(kind, id), JSON.stringify(draft));
}

/** Forgets one draft, after it was posted. */
export function clearCommentDraft(kind: PageKind, id: number): void {
  removeLocal(keyOf(kind, id));
}

/** Forgets the drafts of every page. */
export function clearCommentDrafts(): void {
  removeLocalBeginning(PREFIX);
}

function asRating(value: unknown): number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 5 ? value : 0;
}
