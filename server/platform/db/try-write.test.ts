import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FreshDatabase, openFreshDatabase } from '../../testing/fresh-database.ts';
import { platformEntities } from '../platform.entity.ts';
import { textOf } from './text.ts';
import { tryWrite } from './try-write.ts';

let fresh: FreshDatabase;
beforeAll(async () => {
  fresh = await openFreshDatabase(platformEntities);
});
afterAll(() => fresh.close());

it('A database that a backup of another engine has filled can be written, though the row of the check came with it', async () => {
  const { db } = fresh;
  const now = new Date('2026-11-28T03:00:00Z');
  const insert = "insert into setting (name, value, updated_at) values ('readiness', '{}', ?)";
  await db.transaction(unit => textOf(unit).sql(insert, [now]));
  await expect(tryWrite(db, now)).resolves.toBeUndefined();
  await expect(tryWrite(db, now)).resolves.toBeUndefined();
});
