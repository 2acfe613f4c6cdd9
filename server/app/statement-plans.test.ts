import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SqlValue } from '../platform/db/engine.ts';
import { nativeOf } from '../platform/db/native.ts';
import { createStatementWatch } from '../platform/db/statement-watch.ts';
import { ACCESS } from '../testing/access-table.ts';
import { planOf } from '../testing/plans.ts';
import { createRoleVisitors, type RoleVisitor } from '../testing/role-visitors.ts';
import { sqliteSchema, weakSteps } from '../testing/sql/weak-steps.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import type { Request } from '../testing/visitor.ts';

let app: TestApp;
const sent = new Map<string, readonly SqlValue[]>();
beforeAll(async () => {
  const statements = createStatementWatch();
  const noted = (sql: string, values: readonly unknown[]) => void sent.set(sql, values.filter(isSqlValue));
  app = await startTestApp({
    world: 'tiny',
    config: { trustProxy: 1 },
    services: { statements: { ...statements, noted } },
  });
});
afterAll(() => app.close());

const isSqlValue = (value: unknown): value is SqlValue => typeof value !== 'object' || value === null;

/** Every call that only reads, by those who may make it, of the first record of its kind, and the sitemaps. */
async function readEverything(): Promise<void> {
  const open = await createRoleVisitors(app);
  const visitors = new Map<RoleVisitor, Request>();
  for (const [call, { may }] of Object.entries(ACCESS)) {
    const [method, path = ''] = call.split(' ');
    const who = may.at(-1);
    if (method !== 'GET' || who === undefined || path.includes('/dang-')) continue;
    const visitor = visitors.get(who) ?? (await open(who));
    visitors.set(who, visitor);
    await visitor(path.replace(/:\w+/g, '1'));
  }
  const index = await (await app.request('/sitemap.xml')).text();
  for (const [, address = ''] of index.matchAll(/<loc>https?:\/\/[^/]+(\/[^<]+)<\/loc>/g)) await app.request(address);
}

/** A list that a statement makes for itself of all records of a state. */
const WHOLE_LIST = /LIST SUBQUERY \d+\nSEARCH \w+ USING [^\n]*\((status|kind|type|role)=\?\)/;

describe('what reading calls ask SQLite', () => {
  it('is found by as many columns of an index as it names, and makes no list of all records for one of them', async () => {
    const { sqlite } = nativeOf(app.services.db);
    await readEverything();
    expect(sent.size).toBeGreaterThan(200);
    if (!sqlite) return;
    const schema = sqliteSchema(sqlite);
    const found: string[] = [];
    for (const [sql, params] of sent) {
      if (!/^\s*(select|with)\b/i.test(sql)) continue;
      const plan = await planOf(app, { sql, params });
      const weak = weakSteps(sql, plan.split('\n'), schema).map(({ step, better }) => `${step}; could: ${better}`);
      const whole = WHOLE_LIST.exec(plan)?.[0];
      for (const step of [...weak, ...(whole === undefined ? [] : [whole])]) found.push(`${step}\n${sql}`);
    }
    expect(found).toEqual([]);
  });
});
