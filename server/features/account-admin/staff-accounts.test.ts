import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { textOf } from '../../platform/db/text.ts';
import { GOOD_PASSWORD, manyVisitors, post } from '../../testing/account-visits.ts';
import { logIn } from '../../testing/log-in.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Request } from '../../testing/visitor.ts';
import { createStaff } from './commands/create-staff.ts';
import { resetStaff } from './commands/reset-staff.ts';

let app: TestApp;
let visitor: () => Request;
beforeAll(async () => {
  app = await startTestApp({ world: 'tiny', config: { trustProxy: 1 } });
  visitor = manyVisitors(app);
});
afterAll(() => app.close());

const setPassword = (path: string | null | undefined) =>
  post(visitor(), path ?? '', { password: GOOD_PASSWORD, password_confirm: GOOD_PASSWORD });
const canLogIn = async (email: string, password: string) =>
  (await post(visitor(), '/dang-nhap', { email, password })).status === 200;
const audit = (action: string) =>
  textOf(app.services.db.primary).all('select actor_id, subject_id, fields from audit_entry where action = ?', [
    action,
  ]);

it('a staff account logs in once its owner has set a password, by a link that is good once', async () => {
  const { services } = app;
  const staff = { email: 'moi@antam.example', name: 'Vũ Mới', role: 'editor', actorId: null } as const;
  const made = await services.db.transaction(unit => createStaff(unit, services, staff));
  expect(made?.path).toMatch(/^\/quen-mat-khau\/[\w-]{43}\/$/);
  expect(await canLogIn(staff.email, GOOD_PASSWORD)).toBe(false);
  expect((await setPassword(made?.path)).status).toBe(200);
  expect((await setPassword(made?.path)).status).toBe(422);
  const request = visitor();
  const answer = await post(request, '/dang-nhap', { email: staff.email, password: GOOD_PASSWORD });
  expect(await answer.json()).toMatchObject({ role: 'editor' });
  expect(await (await request('/api/v1/account/')).json()).toMatchObject({
    second_factor: { is_set_up: false, is_required: true, is_passed: false },
  });
  expect(await services.db.transaction(unit => createStaff(unit, services, staff))).toBeUndefined();
  expect(await audit('account.create')).toMatchObject([{ actor_id: null, subject_id: made?.id }]);
});

it('a reset ends sessions and password, and the second factor where it is asked for', async () => {
  const { services } = app;
  const { email, password } = ACCOUNTS.editor;
  await services.db.transaction(unit =>
    textOf(unit).sql("update account set totp_secret = 'x', totp_confirmed_at = ? where email = ?", [
      services.clock.now(),
      email,
    ]),
  );
  const session = await logIn(app, email);
  const reset = (secondFactor: boolean) =>
    services.db.transaction(unit => resetStaff(unit, services, { email, secondFactor, actorId: null }));
  await reset(false);
  expect((await session('/api/v1/account/')).status).toBe(401);
  expect(await canLogIn(email, password)).toBe(false);
  const again = await reset(true);
  expect((await setPassword(again?.path)).status).toBe(200);
  expect(await canLogIn(email, GOOD_PASSWORD)).toBe(true);
  expect(await audit('account.reset')).toHaveLength(2);
});

it('a reset is for staff only', async () => {
  const { services } = app;
  for (const email of [ACCOUNTS.user.email, ACCOUNTS.doctor.email, 'khong-co@antam.example']) {
    const options = { email, secondFactor: true, actorId: null };
    expect(await services.db.transaction(unit => resetStaff(unit, services, options))).toBeUndefined();
  }
  expect(await canLogIn(ACCOUNTS.user.email, ACCOUNTS.user.password)).toBe(true);
});
