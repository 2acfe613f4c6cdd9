import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type FreshDatabase, openFreshDatabase } from '../../testing/fresh-database.ts';
import { platformEntities } from '../platform.entity.ts';
import { contentVersions, countChange, nextVersion } from './content-version.ts';
import { type Database, openDatabase } from './database.ts';
import { textOf } from './text.ts';

let fresh: FreshDatabase;
let other: Database;
beforeEach(async () => {
  fresh = await openFreshDatabase(platformEntities);
  other = await openDatabase(fresh.config, platformEntities);
});
afterEach(async () => {
  await other.close();
  await fresh.close();
});

const seen = async (db: Database) => (await contentVersions(db.read)).get('terms') ?? 0;
const raise = (db: Database) => db.transaction(unit => nextVersion(unit, 'terms'));

it('content versions count every change of this process at once, and of others in the next turn', async () => {
  expect(await seen(fresh.db)).toBe(0);
  await raise(fresh.db);
  expect(await seen(fresh.db)).toBe(1);
  await raise(fresh.db);
  expect(await seen(fresh.db)).toBe(2);
  await raise(other);
  await nextTurn();
  expect(await seen(fresh.db)).toBe(3);
});

it('content versions include a commit that comes while they are read', async () => {
  const after = raise(fresh.db).then(() => seen(fresh.db));
  expect(await seen(fresh.db)).toBeLessThan(2);
  expect(await after).toBe(1);
});

it('a content version is the sum of its rows, which parallel changes count in', async () => {
  const { db } = fresh;
  await Promise.all(Array.from({ length: 20 }, () => db.transaction(unit => countChange(unit, db.engine, 'terms'))));
  await raise(db);
  expect(await seen(db)).toBe(21);
});

it.skipIf(process.env.TEST_DATABASE_URL)('content versions are read once in one turn of the event loop', async () => {
  await nextTurn();
  const read = vi.spyOn(textOf(fresh.db.read), 'all');
  await seen(fresh.db);
  await seen(fresh.db);
  expect(read).toHaveBeenCalledTimes(1);
  await nextTurn();
  await seen(fresh.db);
  expect(read).toHaveBeenCalledTimes(2);
});
