import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { fixedClock } from '../clock/clock.ts';
import { textOf } from '../db/text.ts';
import { forgetMailQuotas, takeMailQuota } from './mail-quota.ts';
import { sendMail } from './send-mail.ts';

const clock = fixedClock(new Date('2031-11-20T02:00:00Z'));

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ services: { clock } });
});
afterAll(() => app.close());

const take = (address: string) => app.services.db.transaction(unit => takeMailQuota(unit, app.services, address));

it('an unconfirmed address gets five messages a day in Việt Nam, however it is written and however many ask at once', async () => {
  const taken = await Promise.all(
    Array.from({ length: 9 }, (_, i) => take(i % 2 ? 'An@thu.example' : 'an@thu.example')),
  );
  expect(taken.filter(Boolean)).toHaveLength(5);
  expect(await take('binh@thu.example')).toBe(true);
  clock.advance(15 * 3_600_000);
  expect(await take('an@thu.example')).toBe(true);
});

it('a message beyond them is not stored, one that nobody caused is, and what is rolled back counts for nothing', async () => {
  const mail = { to: 'cuong@thu.example', subject: 'Chào bạn', text: 'Chào bạn', html: '<p>Chào bạn</p>' };
  const send = (isUnconfirmed: boolean) =>
    app.services.db.transaction(unit => sendMail(unit, app.services, mail, { isUnconfirmed }));
  const undone = app.services.db.transaction(async unit => {
    await sendMail(unit, app.services, mail, { isUnconfirmed: true });
    throw new Error('rolled back');
  });
  await expect(undone).rejects.toThrow('rolled back');
  const sent: boolean[] = [];
  for (let number = 0; number < 7; number += 1) sent.push(await send(true));
  expect(sent).toEqual([true, true, true, true, true, false, false]);
  expect(await send(false)).toBe(true);
});

it('each kind of warning is counted apart from what strangers cause, and has an end as well', async () => {
  const address = 'canh-bao@thu.example';
  while (await take(address));
  const warn = (count?: string) =>
    app.services.db.transaction(unit => takeMailQuota(unit, app.services, address, count));
  const warned = [];
  for (let number = 0; number < 6; number += 1) warned.push(await warn('sign-in'));
  expect(warned).toEqual([true, true, true, true, true, false]);
  expect(await warn('password')).toBe(true);
});

it('nothing of a day stays when it is over', async () => {
  await take('dung@thu.example');
  clock.advance(24 * 3_600_000);
  await forgetMailQuotas(app.services.db, clock.now());
  expect(await textOf(app.services.db.primary).all('select day from mail_quota')).toEqual([]);
});
