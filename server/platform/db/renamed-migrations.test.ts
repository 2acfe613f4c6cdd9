import { afterEach, beforeEach, expect, it } from 'vitest';
import { FEATURES } from '../../app/features.ts';
import { type FreshDatabase, openEmptyDatabase } from '../../testing/fresh-database.ts';
import { platformEntities } from '../platform.entity.ts';
import { nativeOf } from './native.ts';
import { textOf } from './text.ts';

/** What databases remember that were migrated while each engine had a folder of its own. */
const REMEMBERED = {
  both: [
    '0001-directory',
    '0002-search-index',
    '0003-media-main',
    '0004-place-professional-count',
    '0005-list-indexes',
    '0005-outbox-due',
    '0007-accounts',
    '0008-mail',
    '0009-analytics',
    '0011-social',
    '0012-staff-api',
    '0013-folded-names',
    '0015-token-purposes',
  ],
  sqlite: ['0014-search-few'],
  postgresql: ['0006-rate-limit'],
};

let fresh: FreshDatabase;
beforeEach(async () => {
  fresh = await openEmptyDatabase([...platformEntities, ...FEATURES.flatMap(feature => feature.entities)]);
});
afterEach(() => fresh.close());

/** Brings the tables to this migration and lets the database remember what it ran under the older names. */
async function migrateAsBefore(to: string, alsoRemembered: string[] = []): Promise<void> {
  const { db } = fresh;
  await (await nativeOf(db).orm()).migrator.up({ to });
  await db.transaction(async unit => {
    await textOf(unit).sql('delete from migration');
    for (const name of [...REMEMBERED.both, ...REMEMBERED[db.engine], ...alsoRemembered].sort())
      await textOf(unit).sql('insert into migration (name) values (?)', [name]);
  });
}

const remembered = async () =>
  (await textOf(fresh.db.read).all<{ name: string }>('select name from migration order by id')).map(row => row.name);

it('a new release finds nothing pending in a database that ran every migration under its older name', async () => {
  await migrateAsBefore('0016-contact-quotas', ['0016-contact-quotas']);
  const before = await remembered();
  expect((await fresh.db.pendingMigrations()).filter(name => name < '0017')).toEqual([]);
  expect(await remembered()).toEqual(before);
});

it('a new release runs only what is new on a database that ran the migrations before under older names', async () => {
  await migrateAsBefore('0015-token-purposes');
  const { db } = fresh;
  const pending = await db.pendingMigrations();
  expect(pending[0]).toBe('0016-contact-quotas');
  expect(await db.migrate()).toEqual(pending);
  expect(await db.pendingMigrations()).toEqual([]);
  expect(await db.migrate()).toEqual([]);
  expect(await (await nativeOf(db).orm()).schema.getUpdateSchemaSQL({ wrap: false })).toBe('');
  const names = await remembered();
  expect(names).toContain('0008-accounts');
  expect(names).not.toContain('0007-accounts');
  expect(new Set(names).size).toBe(names.length);
});
