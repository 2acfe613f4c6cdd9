import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createWork } from '../../app/create-work.ts';
import { type ConsoleCalls, consoleCalls } from '../../testing/console-calls.ts';
import { createDirectory } from '../../testing/directory.ts';
import { logIn } from '../../testing/log-in.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let editor: ConsoleCalls;
let draft: number;
let published: number;

beforeAll(async () => {
  app = await startTestApp({ world: 'tiny' });
  editor = consoleCalls(await logIn(app, ACCOUNTS.admin.email));
  const directory = await createDirectory(app.services);
  const [first, second] = [
    await directory.addPlace({ district: directory.district('dong-da') }),
    await directory.addPlace({
      province: directory.province('ho-chi-minh'),
      district: directory.district('thu-dau-mot'),
    }),
  ];
  const both = { name: 'Quách Mộc Miên', workplaces: [first, second] };
  draft = await directory.addProfessional({ ...both, status: 'draft' });
  published = await directory.addProfessional(both);
  await createWork(app.services).drain();
});
afterAll(() => app.close());

const found = async (q: string) =>
  (await editor.list<{ id: number }>('professionals', { filter: { q }, range: [0, 99] })).rows.map(({ id }) => id);

it('[ADMIN-03] the search of staff finds drafts and published professionals alike by where any of their places is', async () => {
  for (const q of [
    'mộc miên đống đa',
    'moc mien quan dong da',
    'mộc miên hà nội',
    'mộc miên hn',
    'mộc miên thủ dầu một',
    'mộc miên bình dương',
    'mộc miên sài gòn',
  ]) {
    expect([q, (await found(q)).toSorted()]).toEqual([q, [draft, published].toSorted()]);
  }
  for (const q of ['mộc miên cầu giấy', 'mộc miên đà nẵng', 'mộc miên bà rịa vũng tàu'])
    expect([q, await found(q)]).toEqual([q, []]);
});
