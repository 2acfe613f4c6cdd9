import { byId, PUBLIC, STAFF } from './page-rules.ts';
import { NO_ID, type RecordRule } from './record-rule.ts';

/** Articles are nobody's; `former` is one that staff took down. */
const shown: RecordRule = {
  answers: PUBLIC,
  record: async ({ make }, relation) => {
    if (relation === 'missing') return byId(NO_ID);
    const id = await make.article(relation === 'former' ? 'hidden' : 'published');
    return { ...byId(id), row: { table: 'article', id } };
  },
};

const BODY = {
  title: 'Bài viết đã sửa',
  summary: 'Tóm tắt đã sửa của bài viết.',
  body: '<p>Sửa</p>',
  author_name: 'Người thử',
  status: 'draft',
};

/** Staff see and change all of them, hidden ones too. */
const console: RecordRule = {
  answers: { ...STAFF, former: 'done' },
  record: async ({ make, admin }, relation) => {
    const known = await admin('/api/admin/articles/1/');
    const { topics } = Object(await known.json());
    if (relation === 'missing') {
      return { ...byId(NO_ID), body: { ...BODY, topics, updated_at: new Date(0).toISOString() } };
    }
    const id = await make.article(relation === 'former' ? 'hidden' : 'published');
    const { updated_at } = Object(await (await admin(`/api/admin/articles/${id}/`)).json());
    return { ...byId(id), body: { ...BODY, topics, updated_at }, row: { table: 'article', id } };
  },
};

const restored: RecordRule = {
  answers: { ...STAFF, former: 'done' },
  record: async ({ make }, relation) => {
    if (relation === 'missing') return { ...byId(NO_ID), body: { revision: NO_ID } };
    const id = await make.article(relation === 'former' ? 'hidden' : 'published');
    return { ...byId(id), body: { revision: await make.revision(id) }, row: { table: 'article', id } };
  },
};

/** Which articles each call reaches. */
export const ARTICLE_RECORDS: Readonly<Record<string, RecordRule>> = {
  'GET /api/v1/article/:id/': shown,
  'GET /api/admin/articles/:id/': console,
  'PUT /api/admin/articles/:id/': console,
  'GET /api/admin/articles/:id/revisions/': console,
  'POST /api/admin/articles/:id/restore/': restored,
};
