import { byId, PUBLIC, STAFF } from './page-rules.ts';
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

/** Staff see and change drafts too. */
const console = (kind: Kind): RecordRule => ({
  answers: { ...STAFF, former: 'done' },
  record: async ({ make, admin }, relation) => {
    const said = {
      name: 'Hồ sơ đã sửa',
      author_name: 'Người thử',
      status: 'draft',
      ...(kind === 'drug' && TYPE),
    };
    if (relation === 'missing') return { ...byId(NO_ID), body: { ...said, updated_at: new Date(0).toISOString() } };
    const id = await make.libraryRecord(kind, relation === 'former' ? 'draft' : 'published');
    const { updated_at } = Object(await (await admin(`/api/admin/${kind}s/${id}/`)).json());
    return { ...byId(id), body: { ...said, updated_at }, row: { table: kind, id } };
  },
});

const TYPE = { type: 'prescription' };

/** Which records of the library each call reaches. */
export const LIBRARY_RECORDS: Readonly<Record<string, RecordRule>> = {
  'GET /api/v1/disease/:id/': shown('disease'),
  'GET /api/v1/drug/:id/': shown('drug'),
  'GET /api/admin/diseases/:id/': console('disease'),
  'PUT /api/admin/diseases/:id/': console('disease'),
  'GET /api/admin/drugs/:id/': console('drug'),
  'PUT /api/admin/drugs/:id/': console('drug'),
};
