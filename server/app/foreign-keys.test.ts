import { afterAll, beforeAll, expect, it } from 'vitest';
import { textOf } from '../platform/db/text.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ world: 'none' });
});
afterAll(() => app.close());

/** Areas, which nothing deletes. */
const NEVER_DELETED = new Set(['province', 'district', 'ward', 'former_province', 'former_ward']);

/** Columns with a foreign key that no index begins with. */
const UNINDEXED = {
  sqlite: `select t.name || '.' || f."from" as name, f."table" as target from sqlite_master t join pragma_foreign_key_list(t.name) f
    where t.type = 'table'
      and not exists (
        select 1 from pragma_index_list(t.name) i join pragma_index_info(i.name) c
        where c.seqno = 0 and c.name = f."from"
      )
      and not exists (select 1 from pragma_table_info(t.name) c where c.pk = 1 and c.name = f."from")
    order by 1`,
  postgresql: `select f.conrelid::regclass || '.' || a.attname as name, f.confrelid::regclass::text as target from pg_constraint f
    join pg_attribute a on a.attrelid = f.conrelid and a.attnum = f.conkey[1]
    where f.contype = 'f'
      and not exists (select 1 from pg_index i where i.indrelid = f.conrelid and i.indkey[0] = f.conkey[1])
    order by 1`,
};

it('who deletes a record finds the rows that name it by an index, whichever they are', async () => {
  const { db } = app.services;
  const rows = await textOf(db.read).all<{ name: string; target: string }>(UNINDEXED[db.engine], []);
  expect(rows.filter(({ target }) => !NEVER_DELETED.has(target)).map(({ name }) => name)).toEqual([]);
});
