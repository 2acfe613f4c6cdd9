import { afterAll, beforeAll, expect, it } from 'vitest';
import { textOf } from '../../platform/db/text.ts';
import { indexedPlanOf, type SentStatement, statementsOf } from '../../testing/plans.ts';
import { addPromotionVisitors, type PromotionVisitors } from '../../testing/promotions.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { promotionListQuery } from './contract.ts';
import { listPromotions } from './queries/list-promotions.ts';
import { listStaffPromotions } from './queries/staff-promotions.ts';

let app: TestApp;
let visitors: PromotionVisitors;
beforeAll(async () => {
  app = await startTestApp({ world: 'tiny' });
  visitors = await addPromotionVisitors(app);
  await addMany(2_000, { from: -9, until: -1 });
  await addMany(400, { from: -1, until: 5 });
  await addMany(400, { from: 1, until: 5 });
  await visitors.add();
  await app.services.db.transaction(unit => textOf(unit).sql('analyze'));
});
afterAll(() => app.close());

/** Adds promotions of places other than the clinic, from so many days on until so many. */
function addMany(count: number, { from, until }: { from: number; until: number }): Promise<unknown> {
  const now = app.services.clock.now();
  const [startsAt, endsAt] = [from, until].map(days => new Date(now.getTime() + days * 86_400_000));
  return app.services.db.transaction(unit =>
    textOf(unit).sql(
      `insert into promotion (slug, title, category, place_id, new_price, starts_at, ends_at, use_until, groups, status, created_at, updated_at)
       select 'thu', 'Thử', 'package', place.id, 1, ?, ?, ?, '[]', 'published', ?, ? from place, term where place.status = 'published' and place.id <> ? limit ?`,
      [startsAt ?? now, endsAt ?? now, endsAt ?? now, now, now, visitors.keepers.place, count],
    ),
  );
}

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
  const [counted = '', running = ''] = await plansOf(await sentBy({}));
  // The page on which the last that run and the first to come stand.
  const [, , upcoming = ''] = await plansOf(await sentBy({ page: '34' }));
  // Any index will do to count, as long as what is over is not read.
  expect(counted).toMatch(/Index Cond: \(ends_at >|\(ends_at>\?\)/);
  expect(running).toMatch(/promotion_running_index/);
  expect(upcoming).toMatch(/promotion_upcoming_index/);
  for (const plan of [running, upcoming]) expect(plan).not.toMatch(SORTED);
});

it.each([
  ['ends_at', 'promotion_ends_index'],
  ['starts_at', 'promotion_starts_index'],
  ['title', 'promotion_title_index'],
] as const)('staff who sort all promotions by %s walk an index, and nothing is sorted', async (field, index) => {
  const { db, clock } = app.services;
  const query = { filter: { q: 'thu' }, ids: undefined, sort: { field, descending: true }, offset: 0, limit: 25 };
  const sent = await statementsOf(app, () => listStaffPromotions({ db, clock }, query));
  const [walked] = sent.filter(({ sql }) => sql.startsWith('select id from promotion'));
  const plan = await indexedPlanOf(app, walked ?? expect.fail('The list sends a statement'));
  expect(plan).toContain(index);
  expect(plan).not.toMatch(SORTED);
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
