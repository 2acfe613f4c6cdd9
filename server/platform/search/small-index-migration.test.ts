import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FreshDatabase, openFreshDatabase } from '../../testing/fresh-database.ts';
import { migrationsOf } from '../db/migrations.ts';
import { nativeOf } from '../db/native.ts';
import { platformEntities } from '../platform.entity.ts';

let fresh: FreshDatabase;
beforeAll(async () => {
  fresh = await openFreshDatabase(platformEntities);
});
afterAll(() => fresh.close());

function statements(name: string): readonly string[] {
  const found = migrationsOf('sqlite').find(migration => migration.name === name);
  if (!found) throw new Error(`No migration ${name}`);
  return found.statements;
}

it('takes the words of kinds of the small index over into its table, without those of removed documents', ({
  skip,
}) => {
  const { sqlite } = nativeOf(fresh.db);
  if (!sqlite) return skip();
  const run = (sql: string) => sqlite.prepare(sql).run();
  // As it was before: a table of each kind, with words, and one row removed.
  run('drop table search_text_few');
  for (const sql of statements('0002-search-index')) {
    if (/virtual table search_text_(service|speciality|collection_\w+)/.test(sql)) run(sql);
  }
  run(`insert into search_text_service (rowid, tokens) values (7, 'noi soi §hanoi'), (8, 'nho rang')`);
  run(`insert into search_text_collection_place (rowid, tokens) values (9, 'noi tot')`);
  run('delete from search_text_service where rowid = 8');

  for (const sql of statements('0014-search-few')) run(sql);

  const found = sqlite.prepare('select rowid as id from search_text_few where search_text_few match ? order by rowid');
  expect(found.all('"noi"')).toEqual([{ id: 7 }, { id: 9 }]);
  expect(found.all('"so"* AND "§hanoi"')).toEqual([{ id: 7 }]);
  expect(found.all('"rang"')).toEqual([]);
  const left = sqlite.prepare(
    `select name from sqlite_master where name like 'search_text_%' and sql like 'create virtual%'`,
  );
  expect(left.all()).toContainEqual({ name: 'search_text_few' });
  expect(left.all()).not.toContainEqual({ name: 'search_text_service' });
});
