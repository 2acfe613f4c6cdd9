import { reviewDrafts } from '../../memory/draft-keys.ts';
import { type DraftViewer, findDraft } from '../../memory/drafts.ts';
import type { PageKind } from '../../memory/parse.ts';

/** Whether this visitor has begun a review of the record and not sent it. */
export const wasBegun = async (kind: PageKind, id: number, viewer: DraftViewer): Promise<boolean> =>
  (await findDraft(reviewDrafts(kind, id), viewer)) !== null;
