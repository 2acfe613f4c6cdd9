import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { PLACES, PROFESSIONALS } from '@antam/fixtures/worlds/tiny/named.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWork } from '../../app/create-work.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { textOf } from '../../platform/db/text.ts';
import { logIn } from '../../testing/log-in.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { createVisitor, type Request } from '../../testing/visitor.ts';
import { issueToken } from '../accounts/commands/issue-token.ts';
import { handleAnonymise } from './jobs/anonymise.ts';

const PAUSE_MS = 150;

let app: TestApp;
let ahead = 0;
const clock: Clock = { now: () => new Date(Date.parse('2026-11-21T03:00:00Z') + ahead) };
beforeAll(async () => {
  app = await startTestApp({ world: 'tiny', services: { clock } });
});
afterAll(() => app.close());

const pause = () => new Promise(resolve => setTimeout(resolve, PAUSE_MS));
const favour = (request: Request, type: 'place' | 'professional', id: number, added = true) =>
  request('/api/v1/favourite/', { method: 'PUT', body: JSON.stringify({ type, id, added }) });
const countOf = async (type: 'place' | 'professional', id: number) =>
  (
    await textOf(app.services.db.primary).first<{ count: number }>(
      'select value as count from record_count where kind = ? and record_id = ?',
      [type, id],
    )
  )?.count ?? 0;

/** Plans the deletion and lets the days of grace pass. */
async function fallDue(request: Request, password: string): Promise<void> {
  const body = JSON.stringify({ password });
  const planned = await request('/api/v1/account/deletion/', { method: 'POST', body });
  expect(planned.status).toBe(200);
  ahead += 7 * 86_400_000;
}

describe('emptying an account', () => {
  it('counts a favourite down once when its owner removes it at the same moment', async () => {
    const { hospital } = PLACES;
    const [leaving, staying] = [await logIn(app, ACCOUNTS.user.email), await logIn(app, ACCOUNTS.favourite.email)];
    for (const request of [leaving, staying]) await favour(request, 'place', hospital.id);
    await fallDue(leaving, ACCOUNTS.user.password);
    const { db } = app.services;
    const inTheWay = db.transaction(async unit => {
      await textOf(unit).sql("update record_count set value = value where kind = 'place' and record_id = ?", [
        hospital.id,
      ]);
      await pause();
      await pause();
    });
    await pause();
    const lettingGo = favour(leaving, 'place', hospital.id, false);
    const emptying = createWork(app.services).drain();
    await Promise.all([inTheWay, lettingGo, emptying]);
    expect([200, 401]).toContain((await lettingGo).status);
    await createWork(app.services).drain();
    expect((await leaving('/api/v1/account/')).status).toBe(401);
    expect(await countOf('place', hospital.id)).toBe(1);
  });

  it('does not deadlock with a confirmation of the address or a decision on an application', async () => {
    const { clinic } = PLACES;
    const { db } = app.services;
    const { email, password } = ACCOUNTS.doctorApplicant;
    const leaving = await logIn(app, email);
    await favour(leaving, 'place', clinic.id);
    await fallDue(leaving, password);
    // Only now: no session of staff lives through the days of grace.
    const moderator = await logIn(app, ACCOUNTS.moderator.email);
    const row = await textOf(db.primary).first<{ accountId: number; id: number }>(
      `select a.id as "accountId", p.id from account a join provider_application p on p.account_id = a.id
       where a.email = ?`,
      [email],
    );
    const { accountId = 0, id = 0 } = row ?? {};
    const token = await db.transaction(unit =>
      issueToken(unit, app.services, { accountId, email, purpose: 'confirm-email', hours: 24 }),
    );
    const inTheWay = db.transaction(async unit => {
      await textOf(unit).sql("update record_count set value = value where kind = 'place' and record_id = ?", [
        clinic.id,
      ]);
      await pause();
      await pause();
      await pause();
    });
    await pause();
    // The job itself: the worker would first take up whatever else is due after days.
    const context = { messageId: 1, attempt: 1, signal: new AbortController().signal };
    const emptying = handleAnonymise(app.services).run({ accountId }, context);
    await pause();
    const confirming = createVisitor(app.url)(`/api/v1/confirm/${token}/`, { method: 'POST' });
    const body = JSON.stringify({ decision: 'refuse', version: 'đã đọc', reason: 'Thiếu giấy phép hành nghề.' });
    const deciding = moderator(`/api/admin/provider-applications/${id}/`, { method: 'PUT', body });
    const [confirmed, decided] = await Promise.all([confirming, deciding, inTheWay, emptying]);
    // The confirmation comes before the erasure or after it; which of them is first is the machine's.
    expect([200, 422]).toContain(confirmed.status);
    expect(decided.status).toBe(404);
    expect((await leaving('/api/v1/account/')).status).toBe(401);
  });

  it('leaves nothing behind of a favourite that is added at the same moment', async () => {
    const { mai } = PROFESSIONALS;
    const leaving = await logIn(app, ACCOUNTS.newcomer.email);
    await fallDue(leaving, ACCOUNTS.newcomer.password);
    const { db } = app.services;
    const account = await textOf(db.primary).first<{ id: number }>('select id from account where email = ?', [
      ACCOUNTS.newcomer.email,
    ]);
    const inTheWay = db.transaction(async unit => {
      await textOf(unit).sql('update account set updated_at = updated_at where id = ?', [account?.id ?? 0]);
      await pause();
      await pause();
    });
    const emptying = createWork(app.services).drain();
    await pause();
    const adding = favour(leaving, 'professional', mai.id);
    await Promise.all([inTheWay, adding, emptying]);
    const stored = await textOf(db.primary).all('select entity_id from favourite where account_id = ?', [
      account?.id ?? 0,
    ]);
    expect([stored, await countOf('professional', mai.id)]).toEqual([[], 0]);
  });
});
