import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GOOD_PASSWORD, mailedLink, post } from '../../testing/account-visits.ts';
import { clock, startWithOwners } from '../../testing/second-factor-owners.ts';
import { authenticatorCode, beginSecondFactor, confirmSecret, setUpFactor } from '../../testing/second-factors.ts';
import { sentMails } from '../../testing/sent-mails.ts';

let owners: Awaited<ReturnType<typeof startWithOwners>>;
beforeAll(async () => {
  owners = await startWithOwners();
});
afterAll(() => owners.close());

const NEXT = 'mật khẩu tiếp theo đây';
/** What an account has was set up while nobody had proven its address. */
const unproven = (email: string) => owners.sql('update account set email_confirmed_at = null where email = ?', [email]);
const codeOf = async (answer: Response): Promise<unknown> => Object(await answer.json()).code;

describe('a new password by a mailed link', () => {
  async function resetPath(email: string): Promise<string> {
    await post(owners.visitor(), '/quen-mat-khau/', { email });
    return mailedLink(await sentMails(owners.app), email, '/quen-mat-khau/').path;
  }
  const reset = (path: string, request = owners.visitor()) =>
    post(request, path, { password: NEXT, password_confirm: NEXT });

  it('takes away what was set up before the address was proven, and says so', async () => {
    const { email, request: squatter } = await owners.provider();
    await setUpFactor(squatter, clock.now(), GOOD_PASSWORD);
    await unproven(email);
    await owners.sql(
      `insert into social_identity (account_id, provider, subject, created_at)
       select id, 'google', 'squatter', ? from account where email = ?`,
      [clock.now(), email],
    );
    expect((await reset(await resetPath(email))).status).toBe(200);
    expect([await owners.hasFactor(email), await owners.storedCodes(email)]).toEqual([false, 0]);
    expect(await owners.sql("select id from social_identity where subject = 'squatter'", [])).toEqual([]);
    expect((await squatter('/api/v1/account/')).status).toBe(401);
    expect((await owners.logIn(email, NEXT)).status).toBe(200);
    const message = (await owners.messagesTo(email)).find(({ subject }) => subject.includes('đã được đổi'));
    for (const body of [message?.text, message?.html]) {
      expect(body?.replace(/\s+/g, ' ')).toMatch(/xác thực hai lớp cùng các mã dự phòng; đăng nhập qua dịch vụ khác/);
    }
  });

  it('leaves a confirmed account its second factor, its codes and its social logins', async () => {
    const { email, request } = await owners.provider();
    const { secret } = await setUpFactor(request, clock.now(), GOOD_PASSWORD);
    await owners.sql(
      `insert into social_identity (account_id, provider, subject, created_at)
       select id, 'google', 'owner', ? from account where email = ?`,
      [clock.now(), email],
    );
    expect((await reset(await resetPath(email))).status).toBe(200);
    expect(await codeOf(await owners.logIn(email, NEXT))).toBe('SECOND_FACTOR_REQUIRED');
    clock.advance(60_000);
    expect((await owners.logIn(email, NEXT, authenticatorCode(secret, clock.now()))).status).toBe(200);
    expect(await owners.storedCodes(email)).toBe(10);
    expect(await owners.sql("select id from social_identity where subject = 'owner'", [])).toHaveLength(1);
    const message = (await owners.messagesTo(email)).find(({ subject }) => subject.includes('đã được đổi'));
    expect(message?.text).not.toContain('xác thực hai lớp');
  });

  it('leaves no second factor to a squatter who confirms one at the same moment', async () => {
    for (let round = 0; round < 4; round++) {
      const { email, request: squatter } = await owners.provider();
      const secret = await beginSecondFactor(squatter, GOOD_PASSWORD);
      await unproven(email);
      const path = await resetPath(email);
      const owner = owners.visitor();
      await owner('/api/v1/site/');
      const [done] = await Promise.all([
        reset(path, owner),
        ...[1, 2, 3].map(() => confirmSecret(squatter, authenticatorCode(secret, clock.now()))),
        beginSecondFactor(squatter, GOOD_PASSWORD).catch(() => undefined),
      ]);
      expect(done.status).toBe(200);
      expect([await owners.hasFactor(email), await owners.storedCodes(email)]).toEqual([false, 0]);
      expect((await squatter('/api/v1/account/')).status).toBe(401);
      expect((await owners.logIn(email, NEXT)).status).toBe(200);
    }
  });

  it('ends a set-up that was begun before, also of a confirmed account', async () => {
    const { email, request: thief } = await owners.provider();
    const secret = await beginSecondFactor(thief, GOOD_PASSWORD);
    const path = await resetPath(email);
    const [done] = await Promise.all([
      reset(path),
      confirmSecret(thief, '000000'),
      beginSecondFactor(thief, GOOD_PASSWORD).catch(() => undefined),
    ]);
    expect(done.status).toBe(200);
    expect((await confirmSecret(thief, authenticatorCode(secret, clock.now()))).status).toBe(401);
    expect(await owners.hasFactor(email)).toBe(false);
  });

  it('is set once, where one link is used several times at the same moment on a squatted account', async () => {
    const { email, request: squatter } = await owners.provider();
    await setUpFactor(squatter, clock.now(), GOOD_PASSWORD);
    await unproven(email);
    const path = await resetPath(email);
    const browsers = [owners.visitor(), owners.visitor(), owners.visitor()];
    await Promise.all(browsers.map(browser => browser('/api/v1/site/')));
    const answers = await Promise.all(browsers.map(browser => reset(path, browser)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    expect(await owners.hasFactor(email)).toBe(false);
    const messages = (await owners.messagesTo(email)).filter(({ subject }) => subject.includes('đã được đổi'));
    expect(messages.map(({ text }) => text.includes('xác thực hai lớp'))).toEqual([true]);
  });
});
