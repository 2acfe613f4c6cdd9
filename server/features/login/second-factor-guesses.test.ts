import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { GOOD_PASSWORD, post } from '../../testing/account-visits.ts';
import { clock, startWithOwners } from '../../testing/second-factor-owners.ts';
import { authenticatorCode, setUpFactor } from '../../testing/second-factors.ts';
import type { Request } from '../../testing/visitor.ts';

const MINUTE_MS = 60_000;
const TOLD = 'An Tâm: nhiều lần nhập sai mã xác thực';

let owners: Awaited<ReturnType<typeof startWithOwners>>;
beforeAll(async () => {
  owners = await startWithOwners();
});
afterAll(() => owners.close());

const codeOf = async (answer: Response): Promise<unknown> => Object(await answer.json()).code;

/** An owner with a second factor, whose browser is logged out; everybody knows the password. */
async function betrayed() {
  const { email, request: browser } = await owners.provider();
  const { secret, codes } = await setUpFactor(browser, clock.now(), GOOD_PASSWORD);
  await post(browser, '/dang-xuat/');
  const logIn = async (code: string, request: Request = owners.visitor(), more: object = {}) => {
    const answer = await post(request, '/api/v1/login/', { email, password: GOOD_PASSWORD, code, ...more });
    return answer.status === 200 ? 'in' : await codeOf(answer);
  };
  const rightCode = () => {
    clock.advance(MINUTE_MS);
    return authenticatorCode(secret, clock.now());
  };
  const told = async () => (await owners.subjectsTo(email)).filter(subject => subject === TOLD).length;
  return { email, browser, codes, logIn, rightCode, told };
}

describe('guesses of codes by an attacker who stole a password', () => {
  it('are limited to ten for the account, from however many addresses, also at the same moment', async () => {
    const { logIn } = await betrayed();
    const said = await Promise.all(Array.from({ length: 25 }, () => logIn('000000')));
    expect(said.toSorted()).toEqual([
      ...Array(15).fill('MAIL_CODE_REQUIRED'),
      ...Array(10).fill('SECOND_FACTOR_FAILED'),
    ]);
  });

  it('are reported to the owner by mail, once', async () => {
    const { logIn, told, browser } = await betrayed();
    for (let i = 0; i < 9; i++) expect(await logIn('000000')).toBe('SECOND_FACTOR_FAILED');
    expect(await told()).toBe(0);
    expect(await logIn('000000')).toBe('SECOND_FACTOR_FAILED');
    expect(await told()).toBe(1);
    for (let i = 0; i < 3; i++) expect(await logIn('000000')).toBe('MAIL_CODE_REQUIRED');
    for (let i = 0; i < 3; i++) expect(await logIn('000000', browser)).toBe('SECOND_FACTOR_FAILED');
    expect(await told()).toBe(1);
  });

  it('are reported at the next guess where the email message could not be written', async () => {
    const { logIn, told, browser } = await betrayed();
    for (let i = 0; i < 9; i++) expect(await logIn('000000')).toBe('SECOND_FACTOR_FAILED');
    const { db } = owners.app.services;
    const transaction = db.transaction.bind(db);
    let begun = 0;
    // The first is the try itself, the second the email message.
    const failing = vi.spyOn(db, 'transaction').mockImplementation(work => {
      begun += 1;
      return begun === 2 ? Promise.reject(new Error('the disk is full')) : transaction(work);
    });
    expect(await logIn('000000')).toBe('INTERNAL');
    failing.mockRestore();
    expect([begun, await told()]).toEqual([2, 0]);
    expect(await logIn('000000', browser)).toBe('SECOND_FACTOR_FAILED');
    expect(await told()).toBe(1);
  });

  it('do not keep the owner out of known browsers', async () => {
    const { logIn, rightCode, browser } = await betrayed();
    for (let i = 0; i < 12; i++) await logIn('000000');
    expect(await logIn(rightCode())).toBe('MAIL_CODE_REQUIRED');
    expect(await logIn(rightCode(), browser)).toBe('in');
  });

  it('do not keep an owner with access to the mailbox out of other browsers, by authenticator or recovery code', async () => {
    const { email, logIn, rightCode, codes } = await betrayed();
    for (let i = 0; i < 12; i++) await logIn('000000');
    for (const code of [rightCode, () => codes[0] ?? '']) {
      clock.advance(5 * MINUTE_MS);
      expect(await logIn(code())).toBe('MAIL_CODE_REQUIRED');
      const message = (await owners.messagesTo(email))
        .filter(({ subject }) => subject.startsWith('Mã xác nhận'))
        .at(-1);
      const mail_code = /: ([a-z2-9]{4}-[a-z2-9]{4})\n/.exec(message?.text ?? '')?.[1];
      // Strangers go on, and use up nothing of it.
      const guess = () => logIn('000000', owners.visitor(), { mail_code: 'aaaa-aaaa' });
      expect([await guess(), await guess(), await guess()]).toEqual(Array(3).fill('MAIL_CODE_FAILED'));
      expect(await logIn(code(), owners.visitor(), { mail_code })).toBe('in');
    }
  });

  it('are limited to ten in known browsers, too', async () => {
    const { logIn, browser, rightCode } = await betrayed();
    for (let i = 0; i < 10; i++) expect(await logIn('000000', browser)).toBe('SECOND_FACTOR_FAILED');
    expect(await logIn(rightCode(), browser)).toBe('TOO_MANY_REQUESTS');
  });
});
