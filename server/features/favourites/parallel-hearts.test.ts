import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordCounts } from '../../platform/counts/record-counts.ts';
import { textOf } from '../../platform/db/text.ts';
import { createDirectory } from '../../testing/directory.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { savePlaces } from '../places/commands/save-places.ts';
import { setFavourite } from './commands/set-favourite.ts';

let app: TestApp;
let accounts: number[] = [];
beforeAll(async () => {
  app = await startTestApp({ world: 'tiny' });
  const now = app.services.clock.now();
  accounts = await app.services.db.transaction(async unit => {
    const rows = await textOf(unit).sql<{ id: number }>(
      `insert into account (email, name, utm, status, created_at, updated_at)
       values ${Array.from({ length: HEARTS }, () => "(?, 'Tim', '{}', 'active', ?, ?)").join(', ')} returning id`,
      Array.from({ length: HEARTS }, (_, n) => [`tim-${n}@antam.example`, now, now]).flat(),
    );
    return rows.map(({ id }) => id);
  });
});
afterAll(() => app.close());

const HEARTS = 200;
const counts = (ids: readonly number[]) =>
  recordCounts(app.services.db.primary, { kind: 'place', name: 'favourites' }, ids);

describe('hearts at the same moment', () => {
  it('on one record are all counted', async () => {
    const directory = await createDirectory(app.services);
    const id = await directory.addPlace();
    await Promise.all(
      accounts.slice(0, 20).map(account => setFavourite(app.services, account, { type: 'place', id, added: true })),
    );
    expect(await counts([id])).toEqual(new Map([[id, 20]]));
  });

  it.skipIf(!process.env.TEST_DATABASE_URL)(
    'on 200 other records do not wait for one whose transaction is still open',
    async () => {
      const { services } = app;
      const like = await textOf(services.db.primary).first<{ placeType: number; province: number }>(
        'select place_type_id as "placeType", province_id as province from place order by id limit 1',
      );
      const names = Array.from({ length: HEARTS }, (_, n) => `Nơi số ${n}`);
      const places = await savePlaces(
        services,
        names.map(name => ({ ...like, name, status: 'published' })),
      );
      const pressed = Promise.withResolvers<void>();
      const end = Promise.withResolvers<void>();
      const [held = 0] = places;
      // A heart whose transaction has written everything and does not end.
      const tags: typeof services.tags = {
        ...services.tags,
        write: async (unit, names) => {
          await services.tags.write(unit, names);
          pressed.resolve();
          await end.promise;
        },
      };
      const holding = setFavourite({ ...services, tags }, accounts[0] ?? 0, { type: 'place', id: held, added: true });
      await Promise.race([pressed.promise, holding]);
      const others = places.slice(1);
      const answers = await Promise.all(
        others.map((id, n) => setFavourite(services, accounts[n + 1] ?? 0, { type: 'place', id, added: true })),
      );
      expect(new Set(answers.map(({ count }) => count))).toEqual(new Set([1]));
      end.resolve();
      expect(await holding).toEqual({ added: true, count: 1 });
      expect((await counts(places)).size).toBe(HEARTS);
    },
  );
});

it('a heart makes no cached page stale at once', async () => {
  const told: string[] = [];
  app.services.tags.onChange(names => void told.push(...names));
  const directory = await createDirectory(app.services);
  const id = await directory.addPlace();
  told.length = 0;
  await setFavourite(app.services, accounts[0] ?? 0, { type: 'place', id, added: true });
  expect(told).toEqual(['counts:place', `counts:place:${id}`]);
});
