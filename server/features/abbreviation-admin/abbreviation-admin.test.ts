import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { installReference } from '@antam/fixtures/reference/install.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeServices, createServices } from '../../app/create-services.ts';
import { createWork } from '../../app/create-work.ts';
import { textOf } from '../../platform/db/text.ts';
import { type ConsoleCalls, consoleCalls } from '../../testing/console-calls.ts';
import { logIn } from '../../testing/log-in.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { complaintAdvice } from '../complaints/contract.ts';
import { advise } from '../complaints/queries/advise.ts';
import { searchResults } from '../guided-search/contract.ts';
import type { StaffAbbreviation, StaffAbbreviationRow } from './staff-contract.ts';

let app: TestApp;
let editor: ConsoleCalls;
beforeAll(async () => {
  app = await startTestApp({ world: 'tiny' });
  editor = consoleCalls(await logIn(app, ACCOUNTS.editor.email));
  const { json } = await editor.get<{ name: string }>('places/2/');
  await editor.update('places/2/', { ...json, name: 'Phòng khám QZC An Bình' });
  await createWork(app.services).drain();
});
afterAll(() => app.close());

const create = async (short: string, meaning: string, more: object = {}) =>
  (await editor.create<StaffAbbreviation>('abbreviations/', { short, meaning, ...more })).json;
const change = (abbreviation: StaffAbbreviation, more: object) =>
  editor.update<StaffAbbreviation>(`abbreviations/${abbreviation.id}/`, { ...abbreviation, ...more });

/** What another connection has committed is noticed on SQLite in the next turn only. */
const nextTurn = () => new Promise(resolve => setImmediate(resolve));

async function advised(q: string): Promise<string[]> {
  const answer = await app.request(`/api/v1/complaint/?q=${encodeURIComponent(q)}`);
  return complaintAdvice.parse(await answer.json()).complaints.map(({ name }) => name);
}

async function results(q: string) {
  const answer = await app.request(`/api/v1/search/results/?q=${encodeURIComponent(q)}`);
  return searchResults.parse(await answer.json());
}

describe('abbreviations in the console', () => {
  it('are written, read, changed and deleted by editors, and the log says which fields', async () => {
    const created = await create('ĐDM', 'đau dạ dày mạn', { source: 'Tài liệu thử' });
    expect(created).toMatchObject({
      short: 'ĐDM',
      meaning: 'đau dạ dày mạn',
      read_as: '',
      source: 'Tài liệu thử',
      can: { edit: true, delete: true },
    });
    expect((await editor.get(`abbreviations/${created.id}/`)).json).toEqual(created);
    const { status, json } = await change(created, { read_as: 'đau dạ dày' });
    expect([status, json.read_as]).toEqual([200, 'đau dạ dày']);
    expect((await editor.remove(`abbreviations/${created.id}/`)).json).toEqual({ id: created.id });
    expect((await editor.get(`abbreviations/${created.id}/`)).status).toBe(404);
    const entries = await textOf(app.services.db.primary).all<{ action: string; fields: string | string[] }>(
      `select action, fields from audit_entry where subject_kind = 'abbreviation' and subject_id = ? order by id`,
      [created.id],
    );
    expect(entries.map(({ action }) => action)).toEqual([
      'abbreviation.create',
      'abbreviation.update',
      'abbreviation.delete',
    ]);
    const { fields = [] } = entries[1] ?? {};
    expect(typeof fields === 'string' ? JSON.parse(fields) : fields).toEqual(['read_as']);
  });

  it('are listed a page at a time, found by their letters and their meaning', async () => {
    const found = async (q: string) =>
      (await editor.list<StaffAbbreviationRow>('abbreviations/', { filter: { q } })).rows.map(({ short }) => short);
    expect(await found('sxhd')).toEqual(['SXHD']);
    expect(await found('tang nhan ap')).toEqual(['TNA']);
    const page = await editor.list<StaffAbbreviationRow>('abbreviations/', { range: [0, 1], sort: ['short', 'ASC'] });
    expect(page.rows).toHaveLength(2);
    expect(page.total).toBeGreaterThanOrEqual(150);
  });

  it('refuse the letters of another abbreviation, and what is no abbreviation', async () => {
    const refused = async (short: string, meaning = 'thử') => {
      const answer = await editor.create<object>('abbreviations/', { short, meaning });
      return { ...answer.json, status: answer.status };
    };
    expect(await refused('dtd')).toMatchObject({
      status: 422,
      short: ['“dtd” đã có trong danh mục: ĐTĐ, đái tháo đường.'],
    });
    for (const short of ['', 'X', '12', 'S X', '✚✚']) expect((await refused(short)).status, short).toBe(422);
    expect(await refused('QZX', '!')).toMatchObject({ status: 422, meaning: ['Xin nhập nghĩa bằng chữ.'] });
  });

  it('refuse signs that stand for more letters than an abbreviation is known by, also beside other mistakes', async () => {
    const short = 'ﷺ'.repeat(20);
    const tooMany = { status: 422, json: { short: [expect.stringContaining('dài quá 80 ký tự')] } };
    expect(await editor.create('abbreviations/', { short, meaning: 'thử' })).toMatchObject(tooMany);
    expect(await editor.create('abbreviations/', { short, meaning: '!' })).toMatchObject(tooMany);
    const created = await create('QZL', 'đau gối thử');
    expect(await change(created, { short })).toMatchObject(tooMany);
    expect((await create('ﷺﷺ', 'lời chúc thử')).short).toBe('ﷺﷺ');
  });

  it('are read as nothing that has no words', async () => {
    const without = await editor.create('abbreviations/', { short: 'QZW', meaning: 'thử', read_as: '—' });
    expect(without).toMatchObject({ status: 422, json: { read_as: ['Xin nhập bằng chữ, hoặc để trống.'] } });
    const created = await create('QZW', 'đau tai thử');
    expect((await change(created, { read_as: '— !' })).status).toBe(422);
    expect((await change(created, { read_as: '' })).status).toBe(200);
  });

  it('refuse a change that another editor would lose, who has saved meanwhile', async () => {
    const created = await create('QZA', 'đau lưng thử');
    expect((await change(created, { source: 'Một' })).status).toBe(200);
    expect((await change(created, { source: 'Hai' })).status).toBe(409);
  });

  it('can be read by moderators, who change none', async () => {
    const created = await create('QZB', 'đau vai thử');
    const moderator = consoleCalls(await logIn(app, ACCOUNTS.moderator.email));
    const { json } = await moderator.get<StaffAbbreviation>(`abbreviations/${created.id}/`);
    expect(json.can).toEqual({ edit: false, delete: false });
    expect((await moderator.update(`abbreviations/${created.id}/`, created)).status).toBe(403);
    expect((await moderator.remove(`abbreviations/${created.id}/`)).status).toBe(403);
  });
});

describe('what visitors find', () => {
  it('leads an abbreviation to what it stands for, with the disease that is called so', async () => {
    expect(await advised('tmh')).toEqual([]);
    expect(await advised('mới bị SXH')).toEqual(['Sốt xuất huyết']);
    const { guide, groups } = await results('THA');
    expect(guide.complaints.map(({ name }) => name)).toEqual(['Cao huyết áp']);
    expect(guide.offers[0]?.absolute_url).toContain('specialities=tim-mach');
    const named = groups.flatMap(group => (group.kind === 'other' && !group.similar ? group.items : []));
    expect(named.map(({ name }) => name)).toContain('Tăng huyết áp');
  });

  it('still finds names that hold the letters of an abbreviation', async () => {
    const created = await create('QZC', 'đau dạ dày');
    const { groups, guide } = await results('qzc');
    expect(guide.complaints.map(({ name }) => name)).toEqual(['Đau dạ dày']);
    const beside = groups.find(({ title }) => title === 'Cơ sở y tế khớp với “qzc”');
    expect(beside?.items.map(({ name }) => name)).toEqual(['Phòng khám QZC An Bình']);
    const list = await app.request('/api/v1/place/?q=qzc');
    expect((await list.json()).items[0]).toMatchObject({ name: 'Phòng khám QZC An Bình' });
    await editor.remove(`abbreviations/${created.id}/`);
  });

  it('follows an abbreviation that is added, changed and deleted, in other processes, too', async () => {
    const there = await createServices(app.services.config);
    const said = async () => {
      await nextTurn();
      const { complaints } = await advise(there, 'qzd');
      expect(complaints.map(({ name }) => name)).toEqual(await advised('qzd'));
      return complaints.map(({ name }) => name);
    };
    expect(await said()).toEqual([]);
    const created = await create('QZD', 'đau lưng');
    expect(await said()).toEqual(['Đau lưng']);
    await change(created, { read_as: 'đau vai' });
    expect(await said()).toEqual(['Đau vai']);
    await editor.remove(`abbreviations/${created.id}/`);
    expect(await said()).toEqual([]);
    await closeServices(there);
  });

  it('stays without a deleted abbreviation when the reference list is installed again', async () => {
    const { rows } = await editor.list<StaffAbbreviationRow>('abbreviations/', { filter: { q: 'TNDDTQ' } });
    await editor.remove(`abbreviations/${rows[0]?.id}/`);
    await installReference(app.services.db);
    expect(await advised('tnddtq')).toEqual([]);
  });
});
