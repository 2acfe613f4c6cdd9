import { byId, type Name, PUBLIC, STAFF } from './page-rules.ts';
import type { Maker } from './record-rule.ts';
import { NO_ID, type RecordRule } from './record-rule.ts';

type Open = 'pending' | 'published';

/** A question by who asked it; `former` is one of another asker that staff took down, or decided on already. */
const thread = (
  name: (id: number, make: Maker['make']) => ReturnType<Name> | Promise<ReturnType<Name>>,
  rule: Omit<RecordRule, 'record'>,
  [open, former]: readonly [Open, 'published' | 'hidden'] = ['published', 'hidden'],
): RecordRule => ({
  ...rule,
  record: async ({ make, accountId, strangerId }, relation) => {
    if (relation === 'missing') return name(NO_ID, make);
    const id = await make.thread(relation === 'own' ? accountId : strangerId, relation === 'former' ? former : open);
    return { ...(await name(id, make)), row: { table: 'thread', id } };
  },
});

/** The link of an email message; `foreign` is one for something else, `former` one about a question that was taken down. */
const link = (use: 'confirm' | 'stop', former: 'done' | 422): RecordRule => ({
  answers: { own: 'done', foreign: 422, former, missing: 422 },
  record: async ({ make }, relation) => {
    if (relation === 'missing') return { params: { token: `1-${'x'.repeat(22)}` } };
    const other = use === 'confirm' ? 'stop' : 'confirm';
    const status = relation === 'former' ? 'hidden' : 'unconfirmed';
    return { params: { token: await make.threadLink(relation === 'foreign' ? other : use, status) } };
  },
});

const done = { own: 'done', foreign: 'done', former: 'done', missing: 'done' } as const;
const decided = { ...STAFF, former: 409 } as const;
const seen = { ...STAFF, former: 'done' } as const;

/** Whose questions each call reaches. */
export const THREAD_RECORDS: Readonly<Record<string, RecordRule>> = {
  'GET /api/v1/thread/:id/': thread(byId, { answers: PUBLIC, toModerators: seen }),
  'POST /api/v1/thread/confirm/:token/': link('confirm', 422),
  'POST /api/v1/thread/stop/:token/': link('stop', 'done'),
  'POST /api/v1/unsubscribe/thread/:token/': link('stop', 'done'),
  'PUT /api/v1/thread/:id/follow/': thread(id => ({ ...byId(id), body: { following: true } }), { answers: PUBLIC }),
  // An account that follows nothing has seen nothing.
  'POST /api/v1/thread/:id/opened/': thread(byId, { answers: done }),
  'GET /api/admin/threads/:id/': thread(byId, { answers: seen }),
  'PUT /api/admin/threads/:id/': thread(id => ({ ...byId(id), body: { title: 'Tiêu đề đã sửa lại' } }), {
    answers: seen,
  }),
  'POST /api/admin/threads/:id/decision/': thread(
    id => ({ ...byId(id), body: { decision: 'publish' } }),
    { answers: decided },
    ['pending', 'published'],
  ),
  'POST /api/admin/threads/:id/lock/': thread(id => ({ ...byId(id), body: { locked: true } }), { answers: decided }),
  'POST /api/admin/threads/:id/merge/': thread(
    async (id, make) => ({ ...byId(id), body: { into: await make.thread(1, 'published') } }),
    { answers: decided },
  ),
};
