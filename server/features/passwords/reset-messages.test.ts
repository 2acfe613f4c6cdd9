import { afterAll, beforeAll, expect, it } from 'vitest';
import { createWork } from '../../app/create-work.ts';
import { fixedClock } from '../../platform/clock/clock.ts';
import { takeMailQuota } from '../../platform/mail/mail-quota.ts';
import { GOOD_PASSWORD, manyVisitors, post, signUpAs } from '../../testing/account-visits.ts';
import { sentMails } from '../../testing/sent-mails.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Request } from '../../testing/visitor.ts';

const MINUTE_MS = 60_000;
const NEXT = 'mật khẩu tiếp theo đây';
const clock = fixedClock(new Date('2031-03-01T02:00:00Z'));

let app: TestApp;
let visitor: () => Request;
beforeAll(async () => {
  app = await startTestApp({ config: { trustProxy: 1 }, services: { clock } });
  visitor = manyVisitors(app);
});
afterAll(() => app.close());

const forget = async (email: string) => (await post(visitor(), '/quen-mat-khau/', { email })).status;
/** Links to a new password that were mailed to an address, oldest first. */
const linksTo = async (email: string) =>
  (await sentMails(app))
    .filter(mail => mail.to === email)
    .flatMap(({ text }) => [...text.matchAll(/\/quen-mat-khau\/[\w-]{43}\//g)].map(([path]) => path));
const reset = async (path: string) => (await post(visitor(), path, { password: NEXT, password_confirm: NEXT })).status;

it('go at most every five minutes, however many ask, and every one works until its hour is over', async () => {
  const email = 'quen@thu.example';
  await signUpAs(visitor(), email);
  expect(await Promise.all(Array.from({ length: 8 }, () => forget(email)))).toEqual(Array(8).fill(200));
  await Promise.all([1, 2, 3].map(() => createWork(app.services).drain()));
  expect(await linksTo(email)).toHaveLength(1);
  clock.advance(5 * MINUTE_MS - 1);
  await forget(email);
  expect(await linksTo(email)).toHaveLength(1);
  clock.advance(1);
  await forget(email);
  const [first = '', second = ''] = await linksTo(email);
  expect(second).not.toBe('');
  // A stranger who asks for a second one does not take away the one that the owner has opened.
  expect(await reset(first)).toBe(200);
  expect(await reset(second)).toBe(422);
});

it('messages for a new password are never refused: while strangers ask all day, there is always one that works', async () => {
  const email = 'ca-ngay@thu.example';
  await signUpAs(visitor(), email);
  for (let tenMinutes = 0; tenMinutes < 18; tenMinutes++) {
    expect(await forget(email)).toBe(200);
    await linksTo(email);
    clock.advance(10 * MINUTE_MS);
  }
  const links = await linksTo(email);
  // Six ten minutes apart, then one each half an hour.
  expect(links).toHaveLength(10);
  expect(await forget(email)).toBe(200);
  expect(await reset((await linksTo(email)).at(-1) ?? '')).toBe(200);
});

it('go at once to who has set a password since and forgot it again', async () => {
  const email = 'lan-nua@thu.example';
  await signUpAs(visitor(), email);
  await forget(email);
  expect(await reset((await linksTo(email)).at(-1) ?? '')).toBe(200);
  await forget(email);
  expect(await linksTo(email)).toHaveLength(2);
  const passwords = { email, password: GOOD_PASSWORD };
  expect((await post(visitor(), '/dang-nhap', passwords)).status).toBe(401);
});

it('go to an unconfirmed address too, with the warning after them, when strangers used up its messages of the day', async () => {
  const email = 'lang-im@thu.example';
  await signUpAs(visitor(), email);
  const { db } = app.services;
  while (await db.transaction(unit => takeMailQuota(unit, app.services, email)));
  await forget(email);
  const [path = ''] = await linksTo(email);
  expect(await reset(path)).toBe(200);
  const subjects = (await sentMails(app)).filter(({ to }) => to === email).map(({ subject }) => subject);
  expect(subjects).toContain('Mật khẩu An Tâm của bạn đã được đổi');
});
