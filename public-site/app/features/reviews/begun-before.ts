import { reviewDrafts } from '../../memory/draft-keys.ts';
import { type DraftViewer, findDrafts } from '../../memory/drafts.ts';
import type { PageKind } from '../../memory/parse.ts';

/** Whether this visitor has begun a review of the record and not sent it. */
export const wasBegun = async (kind: PageKind, id: number, viewer: DraftViewer): Promise<boolean> =>
  (await findDrafts(reviewDrafts(kind, id), viewer)).length > 0;

/** The text of such a review; null where none was typed. */
export async function begunText(kind: PageKind, id: number, viewer: DraftViewer): Promise<string | null> {
  const [draft] = await findDrafts(reviewDrafts(kind, id), viewer);
  return draft?.values.comment?.[0] || null;
}
