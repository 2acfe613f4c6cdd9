import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { textOf } from '../platform/db/text.ts';
import { createFormSite } from '../testing/form-site.ts';
import { logIn } from '../testing/log-in.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import type { Request } from '../testing/visitor.ts';

let app: TestApp;
let editor: Request;
beforeAll(async () => {
  app = await startTestApp({ world: 'tiny', site: await createFormSite() });
  editor = await logIn(app, ACCOUNTS.editor.email);
  const { db } = app.services;
  // As a replica to which no record has come yet.
  Object.assign(db, { read: { ...db.read, row: async () => undefined } });
});
afterAll(() => app.close());

it.each([
  ['article', 'article', 'name'],
  ['disease', 'disease', 'name'],
  ['drug', 'drug', 'name'],
  ['insurance', 'insurance_plan', 'name'],
  ['promotion', 'promotion', 'title'],
  ['place', 'place', 'name'],
  ['professional', 'professional', 'name'],
])('the preview of a %s shows what was saved just now, though no replica has it yet', async (kind, table, column) => {
  const { db } = app.services;
  const row = await textOf(db.primary).first<{ id: number }>(`select min(id) as id from ${table}`);
  const id = Number(row?.id);
  const state = kind === 'promotion' || kind === 'place' ? 'hidden' : 'draft';
  await db.transaction(unit =>
    textOf(unit).sql(`update ${table} set status = ?, ${column} = ? where id = ?`, [state, 'Tên mới nhất', id]),
  );
  const asked = await editor('/api/admin/previews/', { method: 'POST', body: JSON.stringify({ kind, id }) });
  const { url }: { url: string } = await asked.json();
  const shown = await app.request(new URL(url).pathname, { headers: { accept: 'text/html' } });
  expect([shown.status, (await shown.text()).includes('Tên mới nhất')]).toEqual([200, true]);
});
