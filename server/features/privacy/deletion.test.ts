import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { PLACES } from '@antam/fixtures/worlds/tiny/named.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWork } from '../../app/create-work.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { textOf } from '../../platform/db/text.ts';
import { logIn } from '../../testing/log-in.ts';
import { sentMails } from '../../testing/sent-mails.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Request } from '../../testing/visitor.ts';

const DAY_MS = 86_400_000;

let app: TestApp;
let ahead = 0;
const clock: Clock = { now: () => new Date(Date.parse('2026-11-21T03:00:00Z') + ahead) };
beforeAll(async () => {
  app = await startTestApp({ world: 'tiny', services: { clock } });
});
afterAll(() => app.close());

const post = (request: Request, path: string, body: unknown) =>
  request(path, { method: 'POST', body: JSON.stringify(body) });
const askDeletion = (request: Request, password: string) => post(request, '/api/v1/account/deletion/', { password });
const rowOf = (name: string) =>
  textOf(app.services.db.primary).first<Record<string, unknown>>('select * from account where name = ?', [name]);

describe('deletion', () => {
  it('is planned after the password was given, announced by mail, and can be taken back', async () => {
    const user = await logIn(app, ACCOUNTS.favourite.email);
    const wrong = await askDeletion(user, 'not the password');
    expect([wrong.status, (await wrong.json()).password]).toEqual([422, ['Mật khẩu không đúng.']]);
    const planned = await askDeletion(user, ACCOUNTS.favourite.password);
    expect(await planned.json()).toEqual({ deletion_due: '28-11-2026' });
    ahead = DAY_MS;
    expect(await (await askDeletion(user, ACCOUNTS.favourite.password)).json()).toEqual({ deletion_due: '28-11-2026' });
    const mails = (await sentMails(app)).filter(mail => mail.subject.includes('sẽ được xoá'));
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('28-11-2026');
    const cancelled = await user('/api/v1/account/deletion/', { method: 'DELETE' });
    expect(await cancelled.json()).toEqual({ deletion_due: null });
    ahead = 9 * DAY_MS;
    await createWork(app.services).drain();
    expect(await rowOf(ACCOUNTS.favourite.name)).toMatchObject({ email: ACCOUNTS.favourite.email });
    ahead = 0;
  });

  it('empties the account once the days of grace are over, not before', async () => {
    const { email, password, name } = ACCOUNTS.newcomer;
    const user = await logIn(app, email);
    const { id: account } = (await rowOf(name)) ?? {};
    await user('/api/v1/favourite/', {
      method: 'PUT',
      body: JSON.stringify({ type: 'place', id: PLACES.clinic.id, added: true }),
    });
    await askDeletion(user, password);
    ahead = 7 * DAY_MS - 1_000;
    await createWork(app.services).drain();
    expect((await user('/api/v1/account/')).status).toBe(200);
    ahead = 7 * DAY_MS;
    await createWork(app.services).drain();
    expect((await user('/api/v1/account/')).status).toBe(401);
    const { db } = app.services;
    const left = await textOf(db.primary).first<Record<string, unknown>>('select * from account where id = ?', [
      Number(account),
    ]);
    expect(left).toMatchObject({ status: 'anonymised', name: 'Thành viên ẩn danh', email: null, mobile_phone: null });
    expect(left?.password_hash).toBeNull();
    const count = await textOf(db.primary).first<{ count: number }>(
      "select value as count from record_count where kind = 'place' and record_id = ?",
      [PLACES.clinic.id],
    );
    expect(count?.count).toBe(0);
    const again = await post(app.request, '/api/v1/login/', { email, password });
    expect(again.status).toBe(401);
    ahead = 0;
  });

  it('spares an account that has become one of staff meanwhile', async () => {
    const { email, password, name } = ACCOUNTS.placeApplicant;
    await askDeletion(await logIn(app, email), password);
    await app.services.db.transaction(unit =>
      textOf(unit).sql(`update account set role = 'editor' where email = ?`, [email]),
    );
    ahead = 8 * DAY_MS;
    await createWork(app.services).drain();
    expect(await rowOf(name)).toMatchObject({ email });
    ahead = 0;
  });

  it('is refused to staff and to visitors', async () => {
    const admin = await logIn(app, ACCOUNTS.admin.email);
    expect((await askDeletion(admin, ACCOUNTS.admin.password)).status).toBe(403);
    expect((await askDeletion(app.request, 'x')).status).toBe(401);
  });
});
