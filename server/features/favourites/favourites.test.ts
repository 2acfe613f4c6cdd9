import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { PLACES, PROFESSIONALS } from '@antam/fixtures/worlds/tiny/named.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textOf } from '../../platform/db/text.ts';
import { logIn } from '../../testing/log-in.ts';
import { ownFavourites } from '../../testing/own-favourites.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Request } from '../../testing/visitor.ts';
import { favouriteSchemas } from './contract.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ world: 'tiny' });
});
afterAll(() => app.close());

const schemas = () => favouriteSchemas(app.services.subjects.favourites.map(({ favourites }) => favourites));

const put = (request: Request, body: unknown) =>
  request('/api/v1/favourite/', { method: 'PUT', body: JSON.stringify(body) });
const stored = (table: 'place' | 'professional', id: number) =>
  textOf(app.services.db.primary).first<{ count: number }>(
    `select coalesce((select value from record_count where kind = ? and name = 'favourites' and record_id = ?), 0) as count`,
    [table, id],
  );
const { hospital, clinic, draft } = PLACES;
const { mai } = PROFESSIONALS;

describe('PUT favourite/', () => {
  it.each([
    ['a user', ACCOUNTS.user],
    ['[ROLE-29] an account that began at a favourite', ACCOUNTS.favourite],
  ])('[ROLE-18] [FAV-08] of %s answers the flag and the count of each kind of record', async (_, who) => {
    const user = await logIn(app, who.email);
    for (const [type, id] of [['place', hospital.id] as const, ['professional', mai.id] as const]) {
      const added = await put(user, { type, id, added: true });
      expect([added.status, await added.json()]).toEqual([200, { added: true, count: 1 }]);
      const removed = await put(user, { type, id, added: false });
      expect([removed.status, await removed.json()]).toEqual([200, { added: false, count: 0 }]);
    }
  });

  it.each([
    ['FAV-01', 'place', hospital.id],
    ['FAV-02', 'professional', mai.id],
  ] as const)(
    '[%s] [FAV-09] [FAV-10] counts one more %s when it is added, and one less when it is removed',
    async (_, type, id) => {
      const user = await logIn(app, ACCOUNTS.user.email);
      await put(user, { type, id, added: true });
      expect(await stored(type, id)).toEqual({ count: 1 });
      await put(user, { type, id, added: false });
      expect(await stored(type, id)).toEqual({ count: 0 });
    },
  );

  it('changes nothing when repeated, also at the same moment', async () => {
    const user = await logIn(app, ACCOUNTS.newcomer.email);
    const body = { type: 'place', id: clinic.id, added: true };
    const answers = await Promise.all(Array.from({ length: 8 }, () => put(user, body)));
    expect(new Set(answers.map(answer => answer.status))).toEqual(new Set([200]));
    expect(await stored('place', clinic.id)).toEqual({ count: 1 });
    await Promise.all(Array.from({ length: 8 }, () => put(user, { ...body, added: false })));
    expect(await stored('place', clinic.id)).toEqual({ count: 0 });
  });

  it('[ROLE-07] [FAV-18] refuses visitors with 403', async () => {
    const answer = await put(app.request, { type: 'place', id: hospital.id, added: true });
    expect([answer.status, (await answer.json()).code]).toEqual([403, 'SIGNUP_REQUIRED']);
  });

  it.each([
    [{ type: 'place', id: draft.id, added: true }, 404],
    [{ type: 'place', id: 2_000_000_000, added: true }, 404],
    [{ type: 'thread', id: 1, added: true }, 422],
    [{ type: 'place', id: '1 or 1=1', added: true }, 422],
    [{ type: 'place', id: 1, added: 'yes' }, 422],
    [{ type: 'place', id: 2 ** 40, added: true }, 422],
    [[], 422],
  ])('[FAV-03] [FAV-04] [FAV-05] answers %j with %i', async (body, status) => {
    const user = await logIn(app, ACCOUNTS.user.email);
    expect((await put(user, body)).status).toBe(status);
  });

  it('refuses to add beyond the limit, and still removes', async () => {
    const user = await logIn(app, ACCOUNTS.clinic.email);
    const { db, clock } = app.services;
    await db.transaction(async unit => {
      const [account] = await textOf(unit).sql<{ id: number }>('select id from account where email = ?', [
        ACCOUNTS.clinic.email,
      ]);
      for (let id = 1; id <= 500; id++) {
        await textOf(unit).sql('insert into favourite (account_id, type, entity_id, created_at) values (?, ?, ?, ?)', [
          account?.id ?? 0,
          'professional',
          10_000 + id,
          clock.now(),
        ]);
      }
    });
    const refused = await put(user, { type: 'place', id: hospital.id, added: true });
    expect([refused.status, (await refused.json()).id]).toEqual([422, [expect.stringContaining('500')]]);
    expect((await put(user, { type: 'professional', id: 10_001, added: false })).status).toBe(200);
    expect((await put(user, { type: 'place', id: hospital.id, added: true })).status).toBe(200);
    await put(user, { type: 'place', id: hospital.id, added: false });
  });
});

describe('GET favourite/', () => {
  it('lists own ones newest first with whole cards, and what is hidden not at all', async () => {
    const user = await logIn(app, ACCOUNTS.favourite.email);
    await put(user, { type: 'place', id: hospital.id, added: true });
    await put(user, { type: 'professional', id: mai.id, added: true });
    await app.services.db.transaction(unit =>
      textOf(unit).sql(`update favourite set created_at = ? where type = 'place'`, [new Date(0)]),
    );
    const list = schemas().list.parse(await (await user('/api/v1/favourite/')).json());
    expect(list).toMatchObject({
      count: 2,
      page: 1,
      pages: 1,
      items: [
        { type: 'professional', professional: { name: mai.name } },
        { type: 'place', place: { name: hospital.name } },
      ],
    });
    expect(schemas().ids.parse(await (await user('/api/v1/favourite/ids/')).json())).toMatchObject(
      await ownFavourites(user),
    );
    expect(await ownFavourites(user)).toEqual({ place: [hospital.id], professional: [mai.id] });
    await app.services.db.transaction(unit =>
      textOf(unit).sql(`update place set status = 'hidden' where id = ?`, [hospital.id]),
    );
    const rest = schemas().list.parse(await (await user('/api/v1/favourite/?page=99')).json());
    expect(rest).toMatchObject({ count: 1, items: [{ type: 'professional' }] });
    await app.services.db.transaction(unit =>
      textOf(unit).sql(`update place set status = 'published' where id = ?`, [hospital.id]),
    );
    const other = await logIn(app, ACCOUNTS.user.email);
    expect(await (await other('/api/v1/favourite/')).json()).toMatchObject({ count: 0, items: [] });
  });

  it('names every kind among the own ids, also those of which nothing is kept', async () => {
    const user = await logIn(app, ACCOUNTS.user.email);
    const ids = async () => (await user('/api/v1/favourite/ids/')).json();
    expect(await ids()).toEqual({ place: [], professional: [] });
    await put(user, { type: 'professional', id: mai.id, added: true });
    expect(await ids()).toEqual({ place: [], professional: [mai.id] });
    await put(user, { type: 'professional', id: mai.id, added: false });
  });

  it('is for accounts only', async () => {
    for (const path of ['/api/v1/favourite/', '/api/v1/favourite/ids/']) {
      expect((await app.request(path)).status).toBe(401);
    }
  });
});
