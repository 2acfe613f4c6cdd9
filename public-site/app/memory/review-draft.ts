import { type Intent, intent } from './intent.ts';
import { localKeys } from './local-store.ts';
import { asRecord, asText, type PageKind } from './parse.ts';

/** Fields of a review that are kept. */
export const REVIEW_DRAFT_FIELDS = [
  ...(['overall_rating', 'liking', 'attitude', 'waiting_time', 'cleanliness', 'recommending'] as const),
  ...(['comment', 'name', 'email'] as const),
] as const;

export type ReviewDraft = Partial<Record<(typeof REVIEW_DRAFT_FIELDS)[number], string>>;

const KEY = 'antam:review-draft:';

/** What was typed into the review of a place or professional and not sent yet. */
export const reviewDraft = (kind: PageKind, id: number) => draftAt(`${KEY}${kind}:${id}`);

/** Every such draft of this browser. */
export const reviewDrafts = (): Intent<ReviewDraft>[] => localKeys(KEY).map(draftAt);

function draftAt(key: string): Intent<ReviewDraft> {
  return intent<ReviewDraft>(key, value => {
    const record = asRecord(value);
    if (record === null) return null;
    const texts = REVIEW_DRAFT_FIELDS.flatMap(field => {
      const text = asText(record[field], 4_000);
      return text === null || text === '' ? [] : [[field, text] as const];
    });
    return texts.length === 0 ? null : Object.fromEntries(texts);
  });
}
