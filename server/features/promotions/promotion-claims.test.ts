import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textOf } from '../../platform/db/text.ts';
import { addPromotionVisitors, GROUPS, type PromotionVisitors, promotionDays } from '../../testing/promotions.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { createVisitor } from '../../testing/visitor.ts';
import { workspacePages } from '../providers/pages.ts';
import { promotionData } from './personal-data.ts';

const NOW = new Date('2031-11-19T02:00:00Z');
const { clock, inDays, after } = promotionDays(NOW);

let app: TestApp;
let visitors: PromotionVisitors;
beforeAll(async () => {
  app = await startTestApp({ world: 'tiny', services: { clock } });
  visitors = await addPromotionVisitors(app);
});
afterAll(() => app.close());

const stranger = () => createVisitor(app.url);
const people = () => visitors.keepers.people;
const claims = async (id: number) =>
  Number(
    (
      await textOf(app.services.db.primary).first<{ n: number }>(
        'select count(*) as n from promotion_claim where promotion_id = ?',
        [id],
      )
    )?.n,
  );

const refusal = async (answer: Response): Promise<object> => ({
  status: answer.status,
  ...Object(await answer.json()),
});

describe('a claim', () => {
  it('[PROMO-03] [ROLE-09] [API-15] with nothing but the promotion answers a code and is stored', async () => {
    const { id } = await visitors.add({ groups: GROUPS });
    const claim = await visitors.claimed(people().user, id);
    expect(claim).toMatchObject({
      code: expect.stringMatching(/^[2-9B-Z]{10}$/),
      state: 'open',
      price: 1_500_000,
      use_until: inDays(7),
      options: [{ group: 'Chọn gói', option: 'Gói cơ bản' }],
      qr_svg: expect.stringMatching(/^<svg/),
    });
    const own = await people().user(`/api/v1/promotion-claim/?promotion=${id}`);
    expect(await own.json()).toEqual({ items: [claim] });
    expect(await claims(id)).toBe(1);
  });

  it('[PROMO-07] keeps what was chosen in each group, and the price of that', async () => {
    const { id } = await visitors.add({ groups: GROUPS });
    expect(await visitors.claimed(people().user, id, [2, 3, 4])).toMatchObject({
      price: 3_000_000,
      options: [
        { group: 'Chọn gói', option: 'Gói nâng cao' },
        { group: 'Làm thêm', option: 'Siêu âm' },
        { group: 'Làm thêm', option: 'Xét nghiệm máu' },
      ],
    });
  });

  it('[ROLE-06] [PROMO-04] of a visitor who is not logged in is refused, and nothing is stored', async () => {
    const { id } = await visitors.add();
    expect((await visitors.claim(stranger(), id)).status).toBe(401);
    expect(await claims(id)).toBe(0);
  });

  it('[PROMO-06] comes once an account, before the end, and within the quota, each refused in its own words', async () => {
    const { id } = await visitors.add({ quota: 1 });
    await visitors.claimed(people().user, id);
    expect(await refusal(await visitors.claim(people().user, id))).toMatchObject({
      status: 409,
      code: 'PROMOTION_CLAIMED',
      detail: 'Bạn đã nhận ưu đãi này.',
    });
    expect(await refusal(await visitors.claim(people().doctor, id))).toMatchObject({
      status: 409,
      detail: 'Ưu đãi đã hết lượt.',
    });
    const open = await visitors.add();
    expect(await refusal(await after(7, () => visitors.claim(people().user, open.id)))).toMatchObject({
      status: 409,
      detail: 'Ưu đãi đã hết hạn.',
    });
    expect(await refusal(await after(-2, () => visitors.claim(people().user, open.id)))).toMatchObject({
      status: 409,
      detail: 'Ưu đãi chưa bắt đầu.',
    });
    expect([await claims(id), await claims(open.id)]).toEqual([1, 0]);
  });

  it('of options that are not on offer, or of two where one is to be chosen, is refused', async () => {
    const { id } = await visitors.add({ groups: GROUPS });
    for (const options of [[9], [1, 2]]) {
      expect((await visitors.claim(people().user, id, options)).status).toBe(422);
    }
    expect(await claims(id)).toBe(0);
  });

  it('makes pages that show what is left late, not stale at once', async () => {
    const { id } = await visitors.add({ quota: 5 });
    const stale: string[] = [];
    app.services.tags.onChange(names => void stale.push(...names));
    await visitors.claimed(people().user, id);
    expect(stale).toEqual(['counts:promotion', `counts:promotion:${id}`]);
  });
});

describe('a code', () => {
  it('is redeemed once by the owner of the page, however it is typed, and says later when that was', async () => {
    const { id } = await visitors.add({ groups: GROUPS });
    const { code } = await visitors.claimed(people().user, id, [3]);
    const typed = ` ${code.slice(0, 5).toLowerCase()}-${code.slice(5)} `;
    const first = await visitors.redeem(people().clinic, typed);
    expect([first.status, await first.json()]).toMatchObject([
      200,
      { code, price: 1_700_000, redeemed_at: NOW.toISOString(), options: [{}, { option: 'Siêu âm' }] },
    ]);
    const again = await after(1, () => visitors.redeem(people().clinic, code));
    expect(await refusal(again)).toMatchObject({
      status: 409,
      detail: 'Mã này đã được dùng lúc 09h00 19-11-2031.',
    });
    const own = await (await people().user(`/api/v1/promotion-claim/?promotion=${id}`)).json();
    expect(own.items).toMatchObject([{ state: 'redeemed', redeemed_at: NOW.toISOString(), qr_svg: null }]);
  });

  it('is unknown to other accounts than the owner of the page: another provider, the claimer, staff', async () => {
    const { code } = await visitors.claimed(people().user, (await visitors.add()).id);
    for (const who of [people().doctor, people().user, people().editor]) {
      expect((await visitors.redeem(who, code)).status).toBe(404);
    }
    expect((await visitors.redeem(people().clinic, 'KHONGCOMA2')).status).toBe(404);
    expect((await visitors.redeem(people().clinic, code)).status).toBe(200);
  });

  it('is shown to the owner of the page alone, before and after it is redeemed by the address in its picture', async () => {
    const { id } = await visitors.add({ groups: GROUPS });
    const { code } = await visitors.claimed(people().user, id, [3]);
    const path = `/api/v1/promotion-claim/${code.toLowerCase()}/`;
    expect(await (await people().clinic(path)).json()).toMatchObject({
      code,
      state: 'open',
      price: 1_700_000,
      redeemed_at: null,
      use_until: inDays(7),
      options: [{}, { option: 'Siêu âm' }],
      record: { kind: 'place', id: visitors.keepers.place },
    });
    for (const who of [people().doctor, people().user, people().editor]) expect((await who(path)).status).toBe(404);
    expect((await stranger()(path)).status).toBe(401);
    const address = app.services.config.origin + workspacePages.redeem({ code });
    expect((await visitors.redeem(people().clinic, address)).status).toBe(200);
    expect(await (await people().clinic(path)).json()).toMatchObject({ state: 'redeemed' });
  });

  it('can be used after the promotion ended, until the day that its page promised', async () => {
    const { id } = await visitors.add({ use_until: inDays(20) });
    const [late, inTime] = [await visitors.claimed(people().user, id), await visitors.claimed(people().doctor, id)];
    expect((await after(19, () => visitors.redeem(people().clinic, inTime.code))).status).toBe(200);
    const refused = await after(20, () => visitors.redeem(people().clinic, late.code));
    expect(await refusal(refused)).toMatchObject({
      status: 409,
      detail: 'Mã này đã hết hạn dùng từ 09-12-2031.',
    });
  });
});

it('a claim is in the export of the account, and goes with it', async () => {
  const { id } = await visitors.add({ title: 'Ưu đãi trong tệp xuất' });
  await visitors.claimed(people().moderator, id);
  const { id: account = 0 } =
    (await textOf(app.services.db.primary).first<{ id: number }>(
      'select account_id as id from promotion_claim where promotion_id = ?',
      [id],
    )) ?? {};
  const [part] = promotionData.export ?? [];
  expect(part && (await app.services.db.primary.rows(part.query(account)))).toMatchObject([
    { title: 'Ưu đãi trong tệp xuất' },
  ]);
  await app.services.db.transaction(async unit => promotionData.erase?.(unit, account));
  expect(await claims(id)).toBe(0);
});
