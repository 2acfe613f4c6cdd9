import { ROLE_VISITORS, type RoleVisitor } from './role-visitors.ts';

/** Who may make one call. */
export interface Access {
  readonly may: readonly RoleVisitor[];
  /** What is sent so that the call comes as far as its own rule; nothing otherwise. */
  readonly body?: object;
  /** What a visitor who is not logged in is answered where the specification wants something else than 401. */
  readonly anonymousStatus?: 403;
  /** The signed token in its address is the whole authority of this write. */
  readonly needsNoToken?: true;
}

const EVERYBODY = ROLE_VISITORS;
const ACCOUNTS = EVERYBODY.filter(who => who !== 'anonymous');
/** Staff show a second factor before they may do anything in the console. */
const STAFF: readonly RoleVisitor[] = ['moderator', 'editor', 'admin'];
const EDITORS: readonly RoleVisitor[] = ['editor', 'admin'];
const MODERATORS: readonly RoleVisitor[] = ['moderator', 'admin'];
const ADMINS: readonly RoleVisitor[] = ['admin'];
const PROVIDERS: readonly RoleVisitor[] = ['professional', 'place', 'pending'];
/** A second factor is for staff and providers. */
const SECOND_FACTOR = ACCOUNTS.filter(who => who !== 'user' && who !== 'favourite');
/** Accounts of staff are disabled by an admin, not deleted by their owner. */
const NO_STAFF = ACCOUNTS.filter(who => ['user', 'favourite', ...PROVIDERS].includes(who));

const everybody: Access = { may: EVERYBODY };
const accounts: Access = { may: ACCOUNTS };
const staff: Access = { may: STAFF };
const editors: Access = { may: EDITORS };
const moderators: Access = { may: MODERATORS };
const admins: Access = { may: ADMINS };

/** The calls of a console resource that staff read and editors write. */
const edited = (path: string): Record<string, Access> => ({
  [`GET ${path}`]: staff,
  [`POST ${path}`]: editors,
  [`GET ${path}:id/`]: staff,
  [`PUT ${path}:id/`]: editors,
  [`DELETE ${path}:id/`]: editors,
  [`GET ${path}:id/pictures/`]: staff,
  [`POST ${path}:id/pictures/`]: editors,
  [`PUT ${path}:id/pictures/:picture/`]: editors,
  [`DELETE ${path}:id/pictures/:picture/`]: editors,
});

/** A social login and the way back from it. */
const visits = (provider: string): Record<string, Access> => ({
  [`GET /dang-nhap/${provider}/`]: everybody,
  [`GET /dang-nhap/${provider}/tra-ve/`]: everybody,
});

/** Who may call what, by `METHOD path`; every endpoint stands here, and nothing else does. */
export const ACCESS: Readonly<Record<string, Access>> = {
  // The directory
  'GET /api/v1/openapi.json': everybody,
  'GET /api/v1/site/': everybody,
  'GET /api/v1/area/province/': everybody,
  'GET /api/v1/complaint/': everybody,
  'GET /api/v1/speciality/': everybody,
  'GET /api/v1/speciality/:slug/': everybody,
  'GET /api/v1/service/': everybody,
  'GET /api/v1/service/:slug/': everybody,
  'GET /api/v1/place/': everybody,
  'GET /api/v1/place/:id/': everybody,
  'GET /api/v1/professional/': everybody,
  'GET /api/v1/professional/:id/': everybody,
  'GET /api/v1/professional-list/:place_id/': everybody,
  'GET /api/v1/collection/': everybody,
  'GET /api/v1/collection/:id/': everybody,
  'GET /api/v1/search/': everybody,
  'GET /api/v1/search/results/': everybody,
  'GET /api/v1/filter/:type/': everybody,

  // Coming in and going out
  'POST /dang-ky': everybody,
  'POST /api/v1/signup/': everybody,
  'POST /dang-nhap': everybody,
  'POST /api/v1/login/': everybody,
  'POST /dang-xuat/': everybody,
  'POST /quen-mat-khau/': everybody,
  'POST /quen-mat-khau/:token/': everybody,
  'POST /xac-thuc/:token/': everybody,
  'POST /api/v1/confirm/:token/': everybody,
  'GET /api/v1/social-login/': everybody,
  'GET /api/v1/social-login/pending/': everybody,
  'POST /api/v1/social-login/link/': everybody,
  ...visits('facebook'),
  ...visits('zalo'),
  ...visits('demo'),

  // One's own account
  'GET /api/v1/account/': accounts,
  'PUT /api/v1/account/': accounts,
  'GET /api/v1/account/session/': accounts,
  'DELETE /api/v1/account/session/': accounts,
  'DELETE /api/v1/account/session/:id/': accounts,
  'POST /api/v1/account/confirmation/': accounts,
  'PUT /api/v1/account/application/': accounts,
  'POST /doi-mat-khau': accounts,
  'POST /api/v1/account/second-factor/': { may: SECOND_FACTOR },
  'PUT /api/v1/account/second-factor/': { may: SECOND_FACTOR, body: { code: '000000' } },
  'DELETE /api/v1/account/second-factor/': { may: PROVIDERS, body: { password: 'not the password' } },
  'POST /api/v1/account/recovery-codes/': { may: SECOND_FACTOR, body: { password: 'not the password' } },
  'POST /api/v1/account/data/': { may: ACCOUNTS, body: { password: 'not the password' } },
  'POST /api/v1/account/deletion/': { may: NO_STAFF },
  'DELETE /api/v1/account/deletion/': accounts,

  // What accounts are for
  'GET /api/v1/favourite/': accounts,
  'GET /api/v1/favourite/ids/': accounts,
  'PUT /api/v1/favourite/': {
    may: ACCOUNTS,
    body: { type: 'place', id: 99_999_999, added: true },
    anonymousStatus: 403,
  },
  'GET /api/v1/place/:id/phone/': accounts,
  'GET /api/v1/professional/:id/phone/': accounts,
  'GET /api/v1/comment/place/:id/': everybody,
  'GET /api/v1/comment/professional/:id/': everybody,
  'GET /api/v1/comment/place/:id/own/': accounts,
  'GET /api/v1/comment/professional/:id/own/': accounts,
  'POST /api/v1/place/comment/create/': everybody,
  'POST /api/v1/professional/comment/create/': everybody,
  'GET /api/v1/place/comment/:id/': accounts,
  'PUT /api/v1/place/comment/:id/': accounts,
  'GET /api/v1/professional/comment/:id/': accounts,
  'PUT /api/v1/professional/comment/:id/': accounts,
  'POST /api/v1/comment-voting/': accounts,
  'POST /api/v1/comment-report/:id/': accounts,
  'GET /api/v1/account/comment/': accounts,
  'GET /api/v1/removed-review/': everybody,

  // Discussions: accounts come as far as the rule of whose post it is.
  'POST /api/v1/post/': accounts,
  'GET /api/v1/post/:id/': everybody,
  'GET /api/v1/post/:id/update/': everybody,
  'PUT /api/v1/post/:id/update/': accounts,
  'PUT /api/v1/postImage/:id/': accounts,
  'DELETE /api/v1/postImage/:id/': accounts,
  'GET /api/v1/postImage/:id/original/': accounts,
  'POST /api/v1/forum-post-feedback/': accounts,
  'POST /api/v1/post-agreement/': accounts,
  'POST /api/v1/post-assignment/': accounts,
  'POST /api/v1/post-report/:id/': accounts,
  'GET /api/v1/discussion/:kind/:id/own/': accounts,
  'GET /api/v1/autocomplete/replyer/': { may: ['professional', 'place'] },
  'GET /api/v1/autocomplete/creator/': staff,

  // Calendars: accounts come as far as the rule of whose calendar it is.
  'GET /api/v1/calendar/manage/list/': accounts,
  'GET /api/v1/calendar/manage/': accounts,
  'PUT /api/v1/calendar/manage/': accounts,
  'POST /api/v1/calendar/manage/preview/': accounts,
  'POST /api/v1/calendar/manage/confirm/': accounts,
  'POST /api/v1/calendar/manage/holiday/': accounts,
  'GET /api/v1/calendar/place/:id/': everybody,
  'GET /api/v1/calendar/professional/:id/': everybody,

  // Pages of providers: accounts come as far as the rule of whose page it is.
  'GET /api/v1/place/:id/reception/': accounts,
  'PUT /api/v1/place/:id/reception/': accounts,

  // Booking
  'GET /api/v1/slot/': everybody,
  'GET /api/v1/next-free/': everybody,
  'GET /api/v1/slot/list/': everybody,
  'GET /api/v1/calendar/': everybody,
  'POST /api/v1/booking/': everybody,
  'POST /api/v1/waiting/': everybody,
  'GET /api/v1/waiting/:code/': everybody,
  'POST /api/v1/waiting/:code/take/': everybody,
  'POST /api/v1/waiting/:code/leave/': everybody,
  'GET /api/v1/relative/': accounts,
  'POST /api/v1/relative/': accounts,
  'PUT /api/v1/relative/:id/': accounts,
  'DELETE /api/v1/relative/:id/': accounts,
  'GET /api/v1/booking/': accounts,
  'GET /api/v1/booking/:code/': everybody,
  'GET /api/v1/booking/:code/calendar.ics': everybody,
  'GET /api/v1/booking/:code/slot/': everybody,
  'POST /api/v1/booking/:code/cancel/': everybody,
  'POST /api/v1/booking/:code/move/': everybody,
  'POST /api/v1/booking/hold/': everybody,
  'DELETE /api/v1/booking/hold/': everybody,

  // Visits to providers: accounts come as far as the rule of whose visits they are.
  'GET /api/v1/booking/manage/': accounts,
  'POST /api/v1/booking/manage/:code/confirm/': accounts,
  'POST /api/v1/booking/manage/:code/complete/': accounts,
  'POST /api/v1/booking/manage/:code/no-show/': accounts,
  'POST /api/v1/booking/manage/:code/cancel/': accounts,
  'POST /api/v1/booking/manage/:code/move/': accounts,
  'POST /api/v1/booking/manage/:code/undo/': accounts,
  'POST /api/v1/booking/manage/:code/write/': accounts,
  'POST /api/v1/booking/manage/:code/keep/': accounts,
  'GET /api/v1/booking/manage/:code/slot/': accounts,
  'GET /api/v1/booking/manage/outside/': accounts,
  'GET /api/v1/booking/manage/summary/': accounts,
  'GET /api/v1/booking/manage/feed/': accounts,
  'POST /api/v1/booking/manage/feed/': accounts,
  'GET /api/v1/booking/feed/:secret/lich-kham.ics': everybody,
  'POST /api/v1/customer/create/': accounts,

  // Questions to doctors
  'GET /api/v1/article/': everybody,
  'GET /api/v1/article/:id/': everybody,
  'GET /api/v1/disease/': everybody,
  'GET /api/v1/disease/:id/': everybody,
  'GET /api/v1/complaint/disease/': everybody,
  'GET /api/v1/complaint/page/': everybody,
  'GET /api/v1/complaint/page/:slug/': everybody,
  'GET /api/v1/drug/': everybody,
  'GET /api/v1/drug/:id/': everybody,
  'GET /api/v1/insurance-plan/': everybody,
  'GET /api/v1/insurance-plan/:id/': everybody,
  'GET /api/v1/thread/': everybody,
  'GET /api/v1/thread/similar/': everybody,
  'GET /api/v1/thread/activity/': everybody,
  'GET /api/v1/thread/:id/': everybody,
  'POST /api/v1/thread/': everybody,
  'POST /api/v1/thread/confirm/:token/': everybody,
  'POST /api/v1/thread/stop/:token/': everybody,
  'GET /api/v1/unsubscribe/thread/:token/': everybody,
  // Mail programs send it, which have no cookie.
  'POST /api/v1/unsubscribe/thread/:token/': { may: EVERYBODY, needsNoToken: true },
  'PUT /api/v1/thread/:id/follow/': accounts,
  'POST /api/v1/thread/:id/opened/': accounts,
  'GET /api/v1/account/thread/': accounts,
  'GET /api/v1/account/thread/unread/': accounts,
  'GET /hoi-bac-si/tra-loi-moi.xml': everybody,
  // Own profiles: accounts come as far as the rule of whose profile it is.
  'GET /api/v1/professional/:id/change-request/': accounts,
  'PUT /api/v1/professional/:id/change-request/': accounts,
  'DELETE /api/v1/professional/:id/change-request/:field/': accounts,
  'GET /api/v1/professional-edit/search/': accounts,
  'PUT /api/v1/professional/:id/image/': accounts,
  'PUT /api/v1/professional/:id/image/:image_id/': accounts,
  'DELETE /api/v1/professional/:id/image/:image_id/': accounts,

  // Promotions: accounts come as far as the rule of whose promotion it is.
  'GET /api/v1/promotion/': everybody,
  'GET /api/v1/promotion/:id/': everybody,
  'GET /api/v1/promotion/:id/moment/': everybody,
  'POST /api/v1/promotion-claim/': accounts,
  'GET /api/v1/promotion-claim/': accounts,
  'GET /api/v1/promotion-claim/:code/': accounts,
  'POST /api/v1/promotion-claim/redeem/': accounts,
  'GET /api/v1/own-promotion/': accounts,
  'GET /api/v1/own-promotion/:id/': accounts,
  'POST /api/v1/own-promotion/': accounts,
  'PUT /api/v1/own-promotion/:id/': accounts,
  'POST /api/v1/own-promotion/:id/end/': accounts,

  // Measuring
  'POST /api/v1/analytics/': everybody,
  'POST /api/v1/consent/': everybody,

  // The console
  ...edited('/api/admin/places/'),
  ...edited('/api/admin/professionals/'),
  'POST /api/admin/text-pictures/': editors,
  'POST /api/admin/previews/': editors,
  'GET /api/admin/terms/': staff,
  'GET /api/admin/provinces/': staff,
  'GET /api/admin/wards/': staff,
  'GET /api/admin/districts/': staff,
  'GET /api/admin/accounts/': moderators,
  'GET /api/admin/accounts/:id/': moderators,
  'POST /api/admin/accounts/': admins,
  'PUT /api/admin/accounts/:id/': admins,
  'GET /api/admin/accounts/:id/identities/': admins,
  'POST /api/admin/accounts/:id/identities/': admins,
  'DELETE /api/admin/accounts/:id/identities/:identity/': admins,
  'GET /api/admin/provider-applications/': moderators,
  'GET /api/admin/provider-applications/:id/': moderators,
  'PUT /api/admin/provider-applications/:id/': moderators,
  'GET /api/admin/comments/': moderators,
  'GET /api/admin/comments/:id/': moderators,
  'POST /api/admin/comments/:id/decision/': moderators,
  'GET /api/admin/posts/': moderators,
  'GET /api/admin/posts/:id/': moderators,
  'POST /api/admin/posts/:id/decision/': moderators,
  'POST /api/admin/posts/:id/assignment/': moderators,
  'GET /api/admin/assignable/': moderators,
  'GET /api/admin/contact-counts/': moderators,
  'GET /api/admin/threads/': moderators,
  'GET /api/admin/threads/:id/': moderators,
  'PUT /api/admin/threads/:id/': moderators,
  'POST /api/admin/threads/:id/decision/': moderators,
  'POST /api/admin/threads/:id/lock/': moderators,
  'POST /api/admin/threads/:id/merge/': moderators,
  'GET /api/admin/diseases/': staff,
  'POST /api/admin/diseases/': editors,
  'GET /api/admin/diseases/:id/': staff,
  'PUT /api/admin/diseases/:id/': editors,
  'GET /api/admin/drugs/': staff,
  'POST /api/admin/drugs/': editors,
  'GET /api/admin/drugs/:id/': staff,
  'PUT /api/admin/drugs/:id/': editors,
  'GET /api/admin/articles/': staff,
  'POST /api/admin/articles/': editors,
  'GET /api/admin/articles/:id/': staff,
  'PUT /api/admin/articles/:id/': editors,
  'GET /api/admin/articles/:id/revisions/': staff,
  'POST /api/admin/articles/:id/restore/': editors,
  'GET /api/admin/profile-edits/': staff,
  'GET /api/admin/profile-edits/:id/': staff,
  'POST /api/admin/profile-edits/:id/decision/': staff,
  'GET /api/admin/promotions/': staff,
  'POST /api/admin/promotions/': editors,
  'GET /api/admin/promotions/:id/': staff,
  'PUT /api/admin/promotions/:id/': editors,
  'DELETE /api/admin/promotions/:id/': editors,
  'GET /api/admin/insurance-plans/': staff,
  'POST /api/admin/insurance-plans/': editors,
  'GET /api/admin/insurance-plans/:id/': staff,
  'PUT /api/admin/insurance-plans/:id/': editors,
  'DELETE /api/admin/insurance-plans/:id/': editors,
  'GET /api/admin/complaints/': staff,
  'POST /api/admin/complaints/': editors,
  'GET /api/admin/complaints/:id/': staff,
  'PUT /api/admin/complaints/:id/': editors,
  'DELETE /api/admin/complaints/:id/': editors,
  'GET /api/admin/audit/': admins,
  'GET /api/admin/letters/': admins,
  'GET /api/admin/letters/:id/': admins,
  'POST /api/admin/letters/:id/retry/': admins,
  'GET /api/admin/jobs/': admins,
  'POST /api/admin/jobs/:id/retry/': admins,
  'POST /api/admin/jobs/:id/drop/': admins,
  'GET /api/admin/people/': admins,
  'POST /api/admin/people/': admins,
  'POST /api/admin/people/erasure/': admins,
  'GET /api/admin/analytics/': staff,
};
