import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixedClock } from '../../platform/clock/clock.ts';
import { textOf } from '../../platform/db/text.ts';
import { promotionDrafts } from '../../testing/promotion-drafts.ts';
import { addPromotionVisitors, type PromotionVisitors } from '../../testing/promotions.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { keptPromotion } from './contract.ts';

const NOW = new Date('2031-11-19T02:00:00Z');

let app: TestApp;
let visitors: PromotionVisitors;
beforeAll(async () => {
  app = await startTestApp({ world: 'tiny', services: { clock: fixedClock(NOW) } });
  visitors = await addPromotionVisitors(app);
});
afterAll(() => app.close());

const people = () => visitors.keepers.people;
const { inDays, draft, send, create } = promotionDrafts(() => visitors, NOW);

describe('a promotion', () => {
  it('that is sent ten times at the same moment is stored once', async () => {
    const title = 'Gửi mười lần';
    const answers = await Promise.all(Array.from({ length: 10 }, () => create(people().clinic, { title })));
    const kept = await Promise.all(answers.map(async answer => keptPromotion.parse(await answer.json())));
    expect(new Set(kept.map(({ id }) => id)).size).toBe(1);
    const sql = 'select id from promotion where title = ?';
    expect(await textOf(app.services.db.primary).all(sql, [title])).toHaveLength(1);
  });

  it('that was ended or edited is stored a second time where its first words are sent again', async () => {
    const stored = async (more: object) => keptPromotion.parse(await (await create(people().clinic, more)).json());
    const ended = { title: 'Kết thúc rồi gửi lại', groups: [{ name: 'Kèm', options: [{ name: 'Một' }] }] };
    const first = await stored(ended);
    expect((await stored(ended)).id).toBe(first.id);
    await send(people().clinic, 'POST', `/api/v1/own-promotion/${first.id}/end/`);
    const second = await stored(ended);
    expect(second).toMatchObject({ ends_at: inDays(7), state: 'running' });
    expect(second.id).not.toBe(first.id);
    const change = { ...draft({ ...ended, new_price: 500_000 }), updated_at: second.updated_at };
    expect((await send(people().clinic, 'PUT', `/api/v1/own-promotion/${second.id}/`, change)).status).toBe(200);
    const third = await stored(ended);
    expect(third.new_price).toBe(600_000);
    expect(third.id).not.toBe(second.id);
    expect((await stored(ended)).id).toBe(third.id);
  });

  it('is stored beside others of the same moment, unless it came with the key of another one', async () => {
    const title = 'Gửi hai loại';
    const prices = [100_000, 200_000, 100_000, 200_000];
    const answers = await Promise.all(prices.map(new_price => create(people().clinic, { title, new_price })));
    const kept = await Promise.all(answers.map(async answer => keptPromotion.parse(await answer.json())));
    expect(kept.map(({ new_price }) => new_price)).toEqual(prices);
    expect(new Set(kept.map(({ id }) => id)).size).toBe(2);
    const keyed = (new_price: number) =>
      people().clinic('/api/v1/own-promotion/', {
        method: 'POST',
        body: JSON.stringify(draft({ title, new_price })),
        headers: { 'idempotency-key': 'mot-khoa-cua-form' },
      });
    const withKey = await Promise.all([300_000, 400_000].map(keyed));
    expect(withKey.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    const sql = 'select id from promotion where title = ?';
    expect(await textOf(app.services.db.primary).all(sql, [title])).toHaveLength(3);
  });
});
