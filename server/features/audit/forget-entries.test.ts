import { afterAll, beforeAll, expect, it } from 'vitest';
import { fixedClock } from '../../platform/clock/clock.ts';
import { textOf } from '../../platform/db/text.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { forgetEntries } from './jobs/forget-entries.ts';

const clock = fixedClock(new Date('2026-11-28T03:00:00Z'));
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ services: { clock } });
});
afterAll(() => app.close());

const insert = `insert into audit_entry (at, actor_id, action, subject_kind, subject_id, fields, request_id)
  values (?, null, ?, 'place', 1, '[]', null)`;

it('An entry of the audit log goes when it is two years old, however many are, and younger ones stay', async () => {
  const { db } = app.services;
  const years = (count: number) => new Date(clock.now().getTime() - count * 365 * 86_400_000 - 60_000);
  await db.transaction(async unit => {
    for (let at = 0; at < 501; at += 1) await textOf(unit).sql(insert, [years(2), 'place.old']);
    await textOf(unit).sql(insert, [years(1), 'place.young']);
  });
  const context = { messageId: 1, attempt: 1, signal: new AbortController().signal };
  await forgetEntries.run(app.services, context);
  const left = await textOf(db.primary).all<{ action: string }>(
    `select distinct action from audit_entry where action in ('place.old', 'place.young')`,
  );
  expect(left).toEqual([{ action: 'place.young' }]);
});
