import { byId, STAFF } from './page-rules.ts';
import { NO_ID, type RecordRule } from './record-rule.ts';

/** Staff see and change all of them; `former` is one that was deleted. */
const console: RecordRule = {
  answers: STAFF,
  record: async ({ make, admin }, relation) => {
    const id = await make.complaint();
    const known = await admin(`/api/admin/complaints/${id}/`);
    const body: object = await known.json();
    const row = { table: 'complaint', id };
    if (relation === 'former') await make.remove(row);
    return relation === 'missing' ? { ...byId(NO_ID), body } : { ...byId(id), body, row };
  },
};

/** Which complaints each call reaches. */
export const COMPLAINT_RECORDS: Readonly<Record<string, RecordRule>> = {
  'GET /api/admin/complaints/:id/': console,
  'PUT /api/admin/complaints/:id/': console,
  'DELETE /api/admin/complaints/:id/': console,
};
