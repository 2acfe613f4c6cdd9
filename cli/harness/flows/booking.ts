import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { bookingCalendar, bookingPlaced, holdAnswer, visit } from '@antam/server/features/bookings/contract.ts';
import { placeDetail } from '@antam/server/features/places/contract.ts';
import { commentPosted, voteAnswer } from '@antam/server/features/reviews/contract.ts';
import { type Slot, slotDay } from '@antam/server/features/schedules/contract.ts';
import { searchAnswer } from '@antam/server/features/search/contract.ts';
import { z } from 'zod';
import { ask, callApi, expect, type Flow, first, openPage, shows, type Walk } from '../flow.ts';
import { loggedIn } from '../logged-in.ts';
import { newestMessage } from '../messages.ts';
import type { Product } from '../product.ts';
import { Visitor } from '../visitor.ts';

const REASON = 'Đau vai phải đã hai tuần, giơ tay lên không được.';
const TEXT = 'Tôi đặt lịch trước nên không phải chờ, bác sĩ khám kỹ và dặn bài tập ở nhà.';
const ANSWER = 'Cảm ơn bạn, hẹn bạn tái khám sau hai tuần.';
const ended = z.object({ state: z.string() });

export const booking: Flow = {
  name: 'booking',
  summary: 'search, slots, a hold, a booking, its email, moved, completed, a verified review, an answer, a vote',
  readOnly: false,
  walk: async walk => {
    const { product } = walk;
    expect(product !== undefined, 'the product in this process');
    const { clinic, user } = ACCOUNTS;
    const place = await walk.step('a search finds a place', () => placeFound(walk, 'truc lam'));
    const [begin, later] = await walk.step('its slots of tomorrow', () => openSlots(walk, place));
    const patient = await walk.step('somebody logs in', () => loggedIn(walk, user));
    const chosen = { place, booking_start: begin.start };
    await walk.step('the form holds the slot', async () => {
      const { held } = await ask(patient, 'POST', '/api/v1/booking/hold/', holdAnswer, chosen);
      expect(held, 'a slot that is held');
    });
    const placed = await walk.step('books it', () => {
      const body = { ...chosen, name: user.name, phone: user.mobilePhone, email: user.email, reason_booking: REASON };
      return ask(patient, 'POST', '/api/v1/booking/', bookingPlaced, body);
    });
    const link = await walk.step('an email brings the link to the visit', () => linkToVisit(product, placed.code));
    const moved = await walk.step('a visitor who has the link moves the visit', () => moveVisit(walk, link, later));
    await walk.step('the clinic confirms it, and it is over', async () => {
      const owner = await loggedIn(walk, clinic);
      const path = `/api/v1/booking/manage/${placed.code}`;
      expect((await ask(owner, 'POST', `${path}/confirm/`, ended)).state === 'confirmed', 'a confirmed visit');
      product.passTime(Date.parse(moved.end) - product.services.clock.now().getTime());
      expect((await ask(owner, 'POST', `${path}/complete/`, ended)).state === 'completed', 'a completed visit');
    });
    const url = (await callApi(walk, `place/${place}/`, placeDetail)).absolute_url;
    const review = await walk.step('the patient’s review is verified, and shown at once', async () => {
      const body = { place, comment: TEXT, liking: true, overall_rating: 5 };
      const posted = await ask(patient, 'POST', '/api/v1/place/comment/create/', commentPosted, body);
      const page = await openPage(walk, url);
      expect(shows(page, TEXT) && page.includes('Đã khám'), 'the verified review on the page');
      return posted.id;
    });
    await walk.step('the owner answers, and a reader finds the review useful', async () => {
      const body = { place, comment: ANSWER, parent: review, source: 'review' };
      await ask(await loggedIn(walk, clinic), 'POST', '/api/v1/place/comment/create/', commentPosted, body);
      expect(shows(await openPage(walk, url), ANSWER), 'the answer on the page');
      const reader = await loggedIn(walk, ACCOUNTS.favourite);
      const vote = { vote_for: 'place', useful: true, comment_id: review };
      expect((await ask(reader, 'POST', '/api/v1/comment-voting/', voteAnswer, vote)).useful === 1, 'one vote');
    });
  },
};

async function placeFound(walk: Walk, words: string): Promise<number> {
  const groups = await callApi(walk, `search/?${new URLSearchParams({ q: words })}`, searchAnswer);
  const places = groups.filter(({ object_type }) => object_type === 'place_index');
  const { absolute_url } = first(
    places.flatMap(({ items }) => items),
    'place',
  );
  const id = Number(/-(\d+)\/$/.exec(absolute_url)?.[1]);
  const { accepts_booking } = await callApi(walk, `calendar/?place=${id}`, bookingCalendar);
  expect(accepts_booking, 'a place that takes bookings');
  return id;
}

/** An open slot of tomorrow, and a later one. */
async function openSlots(walk: Walk, place: number): Promise<[Slot, Slot]> {
  const days = await callApi(walk, `slot/?place=${place}`, z.array(slotDay));
  const [begin, , , later] = days[1]?.slots.filter(({ state }) => state === 'open') ?? [];
  expect(begin !== undefined && later !== undefined, 'open slots tomorrow');
  return [begin, later];
}

/** Path of the visit's page, with its key, from the newest email. */
async function linkToVisit(product: Product, code: string): Promise<URL> {
  const link = new RegExp(`https?://\\S+/${code}/\\?key=[\\w-]+`);
  const { text } = await newestMessage(product, ACCOUNTS.user.email, /./, link);
  const address = link.exec(text)?.[0];
  expect(address !== undefined, 'a link to the visit in the email');
  expect(!text.includes(REASON), 'no health data in the email');
  return new URL(address);
}

async function moveVisit({ visitor, ...walk }: Walk, link: URL, to: Slot) {
  const stranger = { ...walk, visitor: new Visitor(visitor.base) };
  const key = link.searchParams.get('key');
  const code = link.pathname.split('/').at(-2);
  const path = `/api/v1/booking/${code}`;
  const moved = await ask(stranger, 'POST', `${path}/move/`, bookingPlaced, { key, booking_start: to.start });
  expect(moved.start === to.start, 'the later slot');
  const seen = await ask(stranger, 'GET', `${path}/?key=${key}`, visit);
  expect(seen.start === to.start && seen.reason_booking === REASON, 'the moved visit');
  return moved;
}
