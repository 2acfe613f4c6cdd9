import { byId } from './page-rules.ts';
import { NO_ID, type RecordRule } from './record-rule.ts';

/** What admins are shown of the outbox belongs to nobody; `former` was done meanwhile and is gone. */
const ADMINS = { own: 'done', foreign: 'done', former: 404, missing: 404 } as const;

const ofOutbox = (kind: 'emailMessage' | 'job', table: string): RecordRule => ({
  answers: ADMINS,
  record: async ({ make }, relation) => {
    if (relation === 'missing') return byId(NO_ID);
    const row = { table, id: await make[kind]() };
    if (relation === 'former') await make.remove(row);
    return { ...byId(row.id), row };
  },
});
const emailMessage = ofOutbox('emailMessage', 'mail_message');
const job = ofOutbox('job', 'outbox_message');

/** Whose email messages and jobs each call reaches. */
export const OUTBOX_RECORDS: Readonly<Record<string, RecordRule>> = {
  'GET /api/admin/letters/:id/': emailMessage,
  'POST /api/admin/letters/:id/retry/': emailMessage,
  'POST /api/admin/jobs/:id/retry/': job,
  'POST /api/admin/jobs/:id/drop/': job,
};
