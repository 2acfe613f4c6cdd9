import { byId, STAFF } from './page-rules.ts';
import { NO_ID, type RecordRule } from './record-rule.ts';

/** Synonyms belong to nobody; `former` was taken back. */
const synonym: RecordRule = {
  answers: STAFF,
  record: async ({ make }, relation) => {
    if (relation === 'missing') return byId(NO_ID);
    const row = { table: 'synonym', id: await make.synonym() };
    if (relation === 'former') await make.remove(row);
    return { ...byId(row.id), row };
  },
};

/** Which synonyms each call reaches. */
export const SYNONYM_RECORDS: Readonly<Record<string, RecordRule>> = {
  'DELETE /api/admin/synonyms/:id/': synonym,
};
