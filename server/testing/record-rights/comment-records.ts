import type { PageKind } from './page-maker.ts';
import { byId, type Name, PUBLIC, publicPage, STAFF } from './page-rules.ts';
import { NO_ID, type RecordRule } from './record-rule.ts';

type CommentStatus = 'pending' | 'published' | 'hidden';

/** A comment by who wrote it; `former` is one that staff took down, or decided on already. */
const comment = (
  kind: PageKind,
  name: Name,
  answers: RecordRule['answers'],
  [open, former]: readonly [CommentStatus, CommentStatus] = ['published', 'hidden'],
): RecordRule => ({
  answers,
  record: async ({ make, accountId, strangerId }, relation) => {
    if (relation === 'missing') return name(NO_ID);
    const author = relation === 'foreign' ? strangerId : accountId;
    const id = await make.comment(kind, author, relation === 'former' ? former : open);
    return { ...name(id), row: { table: 'comment', id } };
  },
});

/** The calls that show a page's reviews, take new ones and let authors edit. */
const commentCalls = (kind: PageKind): Record<string, RecordRule> => {
  const text = 'Nhận xét để thử quyền của từng người.';
  const author = { name: 'Người thử', email: 'nguoi-thu@thu.example', comment: text };
  const edited = { own: 'done', foreign: 403, former: 403, missing: 404 } as const;
  return {
    [`GET /api/v1/comment/${kind}/:id/`]: publicPage(kind, byId),
    [`GET /api/v1/comment/${kind}/:id/own/`]: publicPage(kind, byId),
    [`POST /api/v1/${kind}/comment/create/`]: {
      ...publicPage(kind, id => ({ body: { ...author, [kind]: id } })),
      // Nobody reviews the own page; visitors without an account and providers who wait for approval own none.
      answers: { own: 403, foreign: 'done', former: 404, missing: 404 },
      toPending: PUBLIC,
      toRoles: { anonymous: PUBLIC },
    },
    [`GET /api/v1/${kind}/comment/:id/`]: comment(kind, byId, edited),
    [`PUT /api/v1/${kind}/comment/:id/`]: comment(kind, id => ({ ...byId(id), body: { comment: text } }), edited),
  };
};
/** One's own comment is neither voted on nor reported. */
const OTHERS = { own: 403, foreign: 'done', former: 404, missing: 404 } as const;

/** Whose reviews each call reaches. */
export const COMMENT_RECORDS: Readonly<Record<string, RecordRule>> = {
  ...commentCalls('place'),
  ...commentCalls('professional'),
  'POST /api/v1/comment-voting/': comment(
    'place',
    id => ({ body: { vote_for: 'place', useful: true, comment_id: id } }),
    OTHERS,
  ),
  'POST /api/v1/comment-report/:id/': comment('place', id => ({ ...byId(id), body: { reason: 'Thử' } }), OTHERS),
  'GET /api/admin/comments/:id/': comment('place', byId, { ...STAFF, former: 'done' }),
  'POST /api/admin/comments/:id/decision/': comment(
    'place',
    id => ({ ...byId(id), body: { decision: 'publish' } }),
    { ...STAFF, former: 409 },
    ['pending', 'published'],
  ),
};
