import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Secret } from '../../platform/env/secret.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { eraseAccount } from './commands/erase-account.ts';
import { eraseAgain, rememberedErasures } from './commands/erase-again.ts';
import { erasureHash } from './rules/erasure-hash.ts';
import { tables } from './tables.ts';

let app: TestApp;
let restored: TestApp;
beforeAll(async () => {
  [app, restored] = [await startTestApp({ world: 'tiny' }), await startTestApp({ world: 'tiny' })];
});
afterAll(async () => {
  await app.close();
  await restored.close();
});

async function accountOf({ services: { db } }: TestApp, email: string) {
  const row = await db.primary.row(
    tables.selectFrom('account').select(['id', 'created_at', 'status']).where('email', '=', email),
  );
  return row && { id: row.id, createdAt: row.created_at, status: row.status };
}

it('an account that was erased is erased again in a database that comes from a backup of before, and nobody else is', async () => {
  const { email } = ACCOUNTS.user;
  const account = await accountOf(app, email);
  if (!account) throw new Error('There is no such account');
  await app.services.db.transaction(unit => eraseAccount(app.services, unit, account));
  const erasures = await rememberedErasures(app.services);
  expect(erasures).toHaveLength(1);
  expect(JSON.stringify(erasures)).not.toContain(email);

  expect(await accountOf(restored, email)).toMatchObject({ status: 'active' });
  expect(await eraseAgain(restored.services, erasures)).toBe(1);
  expect(await accountOf(restored, email)).toBeUndefined();
  expect(await accountOf(restored, ACCOUNTS.favourite.email)).toMatchObject({ status: 'active' });
  expect(await rememberedErasures(restored.services)).toEqual(erasures);
  expect(await eraseAgain(restored.services, erasures)).toBe(0);
});

it('the hash of an erased account is found by the secret of before, too, and by no other', () => {
  const account = { id: 7, createdAt: new Date('2031-03-01T02:00:00Z') };
  const [now, before] = [new Secret('n'.repeat(32)), new Secret('b'.repeat(32))];
  expect(erasureHash(now.reveal(), account)).not.toBe(erasureHash(before.reveal(), account));
  expect(erasureHash(now.reveal(), account)).not.toBe(erasureHash(now.reveal(), { ...account, id: 8 }));
  expect(erasureHash(now.reveal(), account)).toMatch(/^[\w-]{43}$/);
});
