import { afterAll, beforeAll, expect, it } from 'vitest';
import { bind } from '../../platform/db/compile-node.ts';
import { compiledFor } from '../../platform/db/query.ts';
import { textOf } from '../../platform/db/text.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { textsAfter } from './commands/rebuild-links.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const IN_ORDER_OF_IDS = /USING (INTEGER PRIMARY KEY \(rowid>\?\)|COVERING INDEX \w+ \(id>\?\))$/;

it('the texts that a rebuild links are read in the order of their ids, without sorting all of them for each batch', async ({
  skip,
}) => {
  const { db, linking } = app.services;
  if (db.engine !== 'sqlite') return skip();
  expect(linking.texts.length).toBeGreaterThan(3);
  for (const source of linking.texts) {
    const { statement, values } = compiledFor('sqlite', textsAfter(source, 7));
    const plan = await textOf(db.primary).all<{ detail: string }>(
      `explain query plan ${statement.sql}`,
      bind(statement, values),
    );
    expect(plan.map(({ detail }) => detail)).toEqual([expect.stringMatching(IN_ORDER_OF_IDS)]);
  }
});
