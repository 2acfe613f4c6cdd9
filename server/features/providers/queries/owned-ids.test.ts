import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { PLACES } from '@antam/fixtures/worlds/tiny/named.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textOf } from '../../../platform/db/text.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { ownsPage } from './owned-ids.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ world: 'tiny' });
});
afterAll(() => app.close());

/** The page of the clinic's account in the world. */
const page = { kind: 'place', id: PLACES.clinic.id } as const;

async function idOf({ email }: { readonly email: string }): Promise<number> {
  const row = await textOf(app.services.db.primary).first<{ id: number }>('select id from account where email = ?', [
    email,
  ]);
  return row?.id ?? 0;
}

describe('the page of a record', () => {
  it.each([
    ['the account that staff linked with it', ACCOUNTS.clinic, page, true],
    ['no stranger', ACCOUNTS.user, page, false],
    ['no owner of another page', ACCOUNTS.doctor, page, false],
    ['not the owner of the same id of another kind', ACCOUNTS.clinic, { kind: 'professional', id: page.id }, false],
    ['not the owner of another record of the kind', ACCOUNTS.clinic, { kind: 'place', id: page.id + 1 }, false],
  ] as const)('is owned by %s', async (_, account, record, owns) => {
    expect(await ownsPage(app.services.db.primary, await idOf(account), record)).toBe(owns);
  });

  it('is not owned by an account that waits for approval', async () => {
    const { db, clock } = app.services;
    const waiting = await idOf(ACCOUNTS.placeApplicant);
    await db.transaction(unit =>
      textOf(unit).sql('insert into provider_link (account_id, kind, entity_id, created_at) values (?, ?, ?, ?)', [
        waiting,
        page.kind,
        page.id,
        clock.now(),
      ]),
    );
    expect(await ownsPage(db.primary, waiting, page)).toBe(false);
    await db.transaction(unit => textOf(unit).sql("update account set status = 'active' where id = ?", [waiting]));
    expect(await ownsPage(db.primary, waiting, page)).toBe(true);
  });
});
