import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GOOD_PASSWORD, post } from '../../testing/account-visits.ts';
import { clock, removeFactor, renewCodes, startWithOwners } from '../../testing/second-factor-owners.ts';
import { authenticatorCode, beginSecondFactor, confirmSecret, setUpFactor } from '../../testing/second-factors.ts';
import { secondFactorSetup } from './contract.ts';

let owners: Awaited<ReturnType<typeof startWithOwners>>;
beforeAll(async () => {
  owners = await startWithOwners();
});
afterAll(() => owners.close());

const PATH = '/api/v1/account/second-factor/';

describe('at the same moment', () => {
  it('two set-ups leave one secret, whose code alone is good', async () => {
    const { email, request } = await owners.provider();
    const secrets = await Promise.all([1, 2, 3].map(() => beginSecondFactor(request, GOOD_PASSWORD)));
    const answers = await Promise.all(
      secrets.map(secret => confirmSecret(request, authenticatorCode(secret, clock.now()))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await owners.storedCodes(email)).toBe(10);
    expect((await owners.subjectsTo(email)).filter(subject => subject.includes('đã được bật'))).toHaveLength(1);
    const won = secrets[answers.findIndex(({ status }) => status === 200)] ?? '';
    clock.advance(60_000);
    expect((await owners.logIn(email, GOOD_PASSWORD, authenticatorCode(won, clock.now()))).status).toBe(200);
  });

  it('two browsers that set up end with one of them, and the second factor of that one', async () => {
    const { email, request: here } = await owners.provider();
    const there = owners.visitor();
    await post(there, '/api/v1/login/', { email, password: GOOD_PASSWORD });
    /* Who is late finds the session over, or a secret that is no longer the one that waits. */
    const tries = await Promise.all(
      [here, there].map(async request => {
        const begun = await post(request, PATH, { password: GOOD_PASSWORD });
        if (begun.status !== 200) return begun.status;
        const { secret } = secondFactorSetup.parse(await begun.json());
        return (await confirmSecret(request, authenticatorCode(secret, clock.now()))).status;
      }),
    );
    const alive = await Promise.all([here, there].map(async request => (await request('/api/v1/account/')).status));
    expect(tries.filter(status => status === 200).length).toBeLessThanOrEqual(1);
    const won = tries.indexOf(200);
    expect(alive).toEqual(won < 0 ? [200, 200] : [0, 1].map(index => (index === won ? 200 : 401)));
    expect(await owners.storedCodes(email)).toBe(won < 0 ? 0 : 10);
  });

  it('a removal and new codes leave no codes behind, and one email message of each that was done', async () => {
    const { email, request } = await owners.provider();
    await setUpFactor(request, clock.now(), GOOD_PASSWORD);
    const [removed, again, renewed] = await Promise.all([
      removeFactor(request, GOOD_PASSWORD),
      removeFactor(request, GOOD_PASSWORD),
      renewCodes(request, GOOD_PASSWORD),
    ]);
    expect([removed.status, again.status].filter(status => status === 204)).toHaveLength(1);
    expect([await owners.storedCodes(email), await owners.hasFactor(email)]).toEqual([0, false]);
    const subjects = await owners.subjectsTo(email);
    expect(subjects.filter(subject => subject.includes('đã được tắt'))).toHaveLength(1);
    expect(subjects.filter(subject => subject.includes('mã dự phòng mới'))).toHaveLength(
      renewed.status === 200 ? 1 : 0,
    );
  });
});
