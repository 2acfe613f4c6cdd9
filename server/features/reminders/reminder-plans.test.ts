import { afterAll, beforeAll, expect, it } from 'vitest';
import { bind } from '../../platform/db/compile-node.ts';
import { compiledFor } from '../../platform/db/query.ts';
import { textOf } from '../../platform/db/text.ts';
import { countForPlans, indexedPlanOf } from '../../testing/plans.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { markOfTheDay } from './commands/send-reminder.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ world: 'tiny' });
});
afterAll(() => app.close());

it('the reminders of one person for one day are found among those of everybody by an index', async () => {
  const { db, clock } = app.services;
  await db.transaction(async unit => {
    for (let number = 0; number < 500; number += 1) {
      const start = new Date(clock.now().getTime() + number * 60_000);
      await textOf(unit).sql(
        `insert into visit_reminder (booking_id, kind, channel, start_at, day, contact_hash)
         select min(id), 'two_days', 'mail', ?, '2031-11-25', ? from booking`,
        [start, `somebody ${number}`],
      );
    }
  });
  await countForPlans(app);
  const due = { kind: 'two_days', channel: 'mail', contactHash: 'somebody 7', day: '2031-11-25' } as const;
  const { statement, values } = compiledFor(db.engine, markOfTheDay(due, clock.now()));
  const plan = await indexedPlanOf(app, { sql: statement.sql, params: bind(statement, values) });
  expect(plan).toContain('visit_reminder_contact_hash_day_index');
});
