import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { byId, OWNED } from './page-rules.ts';
import { type NamedRecord, NO_ID, type RecordRule } from './record-rule.ts';
import type { MadeBooking } from './visit-maker.ts';

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

/** A visit to a place by who owns the page; `former` is one that was cancelled. */
const visitTo = (
  state: 'pending' | 'confirmed' | 'completed',
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

/** Who owns the page reads of a visit that was cancelled, too. */
const VIEWED: RecordRule['answers'] = { own: 'done', foreign: 404, former: 'done', missing: 404 };

/**
 * A walk-in patient is written down at a place by the owner of its page, or by a moderator; `former` is a place that
 * was deleted.
 */
const walkIn: RecordRule = {
  answers: { own: 'done', foreign: 403, former: 404, missing: 404 },
  toPending: { own: 403, foreign: 403, former: 404, missing: 404 },
  toModerators: { own: 'done', foreign: 'done', former: 404, missing: 404 },
  record: async ({ make, accountId, strangerId }, relation) => {
    const bodyOf = (place: number) => ({ body: { place, name: 'Lý Văn Ghé' } });
    if (relation === 'missing') return bodyOf(NO_ID);
    const place = await make.bookable(relation === 'foreign' ? strangerId : accountId);
    if (relation === 'former') await make.deletePage('place', place);
    return bodyOf(place);
  },
};

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

/** A relative for whom an account books. */
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

/** A feed is read by the holder of its secret; `former` is one that was renewed. */
const feed: RecordRule = {
  answers: { own: 'done', foreign: 'done', former: 404, missing: 404 },
  record: async ({ make }, relation) => {
    if (relation === 'missing') return { params: { secret: 'x'.repeat(43) } };
    const owner = await make.accountId(ACCOUNTS.clinic.email);
    return { params: { secret: await make.feed(owner, relation === 'former' ? 'renewed' : 'good') } };
  },
};

/** Whose visits, places on waiting lists and feeds of visits each call reaches, and for whom an account books. */
export const VISIT_RECORDS: Readonly<Record<string, RecordRule>> = {
  'GET /api/v1/booking/:code/': visit('done', query => ({ query })),
  'GET /api/v1/booking/:code/calendar.ics': visit('done', query => ({ query })),
  'GET /api/v1/booking/:code/slot/': visit('done', query => ({ query })),
  'POST /api/v1/booking/:code/cancel/': visit(409, key => ({ body: key })),
  'POST /api/v1/booking/:code/move/': visit(409, (key, { start }) => ({ body: { ...key, booking_start: start } })),

  'POST /api/v1/booking/manage/:code/confirm/': visitTo('pending', 24),
  'POST /api/v1/booking/manage/:code/complete/': visitTo('confirmed', -1),
  'POST /api/v1/booking/manage/:code/no-show/': visitTo('confirmed', -1),
  'POST /api/v1/booking/manage/:code/cancel/': visitTo('confirmed', 24, () => ({ message: 'Bác sĩ bận' })),
  'POST /api/v1/booking/manage/:code/move/': visitTo('confirmed', 24, ({ start }) => ({ booking_start: start })),
  'POST /api/v1/booking/manage/:code/undo/': visitTo('completed', -1),
  'POST /api/v1/booking/manage/:code/write/': visitTo('confirmed', 24, () => ({ message: 'Bác sĩ bận' })),
  'POST /api/v1/booking/manage/:code/keep/': visitTo('confirmed', 24),
  'GET /api/v1/booking/manage/:code/slot/': { ...visitTo('confirmed', 24), answers: VIEWED },
  'POST /api/v1/customer/create/': walkIn,
  'GET /api/v1/waiting/:code/': waiting('done', query => ({ query })),
  // Nothing is offered to those who wait still.
  'POST /api/v1/waiting/:code/take/': waiting(409, key => ({ body: key }), 409),
  'POST /api/v1/waiting/:code/leave/': waiting('done', key => ({ body: key })),
  'PUT /api/v1/relative/:id/': relative({ name: 'Trần Thị Mẹ', relation: 'Mẹ' }),
  'DELETE /api/v1/relative/:id/': relative(),

  'GET /api/v1/booking/feed/:secret/lich-kham.ics': feed,
};
