import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textOf } from '../../platform/db/text.ts';
import { addPromotionVisitors, GROUPS, type PromotionVisitors, promotionDays } from '../../testing/promotions.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { createVisitor } from '../../testing/visitor.ts';
import { type PromotionState, promotionDetail, promotionList, promotionMoment } from './contract.ts';
import { promotionJobs } from './jobs/promotion-turns.ts';

const { clock, inDays, after } = promotionDays(new Date('2031-11-19T02:00:00Z'));

let app: TestApp;
let visitors: PromotionVisitors;
beforeAll(async () => {
  app = await startTestApp({ world: 'tiny', services: { clock } });
  visitors = await addPromotionVisitors(app);
});
afterAll(() => app.close());

const stranger = () => createVisitor(app.url);
const people = () => visitors.keepers.people;
const detailOf = async (id: number) =>
  promotionDetail.parse(await (await stranger()(`/api/v1/promotion/${id}/`)).json());
const listOf = async (query: string) =>
  promotionList.parse(await (await stranger()(`/api/v1/promotion/?${query}`)).json());

describe('a promotion', () => {
  it('[PROMO-01] [PROMO-02] [PROMO-07] shows title, prices, times, terms and its options under their groups', async () => {
    const { id } = await visitors.add({
      groups: GROUPS,
      quota: 30,
      terms: 'Mang theo giấy tờ.',
      description: '<p onclick="x()">Khám <b>kỹ</b></p><script>alert(1)</script>',
    });
    expect(await detailOf(id)).toMatchObject({
      title: 'Khám tổng quát cho cả nhà',
      category: 'package',
      terms: 'Mang theo giấy tờ.',
      old_price: 2_000_000,
      new_price: 1_500_000,
      discount_percent: 25,
      state: 'running',
      left: 30,
      ends_at: inDays(7),
      use_until: inDays(7),
      description: '<p>Khám <b>kỹ</b></p>',
      absolute_url: `/khuyen-mai/kham-tong-quat-cho-ca-nha-${id}/`,
      record: { kind: 'place', id: visitors.keepers.place, name: 'Phòng khám Thử', area: 'Hà Nội' },
      groups: [
        {
          name: 'Chọn gói',
          choice: 'one',
          options: [
            { id: 1, name: 'Gói cơ bản' },
            { id: 2, pricing: 'own' },
          ],
        },
        { name: 'Làm thêm', choice: 'any', options: [{ id: 3, price: 200_000 }, { id: 4 }] },
      ],
    });
  });

  it('is there for nobody while it waits, is hidden, or its place is', async () => {
    const hidden = await visitors.keepers.directory.addPlace({ status: 'hidden' });
    for (const draft of [{ status: 'pending' }, { status: 'hidden' }, { place: hidden }]) {
      const { id } = await visitors.add(draft);
      expect((await stranger()(`/api/v1/promotion/${id}/`)).status).toBe(404);
      expect((await visitors.claim(people().user, id)).status).toBe(404);
    }
  });

  it('that ended is still shown with its state, and says what is left at the moment by the server’s clock', async () => {
    const { id } = await visitors.add({ quota: 5 });
    const stateAfter = (days: number) =>
      after(days, async () =>
        promotionMoment.parse(await (await stranger()(`/api/v1/promotion/${id}/moment/`)).json()),
      );
    expect(await stateAfter(-2)).toEqual({ now: inDays(-2), state: 'upcoming' satisfies PromotionState, left: 5 });
    expect(await stateAfter(7)).toEqual({ now: inDays(7), state: 'ended', left: 5 });
    expect(await after(7, () => detailOf(id))).toMatchObject({ state: 'ended' });
  });
});

describe('the list of promotions', () => {
  it('has those that run before those to come, the first to end first, and none that is over', async () => {
    const place = await visitors.keepers.directory.addPlace({ province: visitors.keepers.directory.province('hue') });
    const add = async (from: number, until: number) =>
      (await visitors.add({ place, starts_at: inDays(from), ends_at: inDays(until) })).id;
    const ids = [await add(1, 2), await add(-1, 9), await add(-1, 1), await add(-9, -1), await add(3, 4)];
    const wanted = [ids[2], ids[1], ids[0], ids[4]];
    const found = await listOf(`place=${place}`);
    expect(found.items.map(({ id }) => id)).toEqual(wanted);
    expect(found).toMatchObject({ count: 4, page: 1, page_count: 1 });
    expect((await listOf('province=hue')).items.map(({ id }) => id)).toEqual(wanted);
    expect(await listOf('province=khong-co')).toMatchObject({ items: [], count: 0 });
  });

  it('has pages over the seam between those that run and those to come', async () => {
    const professional = await visitors.keepers.directory.addProfessional();
    const ids: number[] = [];
    for (let n = 1; n <= 14; n += 1) {
      const [from, until] = n <= 10 ? [-1, n] : [n, n + 1];
      const draft = { place: null, professional, starts_at: inDays(from), ends_at: inDays(until) };
      ids.push((await visitors.add(draft)).id);
    }
    const pages = [await listOf(`professional=${professional}`), await listOf(`professional=${professional}&page=2`)];
    expect(pages.map(({ items }) => items.length)).toEqual([12, 2]);
    expect(pages.flatMap(({ items }) => items.map(({ id }) => id))).toEqual(ids);
    expect(pages[1]).toMatchObject({ count: 14, page: 2, page_count: 2 });
  });
});

it('a province that has none leads to the nearest one that has some, and to the whole country', async () => {
  const { count } = await listOf('');
  const there = await listOf('province=ha-noi');
  expect(there.relaxed).toBeUndefined();
  expect((await listOf('province=bac-ninh')).relaxed).toEqual([
    {
      count: there.count,
      kept: ['province'],
      absolute_url: '/khuyen-mai/?province=ha-noi',
      province: { slug: 'ha-noi', name: 'Hà Nội' },
    },
    { count, kept: [], absolute_url: '/khuyen-mai/', province: null },
  ]);
  expect((await listOf('province=khong-co')).relaxed?.map(({ province }) => province)).toEqual([null]);
});

it('the beginning and the end of a promotion are announced at that moment to the pages that show it', async () => {
  const { id } = await visitors.add({ starts_at: inDays(2), ends_at: inDays(5) });
  const due = await textOf(app.services.db.primary).all<{ key: string }>(
    "select dedupe_key as key from outbox_message where topic = 'promotion.turns' and available_at in (?, ?)",
    [new Date(inDays(2)), new Date(inDays(5))],
  );
  const keys = [2, 5].map(days => `promotion.turns:${id}:${Date.parse(inDays(days))}`);
  expect(due.map(({ key }) => key)).toEqual(expect.arrayContaining(keys));
  const told: string[] = [];
  app.services.tags.onChange(names => void told.push(...names));
  const [job] = promotionJobs(app.services);
  await job?.run({ id }, { messageId: 1, attempt: 1, signal: new AbortController().signal });
  // What ends hides the promotion, which lists and the search must know at once.
  expect(told).toEqual([
    'promotion',
    `promotion:${id}`,
    'promotion!',
    'search!',
    `place-promotions:${visitors.keepers.place}`,
  ]);
});
