import { afterEach, beforeEach, expect, it } from 'vitest';
import { textOf } from '../platform/db/text.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { createApp } from './create-app.ts';
import { listen } from './listen.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
});
afterEach(() => app.close());

const write = (sql: string) => app.services.db.transaction(unit => textOf(unit).sql(sql));

/** What a process that starts now says of itself. */
async function readiness() {
  const other = await listen(createApp(app.services), { port: 0 });
  try {
    const answer = await fetch(`${other.url}/readyz`);
    return [answer.status, ((await answer.json()) as { migrations: string }).migrations];
  } finally {
    await other.drain();
  }
}

it('a process is not ready beside a migration that only a newer version knows, unless the migration says that it may', async () => {
  expect(await readiness()).toEqual([200, 'ok']);
  await write("insert into migration (name) values ('9998-later')");
  expect(await readiness()).toEqual([503, 'failed']);
  expect(await app.services.db.newerMigrations()).toEqual(['9998-later']);
  await expect(app.services.db.migrate()).rejects.toThrow(/newer version \(9998-later\): run that version/);
  await write("insert into migration_note (name, beside) values ('9998-later', true)");
  expect(await readiness()).toEqual([200, 'ok']);
  await write("insert into migration (name) values ('9999-last')");
  await write("insert into migration_note (name, beside) values ('9999-last', false)");
  expect(await app.services.db.newerMigrations()).toEqual(['9999-last']);
});

it('each migration notes in the database whether the release before can go on beside it', async () => {
  const sql = "select name from migration_note where name = '0061-migration-notes' and beside";
  expect(await textOf(app.services.db.read).all(sql)).toHaveLength(1);
});
