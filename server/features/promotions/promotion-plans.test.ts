import { afterAll, beforeAll, expect, it } from 'vitest';
import { textOf } from '../../platform/db/text.ts';
import { indexedPlanOf, type SentStatement, statementsOf } from '../../testing/plans.ts';
import { addPromotionVisitors, type PromotionVisitors } from '../../testing/promotions.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { promotionListQuery } from './contract.ts';
import { listPromotions } from './queries/list-promotions.ts';

let app: TestApp;
let visitors: PromotionVisitors;
beforeAll(async () => {
  app = await startTestApp({ world: 'tiny' });
  visitors = await addPromotionVisitors(app);
  const { place } = visitors.keepers;
  await app.services.db.transaction(unit =>
    textOf(unit).sql(
      `insert into promotion (slug, title, category, place_id, new_price, starts_at, ends_at, use_until, groups, status, created_at, updated_at)
       select 'thu', 'Thử', 'package', place.id, 1, ?, ?, ?, '[]', 'published', ?, ? from place, term where place.id <> ? limit 2000`,
      [...times(-9, -1, -1), app.services.clock.now(), app.services.clock.now(), place],
    ),
  );
  await visitors.add();
  await visitors.add(
    Object.fromEntries(['starts_at', 'ends_at'].map((name, n) => [name, inDays(n + 1).toISOString()])),
  );
  await app.services.db.transaction(unit => textOf(unit).sql('analyze'));
});
afterAll(() => app.close());

const inDays = (days: number) => new Date(app.services.clock.now().getTime() + days * 86_400_000);
const times = (...days: number[]) => days.map(inDays);

/** The statements about promotions behind a list. */
async function sentBy(query: object): Promise<SentStatement[]> {
  const { db, clock } = app.services;
  const services = { clock, db: { ...db, read: db.primary } };
  const sent = await statementsOf(app, () => listPromotions(services, promotionListQuery.parse(query)));
  return sent.filter(({ sql }) => /from "promotion/.test(sql));
}

const plansOf = async (statements: readonly SentStatement[]) =>
  Promise.all(statements.map(statement => indexedPlanOf(app, statement)));
const SORTED = /TEMP B-TREE|\bSort\b/;

it('promotions that run and those to come are found in their order by an index each, past the ones that are over', async () => {
  const [counted = '', running = '', upcoming = ''] = await plansOf(await sentBy({}));
  expect(counted).toMatch(/promotion_running_index/);
  expect(running).toMatch(/promotion_running_index/);
  expect(upcoming).toMatch(/promotion_upcoming_index/);
  for (const plan of [running, upcoming]) expect(plan).not.toMatch(SORTED);
});

it('the strip of one place reads its own promotions alone', async () => {
  const plans = await plansOf(await sentBy({ place: String(visitors.keepers.place) }));
  expect(plans).toHaveLength(3);
  // Those to come are so few that the engine may as well begin with them.
  for (const plan of plans) expect(plan).toMatch(/promotion_(place_id_ends_at_id|upcoming)_index/);
});

it('own codes are found by their account, and a code by itself', async () => {
  const { people } = visitors.keepers;
  const { code } = await visitors.claimed(people.user, (await visitors.add()).id);
  const sent = await statementsOf(app, async () => {
    expect((await people.user('/api/v1/promotion-claim/')).status).toBe(200);
  });
  const own = sent.filter(({ sql }) => /from "promotion_claim/.test(sql));
  expect(await plansOf(own)).toEqual([expect.stringMatching(/promotion_claim_account_id_claimed_at_index/)]);
  const byCode = { sql: 'select * from promotion_claim where code = ?', params: [code] };
  expect(await indexedPlanOf(app, byCode)).toMatch(/promotion_claim_code_unique/);
});
