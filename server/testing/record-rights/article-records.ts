import { byId, PUBLIC } from './page-rules.ts';
import { NO_ID, type RecordRule } from './record-rule.ts';

/** Articles are nobody's; `former` is one that staff took down. */
const article = (answers: RecordRule['answers']): RecordRule => ({
  answers,
  record: async ({ make }, relation) => {
    if (relation === 'missing') return byId(NO_ID);
    const id = await make.article(relation === 'former' ? 'hidden' : 'published');
    return { ...byId(id), row: { table: 'article', id } };
  },
});

/** Which articles each call reaches. */
export const ARTICLE_RECORDS: Readonly<Record<string, RecordRule>> = {
  'GET /api/v1/article/:id/': article(PUBLIC),
};
