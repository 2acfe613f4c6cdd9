import { byId, PUBLIC, STAFF } from './page-rules.ts';
import { NO_ID, type RecordRule } from './record-rule.ts';

/** Insurance plans are nobody's; `former` is one that staff took back. */
const shown: RecordRule = {
  answers: PUBLIC,
  record: async ({ make }, relation) => {
    if (relation === 'missing') return byId(NO_ID);
    const id = await make.plan(relation === 'former' ? 'draft' : 'published');
    return { ...byId(id), row: { table: 'insurance_plan', id } };
  },
};

/** Staff see and change all of them; `former` is one that was deleted. */
const console: RecordRule = {
  answers: STAFF,
  record: async ({ make, admin }, relation) => {
    const id = await make.plan(relation === 'foreign' ? 'draft' : 'published');
    const known = await admin(`/api/admin/insurance-plans/${id}/`);
    const body: object = await known.json();
    const row = { table: 'insurance_plan', id };
    if (relation === 'former') await make.remove(row);
    return relation === 'missing' ? { ...byId(NO_ID), body } : { ...byId(id), body, row };
  },
};

/** Which plans each call reaches. */
export const PLAN_RECORDS: Readonly<Record<string, RecordRule>> = {
  'GET /api/v1/insurance-plan/:id/': shown,
  'GET /api/admin/insurance-plans/:id/': console,
  'PUT /api/admin/insurance-plans/:id/': console,
  'DELETE /api/admin/insurance-plans/:id/': console,
};
