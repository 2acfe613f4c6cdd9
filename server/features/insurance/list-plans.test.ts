import { aPlan } from '@antam/fixtures/factories/plans.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { textOf } from '../../platform/db/text.ts';
import { indexedPlanOf, statementsOf } from '../../testing/plans.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { reindex } from '../search/commands/reindex.ts';
import { planListQuery } from './contract.ts';
import { listPlans } from './queries/list-plans.ts';

const COPIES = 2_000;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ world: 'tiny' });
  const { db } = app.services;
  const { id } = await aPlan(db);
  await db.transaction(async unit => {
    const columns = 'slug, name, insurer, status, summary, terms, facts, packages, benefits, created_at, updated_at';
    await textOf(unit).sql(
      `insert into insurance_plan (sort_name, ${columns})
       select 'chuong trinh ' || term.id || ' ' || other.id, ${columns.replaceAll(/\b(?=\w)/g, 'plan.')}
       from insurance_plan as plan, term, term as other where plan.id = ? limit ?`,
      [id, COPIES],
    );
    await textOf(unit).sql('analyze insurance_plan');
  });
  await reindex(app.services);
});
afterAll(() => app.close());

/** With the readers whose statements are kept. */
const primary = () => ({ ...app.services, db: { ...app.services.db, read: app.services.db.primary } });

it.each([{}, { page: '100' }, { compare: '1,2', age: '30' }])(
  `${COPIES} plans are listed by the index of their names, without sorting: %j`,
  async query => {
    const sent = await statementsOf(app, async () => {
      const { items } = await listPlans(primary(), planListQuery.parse(query));
      expect(items).toHaveLength(12);
    });
    const plans = await Promise.all(
      sent.filter(({ sql }) => /from "insurance_plan"/.test(sql)).map(statement => indexedPlanOf(app, statement)),
    );
    expect(plans.length).toBeGreaterThan(1);
    expect(plans.filter(plan => /insurance_plan_name_index/.test(plan)).length).toBeGreaterThan(0);
    for (const plan of plans) expect(plan).not.toMatch(/SCAN insurance_plan\b(?! USING)|Seq Scan|TEMP B-TREE|\bSort\b/);
  },
);

it('of the plans that fit words, only those of the page are read with what their cards show', async () => {
  const sent = await statementsOf(app, async () => {
    const { items, count } = await listPlans(primary(), planListQuery.parse({ q: 'chuong trinh mau', page: '100' }));
    expect([items.length, count]).toEqual([12, COPIES]);
  });
  const cards = sent.filter(({ sql }) => sql.includes('"summary"'));
  const read = await Promise.all(cards.map(({ sql, params }) => textOf(app.services.db.primary).all(sql, params)));
  expect(read.map(rows => rows.length)).toEqual([12]);
});
