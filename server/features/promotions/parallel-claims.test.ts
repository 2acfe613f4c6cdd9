import { afterAll, beforeAll, expect, it } from 'vitest';
import { textOf } from '../../platform/db/text.ts';
import { addPromotionVisitors, type PromotionVisitors } from '../../testing/promotions.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { claimPromotion } from './commands/claim-promotion.ts';

const PEOPLE = 200;

let app: TestApp;
let visitors: PromotionVisitors;
let accounts: number[] = [];
beforeAll(async () => {
  app = await startTestApp({ world: 'tiny' });
  visitors = await addPromotionVisitors(app);
  const now = app.services.clock.now();
  accounts = await app.services.db.transaction(async unit => {
    const rows = await textOf(unit).sql<{ id: number }>(
      `insert into account (email, name, utm, status, created_at, updated_at)
       values ${Array.from({ length: PEOPLE }, () => "(?, 'Người nhận', '{}', 'active', ?, ?)").join(', ')} returning id`,
      Array.from({ length: PEOPLE }, (_, n) => [`nhan-${n}@antam.example`, now, now]).flat(),
    );
    return rows.map(({ id }) => id);
  });
});
afterAll(() => app.close());

/** The texts of refusals with how often each came; undefined for a claim that was made. */
async function outcomes(claims: ReadonlyArray<Promise<void>>): Promise<Map<string | undefined, number>> {
  const settled = await Promise.allSettled(claims);
  const texts = settled.map(result => (result.status === 'rejected' ? String(result.reason.detail) : undefined));
  return new Map([...Map.groupBy(texts, text => text)].map(([text, all]) => [text, all.length]));
}

const stored = (id: number) =>
  textOf(app.services.db.primary).first<{ claimed: number; rows: number }>(
    `select claimed, (select count(*) from promotion_claim where promotion_id = promotion.id) as rows
     from promotion where id = ?`,
    [id],
  );

it('200 accounts that claim at the same moment where ten may get exactly ten codes', async () => {
  const { id } = await visitors.add({ quota: 10 });
  const seen = await outcomes(
    accounts.map(account => claimPromotion(app.services, account, { promotion: id, options: [] })),
  );
  expect(seen).toEqual(
    new Map([
      [undefined, 10],
      ['Ưu đãi đã hết lượt.', 190],
    ]),
  );
  const { claimed, rows } = (await stored(id)) ?? {};
  expect([Number(claimed), Number(rows)]).toEqual([10, 10]);
});

it('one account that claims 50 times at the same moment gets one code, and one of the quota is used', async () => {
  const { id } = await visitors.add({ quota: 10 });
  const account = accounts[0] ?? 0;
  const seen = await outcomes(
    Array.from({ length: 50 }, () => claimPromotion(app.services, account, { promotion: id, options: [] })),
  );
  expect(seen).toEqual(
    new Map([
      [undefined, 1],
      ['Bạn đã nhận ưu đãi này.', 49],
    ]),
  );
  const { claimed, rows } = (await stored(id)) ?? {};
  expect([Number(claimed), Number(rows)]).toEqual([1, 1]);
});

it('one account that claims with different options at the same moment gets one choice, and reads of that one alone', async () => {
  const { user } = visitors.keepers.people;
  const options = [{ name: 'Một' }, { name: 'Hai' }, { name: 'Ba' }];
  const { id } = await visitors.add({ groups: [{ name: 'Kèm', options }] });
  const answers = await Promise.all([1, 2, 3, 1, 2, 3].map(option => visitors.claim(user, id, [option])));
  const [got, ...others] = answers.toSorted((a, b) => a.status - b.status);
  expect(others.map(({ status }) => status)).toEqual([409, 409, 409, 409, 409]);
  const { items } = await (await user(`/api/v1/promotion-claim/?promotion=${id}`)).json();
  expect([got?.status, await got?.json()]).toEqual([200, items[0]]);
  expect(items[0].options).toHaveLength(1);
});

it('a code that is redeemed 20 times at the same moment is redeemed once', async () => {
  const { people } = visitors.keepers;
  const { code } = await visitors.claimed(people.user, (await visitors.add()).id);
  const answers = await Promise.all(Array.from({ length: 20 }, () => visitors.redeem(people.clinic, code)));
  const statuses = answers.map(({ status }) => status).toSorted();
  expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
});
