import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { PROMOTION_RECORDS } from './promotion-records.ts';
import type { MadeBooking, PageKind } from './record-maker.ts';
import { type Maker, type NamedRecord, NO_ID, type RecordRule } from './record-rule.ts';

/** Everybody sees what is public, whoever owns it, and nobody what is not, not even its owner. */
const PUBLIC = { own: 'done', foreign: 'done', former: 404, missing: 404 } as const;
/** Staff see and change what anybody owns. */
const STAFF = PUBLIC;
/** Nobody reaches what belongs to somebody else. */
const OWNED = { own: 'done', foreign: 404, former: 404, missing: 404 } as const;

type Name = (id: number) => NamedRecord;
const byId: Name = id => ({ params: { id } });

/** The page of a provider; `former` is one that is hidden. */
const publicPage = (kind: PageKind, name: Name): RecordRule => ({
  answers: PUBLIC,
  record: async ({ make, accountId, strangerId }, relation) => {
    if (relation === 'missing') return name(NO_ID);
    const owner = relation === 'foreign' ? strangerId : accountId;
    const id = await make.page(kind, relation === 'former' ? 'hidden' : 'published', owner);
    return { ...name(id), row: { table: kind, id } };
  },
});

/** What is on offer at the page of a provider: an empty list where there is no such page, or none that is public. */
const publicList = (kind: PageKind): RecordRule => ({
  ...publicPage(kind, byId),
  answers: { own: 'done', foreign: 'done', former: 'done', missing: 'done' },
});

const session = (name: (id: number) => NamedRecord): RecordRule => ({
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

/** A visit of an account, or of a visitor who holds its key; of others with the key of another visit. */
const visit = (
  former: 'done' | number,
  sent: (key: Readonly<Record<string, string>>, made: MadeBooking) => NamedRecord,
): RecordRule => ({
  answers: { own: 'done', foreign: 404, former, missing: 404 },
  record: async ({ make, accountId, strangerId }, relation) => {
    const [made, other] = [
      await make.booking(
        relation === 'foreign' ? strangerId : accountId,
        relation === 'former' ? 'cancelled' : 'confirmed',
      ),
      await make.booking(strangerId, 'confirmed'),
    ];
    const isForeign = relation === 'foreign';
    const isByKey = isForeign || accountId === strangerId;
    const named = sent(isByKey ? { key: isForeign ? other.key : made.key } : {}, made);
    if (relation === 'missing') return { ...named, params: { code: 'KHONGCO' } };
    return { ...named, params: { code: made.code }, row: { table: 'booking', id: made.id } };
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

/** An application; nobody of staff has one of their own, `former` is one that was decided. */
const application = (answers: RecordRule['answers']): RecordRule => ({
  answers,
  record: async ({ make }, relation) => {
    const body = { decision: 'refuse', reason: 'Thiếu giấy phép' };
    if (relation === 'missing') return { ...byId(NO_ID), body };
    const { id } = await make.applicant();
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
    [`POST /api/v1/${kind}/comment/create/`]: publicPage(kind, id => ({ body: { ...author, [kind]: id } })),
    [`GET /api/v1/${kind}/comment/:id/`]: comment(kind, byId, edited),
    [`PUT /api/v1/${kind}/comment/:id/`]: comment(kind, id => ({ ...byId(id), body: { comment: text } }), edited),
  };
};
/** One's own comment is neither voted on nor reported. */
const OTHERS = { own: 403, foreign: 'done', former: 404, missing: 404 } as const;

/** A visit to a place by who owns the page; `former` is one that was cancelled. */
const visitTo = (
  state: 'pending' | 'confirmed',
  hours: number,
  bodyOf: (made: Pick<MadeBooking, 'start'>) => object = () => ({}),
): RecordRule => ({
  answers: { own: 'done', foreign: 404, former: 409, missing: 404 },
  toPending: { own: 404, foreign: 404, former: 404, missing: 404 },
  record: async ({ make, accountId, strangerId }, relation) => {
    const owner = relation === 'foreign' ? strangerId : accountId;
    const made = await make.visit(owner, relation === 'former' ? 'cancelled' : state, hours);
    const code = relation === 'missing' ? 'KHONGCO' : made.code;
    return { params: { code }, body: bodyOf(made), row: { table: 'booking', id: made.id } };
  },
});

/** A place on a waiting list, of an account or by its key; `former` is one that was offered a slot too long ago. */
const waiting = (
  former: 'done' | number,
  sent: (key: Readonly<Record<string, string>>) => NamedRecord,
  own: 'done' | number = 'done',
): RecordRule => ({
  answers: { own, foreign: 404, former, missing: 404 },
  record: async ({ make, accountId, strangerId }, relation) => {
    const isForeign = relation === 'foreign';
    const made = await make.waiting(isForeign ? strangerId : accountId, relation === 'former' ? 'lapsed' : 'waiting');
    const other = await make.waiting(strangerId, 'waiting');
    const isByKey = isForeign || accountId === strangerId;
    const named = sent(isByKey ? { key: isForeign ? other.key : made.key } : {});
    if (relation === 'missing') return { ...named, params: { code: 'KHONGCO' } };
    return { ...named, params: { code: made.code }, row: { table: 'waiting_entry', id: made.id } };
  },
});

/** Somebody for whom an account books. */
const relative = (body?: object): RecordRule => ({
  answers: OWNED,
  record: async ({ make, accountId, strangerId }, relation) => {
    if (relation === 'missing') return { ...byId(NO_ID), ...(body ? { body } : {}) };
    const id = await make.relative(relation === 'foreign' ? strangerId : accountId);
    const row = { table: 'relative', id };
    if (relation === 'former') await make.remove(row);
    return { ...byId(id), ...(body ? { body } : {}), row };
  },
});

/** A feed is read by whoever holds its secret; `former` is one that was renewed. */
const feed: RecordRule = {
  answers: { own: 'done', foreign: 'done', former: 404, missing: 404 },
  record: async ({ make }, relation) => {
    if (relation === 'missing') return { params: { secret: 'x'.repeat(43) } };
    const owner = await make.accountId(ACCOUNTS.clinic.email);
    return { params: { secret: await make.feed(owner, relation === 'former' ? 'renewed' : 'good') } };
  },
};

const NEW_PASSWORD = { password: 'một mật khẩu đủ dài 7', password_confirm: 'một mật khẩu đủ dài 7' };
const favourite: Name = id => ({ body: { type: 'place', id, added: true } });

/**
 * Whose records each call reaches, written by hand and apart from the code: every call that names a record in its path
 * or body stands here, or in {@link NAMES_NO_RECORD}.
 */
export const RECORDS: Readonly<Record<string, RecordRule>> = {
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
  ...commentCalls('place'),
  ...commentCalls('professional'),
  'POST /api/v1/comment-voting/': comment(
    'place',
    id => ({ body: { vote_for: 'place', useful: true, comment_id: id } }),
    OTHERS,
  ),
  'POST /api/v1/comment-report/:id/': comment('place', id => ({ ...byId(id), body: { reason: 'Thử' } }), OTHERS),

  'GET /api/v1/booking/:code/': visit('done', query => ({ query })),
  'GET /api/v1/booking/:code/calendar.ics': visit('done', query => ({ query })),
  'POST /api/v1/booking/:code/cancel/': visit(409, key => ({ body: key })),
  'POST /api/v1/booking/:code/move/': visit(409, (key, { start }) => ({ body: { ...key, booking_start: start } })),

  'POST /api/v1/booking/manage/:code/confirm/': visitTo('pending', 24),
  'POST /api/v1/booking/manage/:code/complete/': visitTo('confirmed', -1),
  'POST /api/v1/booking/manage/:code/no-show/': visitTo('confirmed', -1),
  'POST /api/v1/booking/manage/:code/cancel/': visitTo('confirmed', 24, () => ({ message: 'Bác sĩ bận' })),
  'POST /api/v1/booking/manage/:code/move/': visitTo('confirmed', 24, ({ start }) => ({ booking_start: start })),

  ...PROMOTION_RECORDS,
  'GET /api/v1/waiting/:code/': waiting('done', query => ({ query })),
  // Nothing is offered to those who wait still.
  'POST /api/v1/waiting/:code/take/': waiting(409, key => ({ body: key }), 409),
  'POST /api/v1/waiting/:code/leave/': waiting('done', key => ({ body: key })),
  'PUT /api/v1/relative/:id/': relative({ name: 'Trần Thị Mẹ', relation: 'Mẹ' }),
  'DELETE /api/v1/relative/:id/': relative(),

  'GET /api/v1/booking/feed/:secret/lich-kham.ics': feed,

  'DELETE /api/v1/account/session/:id/': session(byId),
  'POST /quen-mat-khau/:token/': mailedLink('reset-password', NEW_PASSWORD),
  'POST /xac-thuc/:token/': mailedLink('confirm-email', {}),
  'POST /api/v1/confirm/:token/': mailedLink('confirm-email', {}),

  ...consoleCalls('/api/admin/places/', 'place'),
  ...consoleCalls('/api/admin/professionals/', 'professional'),
  'GET /api/admin/accounts/:id/': account({ own: 'done', foreign: 'done', former: 'done', missing: 404 }),
  'PUT /api/admin/accounts/:id/': account({ own: 403, foreign: 'done', former: 422, missing: 404 }),
  'GET /api/admin/comments/:id/': comment('place', byId, { ...STAFF, former: 'done' }),
  'POST /api/admin/comments/:id/decision/': comment(
    'place',
    id => ({ ...byId(id), body: { decision: 'publish' } }),
    { ...STAFF, former: 409 },
    ['pending', 'published'],
  ),
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
  'GET /api/v1/filter/:type/',
];
