import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { rememberSecret, secretState } from '../../platform/auth/secret-fingerprint.ts';
import { fixedClock } from '../../platform/clock/clock.ts';
import { textOf } from '../../platform/db/text.ts';
import { Secret } from '../../platform/env/secret.ts';
import type { Services } from '../../platform/services.ts';
import { authenticatorCode } from '../../testing/second-factors.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { replaceRecoveryCodes } from './commands/renew-recovery-codes.ts';
import { rotateSecret } from './commands/rotate-secret.ts';
import { verifySecondFactor } from './commands/verify-second-factor.ts';
import { newTotpSecret, sealTotpSecret } from './rules/totp.ts';

const FIRST = 'the first of three secrets, long enough';
const SECOND = 'the second of three secrets, long enough';
const THIRD = 'the third of three secrets, long enough';
const clock = fixedClock(new Date('2026-03-01T08:00:00Z'));

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ services: { clock } });
});
afterAll(() => app.close());

/** The services of a process that knows these secrets, the current one first. */
function knowing(current: string, former?: string): Services {
  const secret = new Secret(current, former === undefined ? undefined : new Secret(former));
  return { ...app.services, config: { ...app.services.config, secret } };
}

interface Person {
  readonly id: number;
  readonly seed: string;
  readonly codes: readonly string[];
}

let people = 0;
/** A person whose second factor and recovery codes the services have made. */
async function person(services: Services): Promise<Person> {
  people += 1;
  const seed = newTotpSecret();
  return services.db.transaction(async unit => {
    const [row] = await textOf(unit).sql<{ id: number | string }>(
      `insert into account (email, name, role, status, utm, totp_confirmed_at, created_at, updated_at)
       values (?, 'Người Thử', 'professional', 'active', '{}', ?, ?, ?) returning id`,
      [`doi-khoa-${people}@example.vn`, clock.now(), clock.now(), clock.now()],
    );
    const id = Number(row?.id);
    const sealed = sealTotpSecret(services.config.secret, id, seed);
    await textOf(unit).sql('update account set totp_secret = ? where id = ?', [sealed, id]);
    return { id, seed, codes: await replaceRecoveryCodes(unit, services, id) };
  });
}

const verify = (services: Services, id: number, code: string) =>
  services.db.transaction(unit => verifySecondFactor(unit, services, id, code));
function codeOf({ seed }: Person): string {
  clock.advance(90_000);
  return authenticatorCode(seed, clock.now());
}

beforeEach(() =>
  app.services.db.transaction(async unit => {
    await textOf(unit).sql('delete from recovery_code');
    await textOf(unit).sql('update account set totp_secret = null, totp_confirmed_at = null');
    await textOf(unit).sql(`delete from setting where name in ('former-recovery-keys', 'secret-fingerprint')`);
  }),
);

it('a second factor and its recovery codes of the secret of before are accepted beside the new one', async () => {
  const one = await person(knowing(FIRST));
  const both = knowing(SECOND, FIRST);
  expect(await verify(both, one.id, codeOf(one))).toBe(true);
  expect(await verify(both, one.id, one.codes[0] ?? '')).toBe(true);
  expect(await verify(knowing(SECOND), one.id, codeOf(one))).toBe(false);
  expect(await verify(knowing(SECOND), one.id, one.codes[1] ?? '')).toBe(false);
});

it('after a rotation the new secret alone is enough, also after a second one, and each code stays good once', async () => {
  const one = await person(knowing(FIRST));
  expect(await rotateSecret(knowing(SECOND, FIRST), { dropLost: false })).toEqual({ sealed: 1, lost: 0 });
  expect(await rotateSecret(knowing(SECOND, FIRST), { dropLost: false })).toEqual({ sealed: 0, lost: 0 });
  const other = await person(knowing(SECOND));
  expect(await rotateSecret(knowing(THIRD, SECOND), { dropLost: false })).toEqual({ sealed: 2, lost: 0 });
  const now = knowing(THIRD);
  for (const somebody of [one, other]) {
    expect(await verify(now, somebody.id, codeOf(somebody))).toBe(true);
    expect(await verify(now, somebody.id, somebody.codes[3] ?? '')).toBe(true);
    expect(await verify(now, somebody.id, somebody.codes[3] ?? '')).toBe(false);
  }
  expect(await verify(now, one.id, other.codes[4] ?? '')).toBe(false);
});

it('a rotation keeps what no secret opens and says so, and takes it away only when asked for', async () => {
  const one = await person(knowing(FIRST));
  expect(await rotateSecret(knowing(THIRD, SECOND), { dropLost: false })).toEqual({ sealed: 0, lost: 1 });
  expect(await verify(knowing(FIRST), one.id, codeOf(one))).toBe(true);
  expect(await rotateSecret(knowing(THIRD, SECOND), { dropLost: true })).toEqual({ sealed: 0, lost: 1 });
  expect(await rotateSecret(knowing(THIRD, SECOND), { dropLost: true })).toEqual({ sealed: 0, lost: 0 });
  expect(await verify(knowing(FIRST), one.id, codeOf(one))).toBe(false);
});

it('a database knows with which secret it was used, and says of each whether it is that one', async () => {
  const { db } = app.services;
  const state = (services: Services) => secretState(db, services.config.secret);
  expect(await state(knowing(FIRST))).toBe('unused');
  await db.transaction(unit => rememberSecret(unit, new Secret(FIRST), clock.now()));
  expect(await state(knowing(FIRST))).toBe('current');
  expect(await state(knowing(SECOND, FIRST))).toBe('former');
  expect(await state(knowing(SECOND))).toBe('other');
  await rotateSecret(knowing(SECOND, FIRST), { dropLost: false });
  expect(await state(knowing(SECOND))).toBe('current');
  expect(await state(knowing(FIRST))).toBe('other');
});
