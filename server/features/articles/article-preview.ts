import type { PreviewKind } from '../../platform/subjects/preview-kind.ts';
import { articleSubject } from './article.subject.ts';
import { tables } from './tables.ts';

/** Drafts of articles can be looked at, and what one said in an earlier version. */
export const articlePreview: PreviewKind = {
  ...articleSubject,
  hasVersion: async (db, id, version) => {
    const row = await db.primary.row(
      tables.selectFrom('article_revision').select('id').where('id', '=', version).where('article', '=', id),
    );
    return row !== undefined;
  },
};
