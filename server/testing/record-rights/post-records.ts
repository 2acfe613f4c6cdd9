import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { byId, type Name, STAFF } from './page-rules.ts';
import type { RecordMaker } from './record-maker.ts';
import { type NamedRecord, NO_ID, type RecordRule } from './record-rule.ts';

type PostStatus = 'pending' | 'published' | 'hidden';

interface PostCases {
  readonly open?: PostStatus;
  /** `former` is one that staff took down, or decided on already. */
  readonly former?: PostStatus;
  /** Who wrote the former one: its author may do more than others. */
  readonly formerOf?: 'own' | 'foreign';
}

/** An answer by who wrote it. */
const answer = (
  name: Name,
  answers: RecordRule['answers'],
  { open = 'published', former = 'hidden', formerOf = 'own' }: PostCases = {},
  more: Partial<RecordRule> = {},
): RecordRule => ({
  answers,
  ...more,
  record: async ({ make, accountId, strangerId }, relation) => {
    if (relation === 'missing') return name(NO_ID);
    const isForeign = relation === 'foreign' || (relation === 'former' && formerOf === 'foreign');
    const { id } = await make.answer(isForeign ? strangerId : accountId, relation === 'former' ? former : open);
    return { ...name(id), row: { table: 'post', id } };
  },
});

/** A censored picture of an answer; `former` is one that was deleted. */
const picture = (name: Name, answers: RecordRule['answers'], more: Partial<RecordRule> = {}): RecordRule => ({
  answers,
  ...more,
  record: async ({ make, accountId, strangerId }, relation) => {
    if (relation === 'missing') return name(NO_ID);
    const { image } = await make.answer(relation === 'foreign' ? strangerId : accountId, 'published');
    const row = { table: 'post_image', id: image };
    if (relation === 'former') await make.remove(row);
    return { ...name(image), row };
  },
});

/** A thread by who asked; `former` is one of another asker that is hidden. */
const thread = (
  name: (
    ids: { readonly id: number; readonly question: number },
    make: RecordMaker,
  ) => NamedRecord | Promise<NamedRecord>,
  answers: RecordRule['answers'],
  more: Partial<RecordRule> = {},
): RecordRule => ({
  answers,
  ...more,
  record: async ({ make, accountId, strangerId }, relation) => {
    if (relation === 'missing') return name({ id: NO_ID, question: NO_ID }, make);
    const asker = relation === 'own' ? accountId : strangerId;
    const ids = await make.discussion({ asker, status: relation === 'former' ? 'hidden' : 'published' });
    return { ...(await name(ids, make)), row: { table: 'thread', id: ids.id } };
  },
});

const text = { body: 'Câu trả lời để thử quyền của từng người.' };
const SHOWN = { own: 'done', foreign: 'done', former: 404, missing: 404 } as const;
const AUTHORS = { own: 'done', foreign: 403, former: 403, missing: 404 } as const;
const OWN_PICTURE = { ...AUTHORS, former: 404 } as const;
/** One's own post is neither thanked for nor reported. */
const OTHERS = { own: 403, foreign: 'done', former: 404, missing: 404 } as const;
const NOBODY = { own: 403, foreign: 403, former: 404, missing: 404 } as const;

/** Whose posts each call reaches. */
export const POST_RECORDS: Readonly<Record<string, RecordRule>> = {
  'POST /api/v1/post/': thread(({ id }) => ({ body: { ...text, thread_id: String(id) } }), SHOWN),
  'GET /api/v1/post/:id/': answer(byId, SHOWN, { formerOf: 'foreign' }),
  'GET /api/v1/post/:id/update/': answer(byId, SHOWN, { formerOf: 'foreign' }),
  'PUT /api/v1/post/:id/update/': answer(id => ({ ...byId(id), body: text }), AUTHORS),
  'PUT /api/v1/postImage/:id/': picture(id => ({ ...byId(id), body: { caption: 'Thử' } }), OWN_PICTURE),
  'DELETE /api/v1/postImage/:id/': picture(byId, OWN_PICTURE),
  // Doctors and staff see what censored pictures show.
  'GET /api/v1/postImage/:id/original/': picture(byId, OWN_PICTURE, {
    toRoles: { professional: SHOWN, moderator: SHOWN, editor: SHOWN, admin: SHOWN },
  }),
  'POST /api/v1/forum-post-feedback/': answer(id => ({ body: { id } }), OTHERS),
  // Doctors alone agree with each other.
  'POST /api/v1/post-agreement/': answer(
    id => ({ body: { id, agreed: true } }),
    NOBODY,
    {},
    { toRoles: { professional: OTHERS } },
  ),
  'POST /api/v1/post-report/:id/': answer(id => ({ ...byId(id), body: { reason: 'Thử' } }), OTHERS),
  // Doctors alone take a question to answer, and none takes the own.
  'POST /api/v1/post-assignment/': thread(({ question }) => ({ body: { action: 'new', post_id: question } }), NOBODY, {
    toRoles: { professional: { own: 422, foreign: 'done', former: 404, missing: 404 } },
  }),
  'GET /api/v1/discussion/:kind/:id/own/': thread(({ id }) => ({ params: { kind: 'thread', id } }), SHOWN),
  'GET /api/admin/posts/:id/': answer(byId, { ...STAFF, former: 'done' }),
  'POST /api/admin/posts/:id/decision/': answer(
    id => ({ ...byId(id), body: { decision: 'publish' } }),
    { ...STAFF, former: 409 },
    { open: 'pending', former: 'published' },
  ),
  'POST /api/admin/posts/:id/assignment/': thread(
    async ({ question }, make) => ({
      params: { id: question },
      body: { assigned_to: await make.accountId(ACCOUNTS.doctor.email) },
    }),
    STAFF,
  ),
};
