import type { PageKind } from '../../memory/parse.ts';
import { reviewDraft } from '../../memory/review-draft.ts';

/** Whether this browser holds a review of the record that was begun and not sent. */
export const wasBegun = (kind: PageKind, id: number): boolean => reviewDraft(kind, id).read() !== null;
