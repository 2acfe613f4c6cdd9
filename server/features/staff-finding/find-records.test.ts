import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { PLACES } from '@antam/fixtures/worlds/tiny/named.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SqlValue } from '../../platform/db/engine.ts';
import { nativeOf } from '../../platform/db/native.ts';
import { createStatementWatch } from '../../platform/db/statement-watch.ts';
import { textOf } from '../../platform/db/text.ts';
import { logIn } from '../../testing/log-in.ts';
import { planOf } from '../../testing/plans.ts';
import { sqliteSchema, weakSteps } from '../../testing/sql/weak-steps.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Request } from '../../testing/visitor.ts';
import { type FindAnswer, MAX_ASKED } from './staff-contract.ts';

const LICENCE = '004521/HCM-CCHN';

let app: TestApp;
let moderator: Request;
let editor: Request;
const sent: { readonly sql: string; readonly params: readonly SqlValue[] }[] = [];
const isSqlValue = (value: unknown): value is SqlValue => typeof value !== 'object' || value === null;
beforeAll(async () => {
  const noted = (sql: string, values: readonly unknown[]) => void sent.push({ sql, params: values.filter(isSqlValue) });
  app = await startTestApp({ world: 'tiny', services: { statements: { ...createStatementWatch(), noted } } });
  moderator = await logIn(app, ACCOUNTS.moderator.email);
  editor = await logIn(app, ACCOUNTS.editor.email);
  await app.services.db.transaction(unit =>
    textOf(unit).sql("update professional set licence_number = ?, phone = ?, status = 'hidden' where id = 3", [
      LICENCE,
      '+84912345678',
    ]),
  );
});
afterAll(() => app.close());

const ask = (who: Request, body: object) => who('/api/admin/find/', { method: 'POST', body: JSON.stringify(body) });

async function find(q: string, who = editor): Promise<FindAnswer> {
  const answer = await ask(who, { q });
  expect(answer.status).toBe(200);
  return (await answer.json()) as FindAnswer;
}

const best = async (q: string, who = editor) => {
  const [group] = (await find(q, who)).groups;
  return group && `${group.resource} ${group.records[0]?.id}`;
};

const nameOf = async (table: string, id: number) =>
  (await textOf(app.services.db.primary).first<{ name: string }>(`select name from ${table} where id = ?`, [id]))
    ?.name ?? '';

const fold = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').replaceAll(/[đĐ]/gu, 'd').toLowerCase();

describe('one box for records of every kind', () => {
  it('finds the record that is called so before those that only hold the words', async () => {
    const name = await nameOf('place', PLACES.dental.id);
    expect(await best(name)).toBe(`places ${PLACES.dental.id}`);
    expect(await best(fold(name))).toBe(`places ${PLACES.dental.id}`);
    expect(await best(await nameOf('professional', 1))).toBe('professionals 1');
    expect(await best(fold(await nameOf('article', 1)))).toBe('articles 1');
    expect(await best(fold(await nameOf('drug', 2)))).toBe('drugs 2');
    expect(await best(fold(await nameOf('disease', 2)))).toBe('diseases 2');
    expect(await best(fold(await nameOf('complaint', 2)))).toBe('complaints 2');
  });

  it('finds hidden records and drafts by words of their names, from which a word may be missing', async () => {
    const words = fold(await nameOf('professional', 3)).split(' ');
    expect(JSON.stringify(await find(words.slice(1).join(' ')))).toContain('"status":"hidden"');
    expect(await best('benh vien mat chua cong bo')).toBe('places 8');
  });

  it('finds by licence in any case, by phone however it is written, and by id', async () => {
    for (const q of [LICENCE, LICENCE.toLowerCase(), '0912 345 678', '+84912345678']) {
      expect([q, await best(q)]).toEqual([q, 'professionals 3']);
    }
    const { groups } = await find('3');
    expect(groups.map(({ resource }) => resource)).toEqual(expect.arrayContaining(['places', 'professionals']));
    for (const { records } of groups) expect(records[0]?.id).toBe(3);
    expect((await find('#3')).groups).toEqual(groups);
  });

  it('finds by the address of a page, with or without host, and nothing of another kind', async () => {
    for (const q of [
      '/bac-si/ten-cu-3/',
      'bac-si/ten-cu-3'.replace(/^/, 'https://antam.example/'),
      'antam.example/bac-si/ten-cu-3?tu=1#nhan-xet',
    ]) {
      const { groups } = await find(q);
      expect([q, groups.map(({ resource, records }) => [resource, records.map(({ id }) => id)])]).toEqual([
        q,
        [['professionals', [3]]],
      ]);
    }
    const complaint = await textOf(app.services.db.primary).first<{ slug: string }>(
      'select slug from complaint where id = 2',
    );
    expect(await best(`/trieu-chung/${complaint?.slug}/`)).toBe('complaints 2');
    expect((await find('/bac-si/khong-co-99999/')).groups).toEqual([]);
  });

  it('says what may have been meant where nothing fits', async () => {
    const answer = await find('nguyne thi mai');
    expect(JSON.stringify(answer)).toContain('Nguyễn Thị Mai');
  });

  it('shows accounts, questions and reviews to those alone who may list them', async () => {
    const { email } = ACCOUNTS.user;
    expect((await find(email)).groups).toEqual([]);
    expect((await find(email, moderator)).groups).toMatchObject([{ resource: 'accounts', records: [{ line: email }] }]);
    const ofModerator = (await find('1', moderator)).groups.map(({ resource }) => resource);
    const ofEditor = (await find('1')).groups.map(({ resource }) => resource);
    for (const resource of ['accounts', 'threads', 'comments']) {
      expect([ofEditor.includes(resource), ofModerator.includes(resource)]).toEqual([false, true]);
    }
    const user = await logIn(app, email);
    expect((await ask(user, { q: 'a' })).status).toBe(403);
  });

  it('writes into the audit log who saw people, also where nobody has the address', async () => {
    const views = async () =>
      (await textOf(app.services.db.primary).all("select fields from audit_entry where action = 'account.list'", []))
        .length;
    const before = await views();
    await find('benh vien', editor);
    expect(await views()).toBe(before);
    await find(ACCOUNTS.user.email, moderator);
    expect(await views()).toBe(before + 1);
    await find('khong-ai@thu.example', moderator);
    expect(await views()).toBe(before + 2);
  });

  it('answers bad input in words', async () => {
    for (const q of [
      '',
      '   ',
      '…',
      '@',
      '/',
      '%',
      '99999999999999999999',
      '#0',
      '/bac-si/',
      "' or 1=1 --",
      '\u0000',
    ]) {
      const answer = await ask(editor, { q });
      expect([q, answer.status < 500]).toEqual([q, true]);
    }
    expect((await find('   ')).groups).toEqual([]);
    expect((await ask(editor, { q: 'a'.repeat(MAX_ASKED + 1) })).status).toBe(422);
    expect((await ask(editor, {})).status).toBe(422);
    expect((await ask(editor, { q: 7 })).status).toBe(422);
  });

  it('shows at most five of a kind and twenty of all', async () => {
    const { groups } = await find('a', moderator);
    const sizes = groups.map(({ records }) => records.length);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(5);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(20);
  });

  it('asks all kinds in a few statements, each of which is found in indexes', async () => {
    await find('nguyen thi mai', moderator);
    sent.length = 0;
    await find('nguyen thi mai', moderator);
    const reads = sent.filter(({ sql }) => /^\s*select/i.test(sql));
    expect(reads.length).toBeLessThanOrEqual(10);
    const { sqlite } = nativeOf(app.services.db);
    if (!sqlite) return;
    const schema = sqliteSchema(sqlite);
    for (const { sql, params } of reads) {
      const plan = (await planOf(app, { sql, params })).split('\n');
      expect(weakSteps(sql, plan, schema)).toEqual([]);
      // What is looked through without a condition ends after so many rows of an index.
      const scans = plan.filter(step => /^SCAN (?!part|CONSTANT|complaint)/.test(step) && !/INDEX/.test(step));
      expect(/union all/.test(sql) ? scans : []).toEqual([]);
    }
  });
});
