import { byId, STAFF } from './page-rules.ts';
import { NO_ID, type RecordRule } from './record-rule.ts';

/** Staff see and change all of them; `former` is one that was deleted. */
const console: RecordRule = {
  answers: STAFF,
  record: async ({ make, admin }, relation) => {
    const id = await make.abbreviation();
    const known = await admin(`/api/admin/abbreviations/${id}/`);
    const body: object = await known.json();
    const row = { table: 'abbreviation', id };
    if (relation === 'former') await make.remove(row);
    return relation === 'missing' ? { ...byId(NO_ID), body } : { ...byId(id), body, row };
  },
};

/** Which abbreviations each call reaches. */
export const ABBREVIATION_RECORDS: Readonly<Record<string, RecordRule>> = {
  'GET /api/admin/abbreviations/:id/': console,
  'PUT /api/admin/abbreviations/:id/': console,
  'DELETE /api/admin/abbreviations/:id/': console,
};
