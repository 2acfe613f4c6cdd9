import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GOOD_PASSWORD, post, postForm } from '../../testing/account-visits.ts';
import { clock, startWithOwners } from '../../testing/second-factor-owners.ts';
import { setUpFactor } from '../../testing/second-factors.ts';
import type { Request } from '../../testing/visitor.ts';

const PATH = '/api/v1/account/data/';
const FORM = '/tai-khoan/du-lieu/?viec=tai-ve';

let owners: Awaited<ReturnType<typeof startWithOwners>>;
beforeAll(async () => {
  owners = await startWithOwners();
});
afterAll(() => owners.close());

const download = async (request: Request, password?: string) => {
  const answer = await post(request, PATH, password === undefined ? {} : { password });
  const isFile = answer.headers.get('content-type') === 'application/zip';
  return [answer.status, isFile ? 'ZIP' : Object(await answer.json()).code];
};

describe('the data of an account', () => {
  it('are sent after the password was given again, and never to a plain GET', async () => {
    const { request } = await owners.provider();
    expect(await download(request)).toEqual([422, 'INVALID']);
    expect(await download(request, 'không phải mật khẩu')).toEqual([422, 'INVALID']);
    expect(await download(request, GOOD_PASSWORD)).toEqual([200, 'ZIP']);
    expect((await request(PATH)).status).toBe(405);
  });

  it('are sent without script as well; a wrong password shows the page again', async () => {
    const { request } = await owners.provider();
    const wrong = await postForm(request, FORM, { password: 'không phải mật khẩu' });
    expect([wrong.status, owners.site.asked.at(-1)?.url, owners.site.asked.at(-1)?.formResult]).toMatchObject([
      422,
      FORM,
      { values: {}, problem: { password: ['Mật khẩu không đúng.'] } },
    ]);
    const file = await postForm(request, FORM, { password: GOOD_PASSWORD });
    const header = (name: string) => file.headers.get(name);
    expect([file.status, header('content-type'), header('location')]).toEqual([200, 'application/zip', null]);
    expect(header('content-disposition')).toBe('attachment; filename="du-lieu-an-tam.zip"');
    expect(
      Buffer.from(await file.arrayBuffer())
        .subarray(0, 2)
        .toString(),
    ).toBe('PK');
  });

  it('are limited for a person who guesses in an open browser', async () => {
    const { request } = await owners.provider();
    for (let i = 0; i < 10; i++) expect((await download(request, `đoán ${i}`))[0]).toBe(422);
    expect((await download(request, GOOD_PASSWORD))[0]).toBe(429);
  });

  it('of an account without a password are sent within ten minutes of a login', async () => {
    const { email, request } = await owners.provider();
    await owners.sql('update account set password_hash = null where email = ?', [email]);
    clock.advance(600_000);
    expect(await download(request)).toEqual([200, 'ZIP']);
    clock.advance(1);
    expect(await download(request)).toEqual([403, 'LOGIN_TOO_OLD']);
  });

  it('of an account with a second factor are sent to sessions that have shown it', async () => {
    const { email, request } = await owners.provider();
    await setUpFactor(request, clock.now(), GOOD_PASSWORD);
    expect(await download(request, GOOD_PASSWORD)).toEqual([200, 'ZIP']);
    await owners.sql(
      'update session set has_second_factor = ? where account_id = (select id from account where email = ?)',
      [false, email],
    );
    expect(await download(request, GOOD_PASSWORD)).toEqual([403, 'SECOND_FACTOR_REQUIRED']);
  });
});
