import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Secret } from '../../platform/env/secret.ts';
import { sendMail } from '../../platform/mail/send-mail.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { eraseAccount } from './commands/erase-account.ts';
import { eraseAgain, rememberedErasures } from './commands/erase-again.ts';
import { erasePerson } from './commands/erase-person.ts';
import { addressHash, erasureHash } from './rules/erasure-hash.ts';
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
    tables.selectFrom('account').select(['id', 'createdAt', 'status']).where('email', '=', email),
  );
  return row && { id: row.id, createdAt: row.createdAt, status: row.status };
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

it('a person with an account whom staff erased is erased again, as one person', async () => {
  const { email } = ACCOUNTS.newcomer;
  await erasePerson(app.services, { email, actorId: null });
  const erasures = await rememberedErasures(app.services);
  expect(erasures.filter(erasure => 'addressHash' in erasure)).toEqual([
    { addressHash: expect.any(String), erasedAt: expect.any(Date), rows: expect.objectContaining({ account: 1 }) },
  ]);
  expect(JSON.stringify(erasures)).not.toContain(email);

  expect(await accountOf(restored, email)).toBeDefined();
  expect(await eraseAgain(restored.services, erasures)).toBe(1);
  expect(await accountOf(restored, email)).toBeUndefined();
  expect(await rememberedErasures(restored.services)).toEqual(erasures);
  expect(await eraseAgain(restored.services, erasures)).toBe(0);
});

it('an account stays whose former address a visitor had when the visitor was erased', async () => {
  const { email } = ACCOUNTS.favourite;
  await app.services.db.transaction(async unit => {
    await unit.run(tables.updateTable('account').set('email', 'moi@antam.example').where('email', '=', email));
    await sendMail(unit, app.services, { to: email, subject: 'Xin chào', text: 'a', html: '<p>a</p>' });
  });
  expect(await erasePerson(app.services, { email, actorId: null })).toMatchObject({ account: undefined });
  await eraseAgain(restored.services, await rememberedErasures(app.services));
  expect(await accountOf(restored, email)).toMatchObject({ status: 'active' });
});

it('the hash of an erased account is found by the secret of before, too, and by no other', () => {
  const account = { id: 7, createdAt: new Date('2031-03-01T02:00:00Z') };
  const [now, before] = [new Secret('n'.repeat(32)), new Secret('b'.repeat(32))];
  expect(erasureHash(now.reveal(), account)).not.toBe(erasureHash(before.reveal(), account));
  expect(erasureHash(now.reveal(), account)).not.toBe(erasureHash(now.reveal(), { ...account, id: 8 }));
  expect(erasureHash(now.reveal(), account)).toMatch(/^[\w-]{43}$/);
  expect(addressHash(now.reveal(), 'a@antam.example')).not.toBe(addressHash(before.reveal(), 'a@antam.example'));
});
