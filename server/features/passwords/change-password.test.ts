import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixedClock } from '../../platform/clock/clock.ts';
import { textOf } from '../../platform/db/text.ts';
import { GOOD_PASSWORD, manyVisitors, post } from '../../testing/account-visits.ts';
import { NEXT, passwordVisits } from '../../testing/password-visits.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Request } from '../../testing/visitor.ts';

let app: TestApp;
let visitor: () => Request;
beforeAll(async () => {
  const clock = fixedClock(new Date('2031-03-01T02:00:00Z'));
  app = await startTestApp({ config: { trustProxy: 1 }, services: { clock } });
  visitor = manyVisitors(app);
});
afterAll(() => app.close());

const { signUp, resetPath, reset, change, canLogIn, isLoggedIn, messagesTo } = passwordVisits(
  () => app,
  () => visitor(),
);

describe('POST /doi-mat-khau', () => {
  it('[AUTH-61] [AUTH-62] [AUTH-64] answers name, email address and phone number of the account', async () => {
    const email = 'doi-ten@thu.example';
    const answer = await change(await signUp(email));
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { name: 'Trần Văn Minh', email, mobile_phone: 'Chưa cung cấp' },
    ]);
  });

  it('[AUTH-58] [AUTH-59] [AUTH-60] takes the current password and the next one twice, and tells the owner', async () => {
    const email = 'doi-mot@thu.example';
    expect((await change(await signUp(email))).status).toBe(200);
    expect(await messagesTo(email, 'đã được đổi')).toBe(1);
  });

  it('[AUTH-65] [ROLE-11] sets another password, ends all other sessions and renews this one', async () => {
    const email = 'doi@thu.example';
    const here = await signUp(email);
    const there = visitor();
    await post(there, '/dang-nhap', { email, password: GOOD_PASSWORD });
    const before = await (await here('/api/v1/account/session/')).json();
    expect((await change(here)).status).toBe(200);
    expect([await isLoggedIn(here), await isLoggedIn(there)]).toEqual([true, false]);
    const after = await (await here('/api/v1/account/session/')).json();
    expect(after).toHaveLength(1);
    expect(before.map(({ id }: { id: number }) => id)).not.toContain(after[0].id);
    expect([await canLogIn(email, GOOD_PASSWORD), await canLogIn(email, NEXT)]).toEqual([false, true]);
  });

  it('[ROLE-11] is refused to visitors', async () => {
    const answer = await change(visitor());
    expect([answer.status, await answer.json()]).toMatchObject([401, { code: 'UNAUTHENTICATED' }]);
  });

  it('makes a mailed link to a new password invalid', async () => {
    const request = await signUp('thu-cu@thu.example');
    const path = await resetPath('thu-cu@thu.example');
    expect((await change(request)).status).toBe(200);
    expect((await reset(path)).status).toBe(422);
  });

  it('[ERR-21] refuses a wrong current password, a repetition that differs, a weak and the same password', async () => {
    const request = await signUp('sai@thu.example');
    for (const [body, field] of [
      [{ password: 'not this one' }, 'password'],
      [{ password: undefined }, 'password'],
      [{ new_password_confirm: 'another one' }, 'new_password_confirm'],
      [{ new_password: '12345678', new_password_confirm: '12345678' }, 'new_password'],
      [{ new_password: GOOD_PASSWORD, new_password_confirm: GOOD_PASSWORD }, 'new_password'],
      [{ new_password: { a: 1 } }, 'new_password'],
    ] as const) {
      const answer = await change(request, body);
      expect([answer.status, await answer.json()]).toMatchObject([
        422,
        { [field]: expect.arrayContaining([expect.any(String)]) },
      ]);
    }
    expect(await canLogIn('sai@thu.example', GOOD_PASSWORD)).toBe(true);
  });

  it('is limited against guesses in a browser that was left open', async () => {
    const request = await signUp('doan@thu.example');
    for (let i = 0; i < 10; i++) expect((await change(request, { password: `guess ${i}` })).status).toBe(422);
    expect((await change(request)).status).toBe(429);
  });

  it('sends an account without a password to the mailed link', async () => {
    const request = await signUp('mang-xa-hoi@thu.example');
    await app.services.db.transaction(unit =>
      textOf(unit).sql("update account set password_hash = null where email = 'mang-xa-hoi@thu.example'"),
    );
    const answer = await change(request);
    expect([answer.status, await answer.json()]).toMatchObject([
      422,
      { password: [expect.stringContaining('Quên mật khẩu')] },
    ]);
    expect((await reset(await resetPath('mang-xa-hoi@thu.example'))).status).toBe(200);
    expect(await canLogIn('mang-xa-hoi@thu.example', NEXT)).toBe(true);
  });
});
