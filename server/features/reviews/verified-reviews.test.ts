import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWork } from '../../app/create-work.ts';
import { fixedClock } from '../../platform/clock/clock.ts';
import { textOf } from '../../platform/db/text.ts';
import { post, signUpAs } from '../../testing/account-visits.ts';
import { addBookingVisitors, type Bookable, type BookingVisitors } from '../../testing/booking-visitors.ts';
import { logIn } from '../../testing/log-in.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Request } from '../../testing/visitor.ts';
import { announceBooking } from '../bookings/booking-events.ts';
import { commentList } from './contract.ts';

const clock = fixedClock(new Date('2031-11-19T02:00:00Z'));
const START = '2031-11-20T08:00:00+07:00';

let app: TestApp;
let visitors: BookingVisitors;
let moderator: Request;
beforeAll(async () => {
  app = await startTestApp({ world: 'tiny', services: { clock }, config: { trustProxy: 1 } });
  visitors = await addBookingVisitors(app);
  moderator = await logIn(app, ACCOUNTS.moderator.email);
});
afterAll(() => app.close());

let people = 0;
/** A person with an account. */
const somebody = () => {
  people += 1;
  return signUpAs(visitors.stranger(), `nguoi-kham-${people}@thu.example`);
};
/** Books a visit to a doctor; answers its code. */
async function visit(who: Request, doctor: Bookable, start = START): Promise<string> {
  const answer = await visitors.book(who, doctor, start);
  expect(answer.status).toBe(200);
  return (await answer.json()).code;
}
/** What the provider says became of a visit, and all that follows from it. */
async function settle(code: string, state: 'completed' | 'no_show' | 'confirmed'): Promise<void> {
  await app.services.db.transaction(async unit => {
    const [row] = await textOf(unit).sql<{ id: number }>('update booking set state = ? where code = ? returning id', [
      state,
      code,
    ]);
    await announceBooking(unit, app.services, 'state', row?.id ?? 0);
  });
  await createWork(app.services).drain();
}
let sent = 0;
/** Writes a review; answers its state. */
async function review(who: Request, kind: 'place' | 'professional', id: number, vary: object = {}): Promise<string> {
  sent += 1;
  const body = { [kind]: id, overall_rating: 4, comment: `Được khám kỹ, lần thứ ${sent}.`, ...vary };
  const answer = await post(who, `/api/v1/${kind}/comment/create/`, body);
  const posted = await answer.json();
  expect(answer.status, JSON.stringify(posted)).toBe(200);
  return posted.status;
}
const list = async (kind: string, id: number, query = '') =>
  commentList.parse(await (await app.request(`/api/v1/comment/${kind}/${id}/${query}`)).json());
/** Whether each shown review is verified, and what the stored numbers say. */
async function shown(kind: string, id: number) {
  const { items, summary } = await list(kind, id);
  const { count } = await list(kind, id, '?verified=1');
  return { badges: items.map(item => item.is_verified), reviews: summary.reviews, verified: summary.verified, count };
}
const NOTHING = { badges: [], reviews: 0, verified: 0, count: 0 };
const VERIFIED = { badges: [true], reviews: 1, verified: 1, count: 1 };
const UNVERIFIED = { badges: [false], reviews: 1, verified: 0, count: 0 };

describe('a review by an account whose visit was completed', () => {
  it.each(['place', 'professional'] as const)(
    '[REV-51] is shown at once with the badge "Đã khám" on the page of the %s',
    async kind => {
      const [who, doctor] = [await somebody(), await visitors.addDoctor()];
      const id = doctor[kind];
      await settle(await visit(who, doctor), 'completed');
      const before = await shown(kind, id);
      expect(await review(who, kind, id)).toBe('published');
      const after = await shown(kind, id);
      expect(after.badges[0]).toBe(true);
      expect([after.reviews, after.verified]).toEqual([before.reviews + 1, before.verified + 1]);
    },
  );

  it('waits for staff where a filter objects, and has the badge once they publish it', async () => {
    const [who, doctor] = [await somebody(), await visitors.addDoctor()];
    await settle(await visit(who, doctor), 'completed');
    expect(await review(who, 'professional', doctor.professional, { comment: 'Hãy gọi 0912 345 678 nhé.' })).toBe(
      'pending',
    );
    await settle(await visit(who, doctor, '2031-11-20T09:00:00+07:00'), 'completed');
    expect(await shown('professional', doctor.professional)).toEqual(NOTHING);
    const row = await textOf(app.services.db.primary).first<{ id: number }>('select max(id) as id from comment');
    await post(moderator, `/api/admin/comments/${row?.id}/decision/`, { decision: 'publish' });
    expect(await shown('professional', doctor.professional)).toEqual(VERIFIED);
  });

  it('gets the badge also where it was written before the visit was completed, and is then shown', async () => {
    const [who, doctor] = [await somebody(), await visitors.addDoctor()];
    const code = await visit(who, doctor);
    expect(await review(who, 'professional', doctor.professional)).toBe('pending');
    await settle(code, 'confirmed');
    expect(await shown('professional', doctor.professional)).toEqual(NOTHING);
    await settle(code, 'completed');
    expect(await shown('professional', doctor.professional)).toEqual(VERIFIED);
    await settle(code, 'completed');
    expect(await shown('professional', doctor.professional)).toEqual(VERIFIED);
  });

  it('that staff have published already is counted as verified once the visit is completed', async () => {
    const [who, doctor] = [await somebody(), await visitors.addDoctor()];
    const code = await visit(who, doctor);
    await review(who, 'professional', doctor.professional);
    const row = await textOf(app.services.db.primary).first<{ id: number }>('select max(id) as id from comment');
    await post(moderator, `/api/admin/comments/${row?.id}/decision/`, { decision: 'publish' });
    expect(await shown('professional', doctor.professional)).toEqual(UNVERIFIED);
    await settle(code, 'completed');
    expect(await shown('professional', doctor.professional)).toEqual(VERIFIED);
  });

  it('loses the badge but stays shown when the completion is taken back, unless another visit was completed', async () => {
    const [who, doctor] = [await somebody(), await visitors.addDoctor()];
    const [first, second] = [await visit(who, doctor), await visit(who, doctor, '2031-11-20T09:00:00+07:00')];
    await settle(second, 'completed');
    await review(who, 'professional', doctor.professional);
    await settle(first, 'completed');
    await settle(second, 'no_show');
    expect(await shown('professional', doctor.professional)).toEqual(VERIFIED);
    await settle(first, 'no_show');
    expect(await shown('professional', doctor.professional)).toEqual(UNVERIFIED);
    await settle(first, 'completed');
    expect(await shown('professional', doctor.professional)).toEqual(VERIFIED);
  });

  it('keeps the badge when the visit is not stored any longer', async () => {
    const [who, doctor] = [await somebody(), await visitors.addDoctor()];
    const code = await visit(who, doctor);
    const later = await visit(who, doctor, '2031-11-20T09:00:00+07:00');
    await settle(code, 'completed');
    await review(who, 'professional', doctor.professional);
    await app.services.db.transaction(unit => textOf(unit).sql('delete from booking where code = ?', [code]));
    await settle(later, 'no_show');
    expect(await shown('professional', doctor.professional)).toEqual(VERIFIED);
  });
});

it.each(['no_show', 'confirmed'] as const)('a review by an account whose visit is %s waits for staff', async state => {
  const [who, doctor] = [await somebody(), await visitors.addDoctor()];
  await settle(await visit(who, doctor), state);
  expect(await review(who, 'professional', doctor.professional)).toBe('pending');
});

it("a completed visit does not verify another person's review, or one of another doctor", async () => {
  const [who, doctor, other] = [await somebody(), await visitors.addDoctor(), await visitors.addDoctor()];
  await settle(await visit(who, doctor), 'completed');
  expect(await review(await somebody(), 'professional', doctor.professional)).toBe('pending');
  expect(await review(who, 'professional', other.professional)).toBe('pending');
});

it('an owner of the place who books a visit to its doctor and completes it is no verified visitor', async () => {
  const { clinic } = visitors.keepers.people;
  const doctor = await visitors.addDoctor();
  await settle(await visit(clinic, doctor), 'completed');
  expect(await review(clinic, 'professional', doctor.professional)).toBe('pending');
});
