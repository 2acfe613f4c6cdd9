import { byId, PUBLIC } from './page-rules.ts';
import { NO_ID, type RecordRule } from './record-rule.ts';

type Kind = 'disease' | 'drug';

/** Diseases and drugs are nobody's; `former` is one that staff took back as a draft. */
const shown = (kind: Kind): RecordRule => ({
  answers: PUBLIC,
  record: async ({ make }, relation) => {
    if (relation === 'missing') return byId(NO_ID);
    const id = await make.libraryRecord(kind, relation === 'former' ? 'draft' : 'published');
    return { ...byId(id), row: { table: kind, id } };
  },
});

/** Which records of the library each call reaches. */
export const LIBRARY_RECORDS: Readonly<Record<string, RecordRule>> = {
  'GET /api/v1/disease/:id/': shown('disease'),
  'GET /api/v1/drug/:id/': shown('drug'),
};
