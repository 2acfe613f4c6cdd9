import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GOOD_PASSWORD, post } from '../../testing/account-visits.ts';
import { clock, removeFactor, renewCodes, startWithOwners } from '../../testing/second-factor-owners.ts';
import { authenticatorCode, beginSecondFactor, confirmSecret, setUpFactor } from '../../testing/second-factors.ts';
import { sentMails } from '../../testing/sent-mails.ts';
import { resetStaff } from '../account-admin/commands/reset-staff.ts';
import { recoveryCodes } from './contract.ts';

let owners: Awaited<ReturnType<typeof startWithOwners>>;
beforeAll(async () => {
  owners = await startWithOwners();
});
afterAll(() => owners.close());

const PATH = '/api/v1/account/second-factor/';
const problemOf = async (answer: Response): Promise<[number, unknown]> => [answer.status, await answer.json()];
const codeOf = async (answer: Response): Promise<unknown> => Object(await answer.json()).code;

describe('the password that is asked for again', () => {
  it('is needed to set up, to remove and for new recovery codes', async () => {
    const { request } = await owners.provider();
    for (const password of [undefined, '', 'không phải mật khẩu']) {
      expect(await problemOf(await post(request, PATH, { password }))).toMatchObject([
        422,
        { password: [expect.any(String)] },
      ]);
    }
    await setUpFactor(request, clock.now(), GOOD_PASSWORD);
    for (const change of [removeFactor, renewCodes]) {
      expect(await problemOf(await change(request))).toMatchObject([422, { password: [expect.any(String)] }]);
      expect((await change(request, 'không phải mật khẩu')).status).toBe(422);
    }
    expect((await renewCodes(request, GOOD_PASSWORD)).status).toBe(200);
    expect((await removeFactor(request, GOOD_PASSWORD)).status).toBe(204);
  });

  it('spends a try where it is wrong, and none where it is right', async () => {
    const { request } = await owners.provider();
    for (let i = 0; i < 9; i++) expect((await post(request, PATH, { password: `đoán ${i}` })).status).toBe(422);
    // The tenth point is given back each time.
    for (let i = 0; i < 3; i++) await beginSecondFactor(request, GOOD_PASSWORD);
    expect((await post(request, PATH, { password: 'đoán nữa' })).status).toBe(422);
    expect((await post(request, PATH, { password: GOOD_PASSWORD })).status).toBe(429);
  });

  it('is replaced by a login of the last ten minutes for accounts without a password', async () => {
    const { email, request } = await owners.provider();
    await owners.sql('update account set password_hash = null where email = ?', [email]);
    clock.advance(600_001);
    expect(await codeOf(await post(request, PATH, {}))).toBe('LOGIN_TOO_OLD');
    await owners.sql('update session set created_at = ? where account_id = (select id from account where email = ?)', [
      new Date(clock.now().getTime() - 600_000),
      email,
    ]);
    await setUpFactor(request, clock.now());
    expect((await renewCodes(request)).status).toBe(200);
    clock.advance(60_000);
    expect(await codeOf(await renewCodes(request))).toBe('LOGIN_TOO_OLD');
    expect(await codeOf(await removeFactor(request))).toBe('LOGIN_TOO_OLD');
  });

  it('allows ten changes and refuses the next, as each one is mailed to the owner', async () => {
    const { request } = await owners.provider();
    const statuses: number[] = [];
    for (let i = 0; i < 11; i++) statuses.push((await post(request, PATH, { password: GOOD_PASSWORD })).status);
    expect(statuses.filter(status => status === 200)).toHaveLength(10);
    expect(statuses.at(-1)).toBe(429);
  });

  it('does not spend a try on a right first code', async () => {
    const { request } = await owners.provider();
    for (let round = 0; round < 3; round++) {
      clock.advance(60_000);
      const secret = await beginSecondFactor(request, GOOD_PASSWORD);
      for (let i = 0; i < 3; i++) expect((await confirmSecret(request, '000000')).status).toBe(422);
      expect((await confirmSecret(request, authenticatorCode(secret, clock.now()))).status).toBe(200);
    }
  });
});

describe('the email messages', () => {
  it('tell the owner of each change, in text and HTML, without any secret', async () => {
    const { email, request } = await owners.provider();
    const first = await setUpFactor(request, clock.now(), GOOD_PASSWORD);
    clock.advance(60_000);
    const second = await setUpFactor(request, clock.now(), GOOD_PASSWORD);
    const renewed = recoveryCodes.parse(await (await renewCodes(request, GOOD_PASSWORD)).json()).recovery_codes;
    await removeFactor(request, GOOD_PASSWORD);
    const messages = (await owners.messagesTo(email)).filter(({ subject }) => /xác thực|dự phòng/.test(subject));
    expect(messages.map(({ subject }) => subject)).toEqual([
      'An Tâm: xác thực hai lớp đã được bật',
      'An Tâm: ứng dụng xác thực đã được thay',
      'An Tâm: mã dự phòng mới đã được tạo',
      'An Tâm: xác thực hai lớp đã được tắt',
    ]);
    const secrets = [first.secret, second.secret, ...first.codes, ...second.codes, ...renewed];
    for (const { text, html } of messages) {
      for (const body of [text, html]) {
        expect(body).toContain('Chào Trần Văn Minh,');
        expect(body).toContain('xin hãy đặt lại mật khẩu ngay');
        expect(body).toContain(`${owners.app.services.config.origin}/quen-mat-khau/`);
        expect(secrets.filter(secret => body.includes(secret))).toEqual([]);
      }
    }
  });

  it('tell staff that an operator took the second factor away, where there was one', async () => {
    const { email, request } = await owners.provider();
    await owners.sql("update account set role = 'editor', status = 'active' where email = ?", [email]);
    await setUpFactor(request, clock.now(), GOOD_PASSWORD);
    for (const secondFactor of [false, true, true]) {
      await owners.app.services.db.transaction(unit =>
        resetStaff(unit, owners.app.services, { email, secondFactor, actorId: null }),
      );
    }
    expect((await owners.subjectsTo(email)).filter(subject => subject.includes('đã được tắt'))).toHaveLength(1);
  });

  it('are not written for what was refused, nor to an account without an address', async () => {
    const { email, request } = await owners.provider();
    await beginSecondFactor(request, GOOD_PASSWORD);
    await confirmSecret(request, '000000');
    await removeFactor(request, GOOD_PASSWORD);
    expect(await owners.subjectsTo(email)).toHaveLength(1);
    await owners.sql('update account set email = null where email = ?', [email]);
    clock.advance(60_000);
    await setUpFactor(request, clock.now(), GOOD_PASSWORD);
    expect((await sentMails(owners.app)).filter(({ to }) => !to.includes('@'))).toEqual([]);
  });
});
