import { ABBREVIATION_RECORDS } from './abbreviation-records.ts';
import { ARTICLE_RECORDS } from './article-records.ts';
import { COMMENT_RECORDS } from './comment-records.ts';
import { COMPLAINT_RECORDS } from './complaint-records.ts';
import { LIBRARY_RECORDS } from './library-records.ts';
import { OUTBOX_RECORDS } from './outbox-records.ts';
import type { PageKind } from './page-maker.ts';
import { byId, type Name, OWNED, PUBLIC, publicList, publicPage, STAFF } from './page-rules.ts';
import { PLAN_RECORDS } from './plan-records.ts';
import { POST_RECORDS } from './post-records.ts';
import { PROFILE_RECORDS } from './profile-records.ts';
import { PROMOTION_RECORDS } from './promotion-records.ts';
import { type Maker, NO_ID, type RecordRule } from './record-rule.ts';
import { SYNONYM_RECORDS } from './synonym-records.ts';
import { THREAD_RECORDS } from './thread-records.ts';
import { VISIT_RECORDS } from './visit-records.ts';

const session = (name: Name): RecordRule => ({
  answers: OWNED,
  record: async ({ make, accountId, strangerId }, relation) => {
    if (relation === 'missing') return name(NO_ID);
    const id = await make.session(relation === 'foreign' ? strangerId : accountId);
    if (relation === 'former') await make.remove({ table: 'session', id });
    return { ...name(id), row: { table: 'session', id } };
  },
});

/** Who holds the email message may use its link, once and for some hours; `foreign` is a link for something else. */
const mailedLink = (purpose: 'confirm-email' | 'reset-password', body: object): RecordRule => ({
  answers: { own: 'done', foreign: 422, former: 422, missing: 422 },
  record: async ({ make, accountId }, relation) => {
    const other = purpose === 'confirm-email' ? 'reset-password' : 'confirm-email';
    const state = relation === 'former' ? 'expired' : 'good';
    if (relation === 'missing') return { params: { token: 'x'.repeat(43) }, body };
    return { params: { token: await make.link(accountId, relation === 'foreign' ? other : purpose, state) }, body };
  },
});

/** A record of the console; `foreign` is one that is hidden, `former` one that was deleted. */
const consolePage = (kind: PageKind, answers: RecordRule['answers'] = STAFF): RecordRule => ({
  answers,
  record: async ({ make, accountId, strangerId, admin }, relation) => {
    if (relation === 'missing') return { ...byId(NO_ID), body: await shown(admin, kind, 1) };
    const isForeign = relation === 'foreign';
    const id = await make.page(kind, isForeign ? 'hidden' : 'published', isForeign ? strangerId : accountId);
    const body = await shown(admin, kind, id);
    if (relation === 'former') await make.deletePage(kind, id);
    return { ...byId(id), body, row: { table: kind, id } };
  },
});

/** What the console is shown of a record and sends back. */
async function shown(admin: Maker['admin'], kind: PageKind, id: number): Promise<object> {
  const answer = await admin(`/api/admin/${kind}s/${id}/`);
  if (!answer.ok) throw new Error(`${kind} ${id}: ${answer.status}`);
  return answer.json();
}

/** A picture of the page that the address names; `foreign` is another page's. */
const picture = (kind: PageKind): RecordRule => ({
  answers: OWNED,
  record: async ({ make }, relation) => {
    const [id, other] = [await make.page(kind, 'published'), await make.page(kind, 'published')];
    const body = { caption: 'Đã đổi' };
    if (relation === 'missing') return { params: { id, picture: NO_ID }, body };
    const taken = await make.picture(kind, relation === 'foreign' ? other : id);
    const row = { table: 'media', id: taken };
    if (relation === 'former') await make.remove(row);
    return { params: { id, picture: taken }, body, row };
  },
});

/** An account; `former` is one that was deleted at its owner’s request. */
const account = (answers: RecordRule['answers']): RecordRule => ({
  answers,
  record: async ({ make, accountId, admin }, relation) => {
    if (relation === 'missing')
      return { ...byId(NO_ID), body: { role: 'user', updated_at: new Date(0).toISOString() } };
    const id = relation === 'own' ? accountId : (await make.applicant()).accountId;
    if (relation === 'former') await make.set('account', id, 'status', 'anonymised');
    const known = await admin(`/api/admin/accounts/${id}/`);
    const { updated_at }: { updated_at: string } = await known.json();
    return { ...byId(id), body: { role: 'user', updated_at }, row: { table: 'account', id } };
  },
});

/** What an official account may reply as; `foreign` is another account's, `former` one that was taken back. */
const identity: RecordRule = {
  answers: { own: 'done', foreign: 404, former: 404, missing: 404 },
  record: async ({ make, accountId, strangerId }, relation) => {
    if (relation === 'missing') return { params: { id: accountId, identity: NO_ID } };
    const id = await make.identity(relation === 'foreign' ? strangerId : accountId);
    const row = { table: 'reply_identity', id };
    if (relation === 'former') await make.remove(row);
    return { params: { id: accountId, identity: id }, row };
  },
};

/** An account that is let reply as a place; `former` is one that is no longer official. */
const officialAccount: RecordRule = {
  answers: { own: 'done', foreign: 'done', former: 422, missing: 404 },
  record: async ({ make, accountId }, relation) => {
    const body = { kind: 'place', entity_id: await make.page('place', 'published') };
    if (relation === 'missing') return { ...byId(NO_ID), body };
    const id = relation === 'own' ? accountId : (await make.applicant()).accountId;
    await make.identity(id);
    await make.set('account', id, 'status', relation === 'former' ? 'disabled' : 'active');
    return { ...byId(id), body };
  },
};

/** An application; nobody of staff has one of their own, `former` is one that was decided. */
const application = (answers: RecordRule['answers']): RecordRule => ({
  answers,
  record: async ({ make }, relation) => {
    const refusal = { decision: 'refuse', reason: 'Thiếu giấy phép' };
    if (relation === 'missing') return { ...byId(NO_ID), body: { ...refusal, version: 'thử' } };
    const { id, version } = await make.applicant();
    const body = { ...refusal, version };
    if (relation === 'former') await make.set('provider_application', id, 'status', 'approved');
    return { ...byId(id), body, row: { table: 'provider_application', id } };
  },
});

const consoleCalls = (resource: string, kind: PageKind): Record<string, RecordRule> => ({
  [`GET ${resource}:id/`]: consolePage(kind),
  [`PUT ${resource}:id/`]: consolePage(kind),
  [`DELETE ${resource}:id/`]: consolePage(kind),
  [`GET ${resource}:id/pictures/`]: consolePage(kind),
  // The record is looked for before the picture that is not sent.
  [`POST ${resource}:id/pictures/`]: consolePage(kind, { own: 422, foreign: 422, former: 404, missing: 404 }),
  [`PUT ${resource}:id/pictures/:picture/`]: picture(kind),
  [`DELETE ${resource}:id/pictures/:picture/`]: picture(kind),
});

const NEW_PASSWORD = { password: 'một mật khẩu đủ dài 7', password_confirm: 'một mật khẩu đủ dài 7' };
const favourite: Name = id => ({ body: { type: 'place', id, added: true } });

/**
 * Whose records each call reaches, written by hand and apart from the code: every call that names a record in its path
 * or body stands here, or in {@link NAMES_NO_RECORD}.
 */
export const RECORDS: Readonly<Record<string, RecordRule>> = {
  // Before the others, which let everybody own pages of professionals.
  ...POST_RECORDS,
  'GET /api/v1/calendar/place/:id/': publicList('place'),
  'GET /api/v1/calendar/professional/:id/': publicList('professional'),
  'GET /api/v1/place/:id/': publicPage('place', byId),
  'GET /api/v1/professional/:id/': publicPage('professional', byId),
  'GET /api/v1/place/:id/phone/': publicPage('place', byId),
  'GET /api/v1/professional/:id/phone/': publicPage('professional', byId),
  'GET /api/v1/professional-list/:place_id/': publicPage('place', id => ({ params: { place_id: id } })),
  'GET /api/v1/collection/:id/': {
    answers: PUBLIC,
    record: async ({ make }, relation) =>
      byId(relation === 'missing' ? NO_ID : await make.collection(relation !== 'former')),
  },
  'PUT /api/v1/favourite/': publicPage('place', favourite),

  ...COMMENT_RECORDS,
  ...VISIT_RECORDS,
  ...PROMOTION_RECORDS,
  ...PROFILE_RECORDS,
  ...COMPLAINT_RECORDS,
  ...ABBREVIATION_RECORDS,
  ...SYNONYM_RECORDS,
  ...THREAD_RECORDS,
  ...ARTICLE_RECORDS,
  ...LIBRARY_RECORDS,
  ...PLAN_RECORDS,
  ...OUTBOX_RECORDS,

  'DELETE /api/v1/account/session/:id/': session(byId),
  'POST /quen-mat-khau/:token/': mailedLink('reset-password', NEW_PASSWORD),
  'POST /xac-thuc/:token/': mailedLink('confirm-email', {}),
  'POST /api/v1/confirm/:token/': mailedLink('confirm-email', {}),

  ...consoleCalls('/api/admin/places/', 'place'),
  ...consoleCalls('/api/admin/professionals/', 'professional'),
  'GET /api/admin/accounts/:id/': account({ own: 'done', foreign: 'done', former: 'done', missing: 404 }),
  'PUT /api/admin/accounts/:id/': account({ own: 403, foreign: 'done', former: 422, missing: 404 }),
  'GET /api/admin/accounts/:id/identities/': account({ own: 'done', foreign: 'done', former: 'done', missing: 404 }),
  'POST /api/admin/accounts/:id/identities/': officialAccount,
  'DELETE /api/admin/accounts/:id/identities/:identity/': identity,
  'GET /api/admin/provider-applications/:id/': application({
    own: 'done',
    foreign: 'done',
    former: 'done',
    missing: 404,
  }),
  'PUT /api/admin/provider-applications/:id/': application({ own: 'done', foreign: 'done', former: 409, missing: 404 }),
};

/** Calls whose path names an entry of a public list, which belongs to nobody. */
export const NAMES_NO_RECORD: readonly string[] = [
  'GET /api/v1/speciality/:slug/',
  'GET /api/v1/service/:slug/',
  'GET /api/v1/complaint/page/:slug/',
  'GET /api/v1/filter/:type/',
  // It leads to the page that asks, whatever the link.
  'GET /api/v1/unsubscribe/thread/:token/',
];
