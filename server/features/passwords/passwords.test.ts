import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixedClock } from '../../platform/clock/clock.ts';
import { textOf } from '../../platform/db/text.ts';
import { measureOf } from '../../platform/limits/call-ledger.ts';
import {
  confirmAddress,
  GOOD_PASSWORD,
  mailedLink,
  manyVisitors,
  post,
  postForm,
  visitorAt,
} from '../../testing/account-visits.ts';
import { createFormSite } from '../../testing/form-site.ts';
import { NEXT, passwordVisits } from '../../testing/password-visits.ts';
import { sentMails } from '../../testing/sent-mails.ts';
import { spendLimits } from '../../testing/spend-limit.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Request } from '../../testing/visitor.ts';
import { ENTRIES_BY_ADDRESS } from '../accounts/limits-contract.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const clock = fixedClock(new Date('2031-03-01T02:00:00Z'));

let app: TestApp;
let visitor: () => Request;
beforeAll(async () => {
  app = await startTestApp({ site: await createFormSite(), config: { trustProxy: 1 }, services: { clock } });
  visitor = manyVisitors(app);
});
afterAll(() => app.close());

const { forgot, signUp, resetPath, reset, canLogIn, isLoggedIn, messagesTo } = passwordVisits(
  () => app,
  () => visitor(),
);

describe('POST /quen-mat-khau/', () => {
  it('answers the same for known, unknown and disabled addresses, and mails the known ones only', async () => {
    await signUp('quen@thu.example');
    await signUp('khoa@thu.example');
    await app.services.db.transaction(unit =>
      textOf(unit).sql("update account set status = 'disabled' where email = 'khoa@thu.example'"),
    );
    const emails = ['quen@thu.example', 'khong-co@thu.example', 'khoa@thu.example'];
    const answers = await Promise.all(emails.map(email => forgot(email)));
    const bodies = await Promise.all(answers.map(async answer => [answer.status, await answer.json()]));
    expect(bodies[0]).toEqual([200, { message: expect.stringContaining('Nếu email này đã được đăng ký') }]);
    expect(bodies[1]).toEqual(bodies[0]);
    expect(bodies[2]).toEqual(bodies[0]);
    const counts: number[] = [];
    for (const email of emails) counts.push(await messagesTo(email, 'Đặt lại mật khẩu'));
    expect(counts).toEqual([1, 0, 0]);
  });

  it('does the same work in the request for known and unknown addresses', async () => {
    await signUp('bang-nhau@thu.example');
    const written = async () => {
      const one = async (table: string) =>
        Number((await textOf(app.services.db.primary).first<{ n: number }>(`select count(*) as n from ${table}`))?.n);
      return [await one('outbox_message'), await one('account_token'), await one('mail_message')];
    };
    const increase = async (email: string) => {
      const before = await written();
      await forgot(email);
      return (await written()).map((count, i) => count - (before[i] ?? 0));
    };
    expect(await increase('bang-nhau@thu.example')).toEqual([1, 0, 0]);
    expect(await increase('khong-ai@thu.example')).toEqual([1, 0, 0]);
  });

  it('is limited by the network address, and never by the address typed, registered or not', async () => {
    await signUp('nhieu-thu@thu.example');
    for (const email of ['nhieu-thu@thu.example', 'chua-co@thu.example']) {
      const said: string[] = [];
      for (let i = 0; i < 12; i++) {
        const answer = await forgot(email);
        said.push(`${answer.status} ${await answer.text()}`);
      }
      expect(new Set(said)).toEqual(
        new Set([expect.stringContaining('200 {"message":"Nếu email này đã được đăng ký')]),
      );
    }
    const at = (address: string) => forgot('ai-do@thu.example', visitorAt(app, address)).then(({ status }) => status);
    // As many people as share the address of a carrier, and no more than that.
    const { who, accepted } = measureOf(ENTRIES_BY_ADDRESS, { accountId: undefined, ip: '198.51.100.1' });
    await spendLimits(app, limit => limit(accepted, who, accepted.points - 21));
    const statuses: number[] = [];
    for (let i = 0; i < 22; i++) statuses.push(await at('198.51.100.1'));
    expect(statuses).toEqual([...Array.from({ length: 21 }, () => 200), 429]);
  });

  it('works without script, and refuses what is no address', async () => {
    const answer = await postForm(visitor(), '/quen-mat-khau/', { email: 'ai@thu.example' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/quen-mat-khau/?done=1']);
    for (const email of ['', 'x', 7, null, ['a@b.vn']]) {
      expect((await post(visitor(), '/quen-mat-khau/', { email })).status).toBe(422);
    }
  });
});

describe('POST /quen-mat-khau/{token}/', () => {
  it('[AUTH-61] [AUTH-62] [AUTH-63] answers name, email address and phone number of the account', async () => {
    const email = 'dat-ten@thu.example';
    await signUp(email, { mobile_phone: '0912345678' });
    await confirmAddress(app, email);
    const answer = await reset(await resetPath(email));
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { name: 'Trần Văn Minh', email, mobile_phone: '0912 345 678' },
    ]);
  });

  it('[AUTH-56] [AUTH-57] [AUTH-65] sets the password by which alone one logs in from then on', async () => {
    const email = 'dat-lai@thu.example';
    const browser = await signUp(email, { mobile_phone: '0912345678' });
    await confirmAddress(app, email);
    expect((await reset(await resetPath(email))).status).toBe(200);
    expect(await isLoggedIn(browser)).toBe(false);
    expect([await canLogIn(email, GOOD_PASSWORD), await canLogIn(email, NEXT)]).toEqual([false, true]);
    expect(await messagesTo(email, 'đã được đổi')).toBe(1);
  });

  it('[AUTH-64] answers "Chưa cung cấp" for a phone number that is not there, and confirms the address', async () => {
    const email = 'khong-so@thu.example';
    await signUp(email);
    expect(await (await reset(await resetPath(email))).json()).toMatchObject({ mobile_phone: 'Chưa cung cấp' });
    const request = visitor();
    await post(request, '/dang-nhap', { email, password: NEXT });
    expect(await (await request('/api/v1/account/')).json()).toMatchObject({ is_email_confirmed: true });
  });

  it('works without script', async () => {
    await signUp('bieu-mau@thu.example');
    const path = await resetPath('bieu-mau@thu.example');
    const answer = await postForm(visitor(), path, { password: NEXT, password_confirm: NEXT });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/dang-nhap?done=reset']);
    expect(await canLogIn('bieu-mau@thu.example', NEXT)).toBe(true);
  });

  it('[ERR-20] refuses two passwords that differ, weak ones and wrong types, and the link goes on working', async () => {
    const email = 'hai-lan@thu.example';
    await signUp(email);
    const path = await resetPath(email);
    for (const [body, field] of [
      [{ password_confirm: 'another one' }, 'password_confirm'],
      [{ password_confirm: undefined }, 'password_confirm'],
      [{ password: 'password1', password_confirm: 'password1' }, 'password'],
      [{ password: 'ngan', password_confirm: 'ngan' }, 'password'],
      [{ password: ['a'], password_confirm: NEXT }, 'password'],
    ] as const) {
      const answer = await reset(path, body);
      expect([answer.status, await answer.json()]).toMatchObject([
        422,
        { [field]: expect.arrayContaining([expect.any(String)]) },
      ]);
    }
    expect(await canLogIn(email, GOOD_PASSWORD)).toBe(true);
    expect((await reset(path)).status).toBe(200);
  });

  it('refuses a replayed, an expired, an older and a foreign link', async () => {
    const email = 'lien-ket@thu.example';
    await signUp(email);
    const confirmation = mailedLink(await sentMails(app), email, '/xac-thuc/').token;
    const older = await resetPath(email);
    clock.advance(5 * MINUTE_MS);
    const used = await resetPath(email);
    expect(older).not.toBe(used);
    expect((await reset(used)).status).toBe(200);
    expect((await reset(older)).status).toBe(422);
    const expired = await resetPath(email);
    clock.advance(HOUR_MS);
    for (const path of [
      used,
      expired,
      `/quen-mat-khau/${confirmation}/`,
      `/quen-mat-khau/${'A'.repeat(43)}/`,
      '/quen-mat-khau/short/',
      `/quen-mat-khau/${encodeURIComponent("' or 1=1 --")}/`,
      '/quen-mat-khau/%F0%9F%92%89/',
    ]) {
      const answer = await reset(path, {
        password: 'một mật khẩu khác nữa',
        password_confirm: 'một mật khẩu khác nữa',
      });
      expect([answer.status, await answer.json()]).toMatchObject([
        422,
        { code: 'LINK_INVALID', detail: expect.stringContaining('Xin vui lòng yêu cầu một liên kết mới.') },
      ]);
    }
    expect(await canLogIn(email, NEXT)).toBe(true);
  });

  it('accepts one of several requests that use one link at the same moment', async () => {
    const email = 'cung-luc@thu.example';
    await signUp(email);
    const path = await resetPath(email);
    const passwords = ['thứ nhất trong ba', 'thứ hai trong ba', 'thứ ba trong ba'];
    const requests = passwords.map(() => visitor());
    await Promise.all(requests.map(request => request('/api/v1/site/')));
    const answers = await Promise.all(
      passwords.map((password, i) => reset(path, { password, password_confirm: password }, requests[i])),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    const won = passwords[answers.findIndex(({ status }) => status === 200)] ?? '';
    expect(await canLogIn(email, won)).toBe(true);
    expect(await messagesTo(email, 'đã được đổi')).toBe(1);
  });

  it('refuses the link of an account that is disabled', async () => {
    await signUp('bi-khoa@thu.example');
    const path = await resetPath('bi-khoa@thu.example');
    await app.services.db.transaction(unit =>
      textOf(unit).sql("update account set status = 'disabled' where email = 'bi-khoa@thu.example'"),
    );
    expect((await reset(path)).status).toBe(422);
  });
});
