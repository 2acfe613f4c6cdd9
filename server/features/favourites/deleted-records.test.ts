import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textOf } from '../../platform/db/text.ts';
import { type ConsoleCalls, consoleCalls } from '../../testing/console-calls.ts';
import { createDirectory, type Directory } from '../../testing/directory.ts';
import { logIn } from '../../testing/log-in.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Request } from '../../testing/visitor.ts';

let app: TestApp;
let admin: ConsoleCalls;
let user: Request;
let directory: Directory;
beforeAll(async () => {
  app = await startTestApp({ world: 'tiny' });
  admin = consoleCalls(await logIn(app, ACCOUNTS.admin.email));
  user = await logIn(app, ACCOUNTS.user.email);
  directory = await createDirectory(app.services);
});
afterAll(() => app.close());

const KINDS = [
  { kind: 'place', other: 'professional', resource: 'places' },
  { kind: 'professional', other: 'place', resource: 'professionals' },
] as const;
type Kind = (typeof KINDS)[number]['kind'];

const add = (kind: Kind) => (kind === 'place' ? directory.addPlace() : directory.addProfessional());
const set = (type: Kind, id: number, added: boolean) =>
  user('/api/v1/favourite/', { method: 'PUT', body: JSON.stringify({ type, id, added }) });
const rows = (kind: Kind, id: number) =>
  textOf(app.services.db.primary).all('select account_id from favourite where type = ? and entity_id = ?', [kind, id]);

describe.each(KINDS)('a $kind that is deleted', ({ kind, other, resource }) => {
  it('is removed from everybody’s favourites, and no other favourite is', async () => {
    const [gone, neighbour] = [await add(kind), await add(kind)];
    for (const id of [gone, neighbour]) expect((await set(kind, id, true)).status).toBe(200);
    // The same number names another record of the other kind.
    await app.services.db.transaction(unit =>
      textOf(unit).sql(
        `insert into favourite (account_id, type, entity_id, created_at)
         select account_id, ?, entity_id, created_at from favourite where type = ? and entity_id = ?`,
        [other, kind, gone],
      ),
    );
    expect((await admin.remove(`${resource}/${gone}`)).status).toBe(200);
    const ids = await (await user('/api/v1/favourite/ids/')).json();
    expect(ids[kind]).toContain(neighbour);
    expect(ids[kind]).not.toContain(gone);
    expect(ids[other]).toContain(gone);
    expect(await rows(kind, gone)).toEqual([]);
    expect(await (await set(kind, gone, false)).json()).toEqual({ added: false, count: 0 });
  });

  it('while favourites are added at the same moment leaves none behind, and no request waits for ever', async () => {
    for (let round = 0; round < 6; round++) {
      const id = await add(kind);
      if (round % 2 === 1) await set(kind, id, true);
      const [pressed, deletion] = await Promise.all([
        set(kind, id, round % 2 === 0),
        admin.remove(`${resource}/${id}`),
      ]);
      expect(deletion.status).toBe(200);
      expect([200, 404]).toContain(pressed.status);
      expect(await rows(kind, id)).toEqual([]);
    }
  });
});
