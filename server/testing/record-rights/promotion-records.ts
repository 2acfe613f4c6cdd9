import { type NamedRecord, NO_ID, type RecordRule, type Relation } from './record-rule.ts';

const byId = (id: number): NamedRecord => ({ params: { id } });
const claimOf = (promotion: number): NamedRecord => ({ body: { promotion } });
const PUBLIC = { own: 'done', foreign: 'done', former: 404, missing: 404 } as const;
/** Who waits for approval owns nothing yet. */
const NOTHING = { own: 404, foreign: 404, former: 404, missing: 404 } as const;

/** Everybody sees and claims what is public; `former` is one that staff have hidden. */
const shown = (name: (id: number) => NamedRecord): RecordRule => ({
  answers: PUBLIC,
  record: async ({ make, accountId, strangerId }, relation) => {
    if (relation === 'missing') return name(NO_ID);
    const owner = relation === 'foreign' ? strangerId : accountId;
    const id = await make.promotion(relation === 'former' ? 'hidden' : 'published', owner);
    return { ...name(id), row: { table: 'promotion', id } };
  },
});

const draft = {
  title: 'Khám tổng quát giảm giá',
  category: 'package',
  new_price: 300_000,
  starts_at: '2026-11-25T08:30:00+07:00',
  ends_at: '2126-12-25T08:30:00+07:00',
};

/** Of the account's own place; `former` is one that is over. */
const kept: RecordRule = {
  answers: { own: 'done', foreign: 404, former: 403, missing: 404 },
  toPending: NOTHING,
  record: async ({ make, accountId, strangerId, admin }, relation) => {
    if (relation === 'missing') return { ...byId(NO_ID), body: { ...draft, updated_at: new Date(0).toISOString() } };
    const owner = relation === 'foreign' ? strangerId : accountId;
    const id = await make.promotion('published', owner, relation === 'former');
    const known = await admin(`/api/admin/promotions/${id}/`);
    const { updated_at }: { updated_at: string } = await known.json();
    return { ...byId(id), body: { ...draft, updated_at }, row: { table: 'promotion', id } };
  },
};

/** As {@link kept}, where one that is over can still be read. */
const readable: RecordRule = { ...kept, answers: { own: 'done', foreign: 404, former: 'done', missing: 404 } };

/** A code of a promotion of the account's own place; `former` is one that was redeemed. */
const codeOf = (former: 'done' | number, name: (code: string) => NamedRecord): RecordRule => ({
  answers: { own: 'done', foreign: 404, former, missing: 404 },
  toPending: NOTHING,
  record: async ({ make, accountId, strangerId }, relation) => {
    if (relation === 'missing') return name('KHONGCOMA2');
    const owner = relation === 'foreign' ? strangerId : accountId;
    const { id, code } = await make.claim(await make.promotion('published', owner), relation === 'former');
    return { ...name(code), row: { table: 'promotion_claim', id } };
  },
});

/** Staff see and change what any owner has; `former` is one that was deleted. */
const console: RecordRule = {
  answers: PUBLIC,
  record: async ({ make, admin }, relation: Relation) => {
    const id = await make.promotion(relation === 'foreign' ? 'hidden' : 'published');
    const known = await admin(`/api/admin/promotions/${id}/`);
    const body: object = await known.json();
    const row = { table: 'promotion', id };
    if (relation === 'former') await make.remove(row);
    return relation === 'missing' ? { ...byId(NO_ID), body } : { ...byId(id), body, row };
  },
};

/** Whose promotions and codes each call reaches. */
export const PROMOTION_RECORDS: Readonly<Record<string, RecordRule>> = {
  'GET /api/v1/promotion/:id/': shown(byId),
  'GET /api/v1/promotion/:id/moment/': shown(byId),
  'POST /api/v1/promotion-claim/': shown(claimOf),
  'GET /api/v1/promotion-claim/:code/': codeOf('done', code => ({ params: { code } })),
  'POST /api/v1/promotion-claim/redeem/': codeOf(409, code => ({ body: { code } })),
  'GET /api/v1/own-promotion/:id/': readable,
  'PUT /api/v1/own-promotion/:id/': kept,
  'POST /api/v1/own-promotion/:id/end/': kept,
  'GET /api/admin/promotions/:id/': console,
  'PUT /api/admin/promotions/:id/': console,
  'DELETE /api/admin/promotions/:id/': console,
};
