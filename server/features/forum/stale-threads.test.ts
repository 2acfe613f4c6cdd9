import { aThread } from '@antam/fixtures/factories/threads.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { textOf } from '../../platform/db/text.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { storePost } from '../posts/commands/store-post.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ world: 'tiny' });
});
afterAll(() => app.close());

const told = async () => {
  const rows = await textOf(app.services.db.primary).all<{ name: string }>('select name from changed_tag');
  return new Set(rows.map(({ name }) => name));
};

it('a new reply makes stale its thread and the lists of threads, and no other thread', async () => {
  const { db } = app.services;
  const thread = await aThread(db);
  await aThread(db);
  const before = await told();
  await db.transaction(unit =>
    storePost(unit, app.services, {
      ...{ discussion: { kind: 'thread', id: thread.id }, place: 'reply', author: { accountId: null, name: 'Ai đó' } },
      ...{ body: { html: '<p>Trả lời.</p>', text: 'Trả lời.' }, hidingCreator: false, censorImages: false },
      ...{ answerType: 'member', replyer: null, objections: [], status: 'published', images: [] },
    }),
  );
  // The index of the search follows a little later.
  const names = [...(await told())].filter(name => !before.has(name) && name !== 'search');
  expect(names.sort()).toEqual(['thread', `thread:${thread.id}#posts`]);
});
