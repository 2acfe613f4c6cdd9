import { existsSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWork } from '../../app/create-work.ts';
import { textOf } from '../../platform/db/text.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { erasePerson } from './commands/erase-person.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ world: 'tiny' });
});
afterAll(() => app.close());

const EMAIL = 'nguoi-duoc-xoa@antam.example';

/** How often a text stands in the file of the database and in its log. */
function timesOnDisk(text: string): number {
  const { database } = app.services.config;
  if (database.engine !== 'sqlite') return 0;
  const files = [database.file, `${database.file}-wal`].filter(file => existsSync(file));
  return files.reduce((sum, file) => sum + readFileSync(file, 'latin1').split(text).length - 1, 0);
}

describe.skipIf(process.env.TEST_DATABASE_URL)('The file of the database', () => {
  it('holds no byte of an erased person once the jobs after the erasure have run, nor does its log', async () => {
    const { db, clock } = app.services;
    const body = 'Nhận xét của người được xoá '.repeat(200);
    await db.transaction(unit =>
      textOf(unit).sql(
        `insert into comment (kind, entity_id, author_name, author_email, overall, body, body_hash, status, objections, created_at)
         values ('place', 1, 'Khách', ?, 5, ?, 'h', 'published', '[]', ?)`,
        [EMAIL, body, clock.now()],
      ),
    );
    expect(timesOnDisk(EMAIL)).toBeGreaterThan(0);
    await erasePerson(app.services, { email: EMAIL, actorId: null });
    await createWork(app.services).drain();
    expect(timesOnDisk(EMAIL)).toBe(0);
  });
});
