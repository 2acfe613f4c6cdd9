import { afterAll, beforeAll, expect, it } from 'vitest';
import { textOf } from '../../platform/db/text.ts';
import { createTurns } from '../../platform/db/turns.ts';
import type { Linking } from '../../platform/linking/linking.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { linkRows } from './commands/link-rows.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ world: 'tiny' });
});
afterAll(() => app.close());

it('a reply that stands under several questions is searched for names once', async () => {
  const { services } = app;
  const { db, linking } = services;
  const posts = await textOf(db.primary).all<{ id: number }>('select id from post order by id');
  const ids = posts.map(({ id }) => Number(id));
  expect(ids.length).toBeGreaterThan(3);
  await db.transaction(unit => textOf(unit).sql('update post set body = ?', ['<p>Cảm ơn bác sĩ.</p>']));
  const source = linking.texts.find(({ table }) => table === 'post') ?? expect.fail('Posts are not linked');
  const read: string[] = [];
  const linkRow: Linking['linkRow'] = (...asked) => {
    read.push(asked[1].join());
    return linking.linkRow(...asked);
  };
  const work = { source, rows: ids, names: await linking.namesOf(db.primary), again: true };
  await linkRows({ ...services, linking: { ...linking, linkRow } }, createTurns(db), work);
  expect(read).toEqual(['<p>Cảm ơn bác sĩ.</p>']);
});
