import { afterAll, beforeAll, expect, it } from 'vitest';
import { textOf } from '../platform/db/text.ts';
import { bringBackSkewed } from '../platform/jobs/skewed-times.ts';
import { indexedPlanOf, type SentStatement } from '../testing/plans.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ world: 'tiny' });
});
afterAll(() => app.close());

/** What is read to find messages of skewed clocks, as it is sent. */
async function sentStatements(): Promise<SentStatement[]> {
  const { db, clock } = app.services;
  const read = textOf(db.read);
  const { all, first } = read;
  const sent: SentStatement[] = [];
  Object.assign(read, {
    all: (sql: string, params: SentStatement['params']) => {
      sent.push({ sql, params });
      return all(sql, params);
    },
    first: (sql: string, params: SentStatement['params']) => {
      sent.push({ sql, params });
      return first(sql, params);
    },
  });
  try {
    await bringBackSkewed(db, clock.now(), 60_000);
  } finally {
    Object.assign(read, { all, first });
  }
  return sent;
}

it('what processes with skewed clocks left is found by indexes of its own, without all that waits for its time', async () => {
  const plans = [];
  for (const statement of await sentStatements()) plans.push(await indexedPlanOf(app, statement));
  expect(plans).toHaveLength(3);
  const { sqlite, postgresql } = INDEXES;
  for (const [number, pattern] of (app.services.db.engine === 'sqlite' ? sqlite : postgresql).entries()) {
    expect(plans[number]).toMatch(pattern);
  }
});

const INDEXES = {
  sqlite: [
    /outbox_message_at_once_index \(created_at>\?\)/,
    /outbox_message_tried_index \(available_at>\?\)/,
    /outbox_message_leased_index \(leased_until>\?\)/,
  ],
  postgresql: [
    /outbox_message_at_once_index[\s\S]*Index Cond: \(created_at > /,
    /outbox_message_tried_index[\s\S]*Index Cond: \(available_at > /,
    /outbox_message_leased_index[\s\S]*Index Cond: \(leased_until > /,
  ],
};
