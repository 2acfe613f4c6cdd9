import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { installReference } from '@antam/fixtures/reference/install.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeServices, createServices } from '../../app/create-services.ts';
import { textOf } from '../../platform/db/text.ts';
import { type ConsoleCalls, consoleCalls } from '../../testing/console-calls.ts';
import { createDirectory, type Directory } from '../../testing/directory.ts';
import { logIn } from '../../testing/log-in.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { complaintAdvice } from '../complaints/contract.ts';
import { advise } from '../complaints/queries/advise.ts';
import { searchResults } from '../guided-search/contract.ts';
import type { StaffComplaint, StaffComplaintRow } from './staff-contract.ts';

let app: TestApp;
let editor: ConsoleCalls;
let directory: Directory;
beforeAll(async () => {
  app = await startTestApp({ world: 'tiny' });
  editor = consoleCalls(await logIn(app, ACCOUNTS.editor.email));
  directory = await createDirectory(app.services);
});
afterAll(() => app.close());

const speciality = (slug: string) => directory.term('speciality', slug);
const bodyOf = (name: string, more: object = {}) => ({ name, specialities: [speciality('tim-mach')], ...more });
const create = async (name: string, more: object = {}) =>
  (await editor.create<StaffComplaint>('complaints/', bodyOf(name, more))).json;
const change = (complaint: StaffComplaint, more: object) =>
  editor.update<StaffComplaint & { fields: object }>(`complaints/${complaint.id}/`, { ...complaint, ...more });

async function advice(q: string) {
  const answer = await app.request(`/api/v1/complaint/?q=${encodeURIComponent(q)}`);
  return complaintAdvice.parse(await answer.json());
}
const guided = async (q: string) => {
  const answer = await app.request(`/api/v1/search/results/?q=${encodeURIComponent(q)}`);
  return searchResults.parse(await answer.json()).guide.offers.map(({ absolute_url }) => absolute_url);
};
const audited = (id: number) =>
  textOf(app.services.db.primary).all<{ action: string; fields: string | string[] }>(
    `select action, fields from audit_entry where subject_kind = 'complaint' and subject_id = ? order by id`,
    [id],
  );

describe('complaints in the console', () => {
  it('are written, read, changed and deleted by editors, and the log says which fields', async () => {
    const created = await create('nấc cụt thử', { people: ['nấc thử', ' Nấc  Cụt Thử '], source: 'ICD-10 R06.6' });
    expect(created).toMatchObject({
      name: 'nấc cụt thử',
      people: ['nấc thử'],
      medical: [],
      services: [],
      emergency: false,
      specialities: [speciality('tim-mach')],
      source: 'ICD-10 R06.6',
      can: { edit: true, delete: true },
    });
    expect((await editor.get(`complaints/${created.id}/`)).json).toEqual(created);
    const services = [directory.term('service', 'noi-soi-da-day')];
    const { status, json } = await change(created, {
      services,
      emergency: true,
      specialities: [speciality('tieu-hoa-gan-mat'), speciality('tim-mach')],
    });
    expect(status).toBe(200);
    expect(json).toMatchObject({
      services,
      emergency: true,
      people: ['nấc thử'],
      specialities: [speciality('tieu-hoa-gan-mat'), speciality('tim-mach')],
    });
    expect((await editor.remove(`complaints/${created.id}/`)).json).toEqual({ id: created.id });
    expect((await editor.get(`complaints/${created.id}/`)).status).toBe(404);
    const entries = await audited(created.id);
    expect(entries.map(({ action }) => action)).toEqual(['complaint.create', 'complaint.update', 'complaint.delete']);
    const { fields = [] } = entries[1] ?? {};
    expect(typeof fields === 'string' ? JSON.parse(fields) : fields).toEqual(['specialities', 'services', 'emergency']);
  });

  it('are not changed by what is sent twice, and keep their services where other specialities are chosen', async () => {
    const services = [directory.term('service', 'noi-soi-da-day')];
    const created = await create('giật thử', { people: ['giật thử một'], services });
    const twice = (ids: readonly number[]) => [...ids, ...ids];
    const { json } = await change(created, {
      people: ['giật thử một', 'Giật  thử một'],
      specialities: twice(created.specialities),
      services: twice(services),
    });
    expect({ ...json, updated_at: '' }).toEqual({ ...created, updated_at: '' });
    const specialities = [speciality('mat')];
    expect((await change(json, { specialities })).json).toMatchObject({ specialities, services });
    const entries = await audited(created.id);
    expect(entries.map(({ fields }) => (typeof fields === 'string' ? JSON.parse(fields) : fields)).slice(1)).toEqual([
      [],
      ['specialities'],
    ]);
  });

  it('are listed a page at a time, found by any of their names, and ordered', async () => {
    const { id } = await create('zona thử một', { people: ['giời leo thử'] });
    await create('zona thử hai', { emergency: true });
    const found = async (filter: object) =>
      (await editor.list<StaffComplaintRow>('complaints/', { filter, sort: ['name', 'DESC'] })).rows.map(
        row => row.name,
      );
    expect(await found({ q: 'zona thu' })).toEqual(['zona thử một', 'zona thử hai']);
    expect(await found({ q: 'gioi leo thu' })).toEqual(['zona thử một']);
    expect(await found({ q: 'zona thu', emergency: true })).toEqual(['zona thử hai']);
    expect(await found({ q: 'zona thu', speciality: speciality('mat') })).toEqual([]);
    const page = await editor.list<StaffComplaintRow>('complaints/', { range: [1, 2] });
    expect(page.rows).toHaveLength(2);
    expect(page.range).toBe(`complaints 1-2/${page.total}`);
    expect(page.total).toBeGreaterThan(300);
    const latest = await editor.list<StaffComplaintRow>('complaints/', { sort: ['updated_at', 'DESC'], range: [0, 1] });
    expect(latest.rows.every(({ updated_at }) => updated_at > '1970-01-02')).toBe(true);
    expect((await editor.list<StaffComplaintRow>('complaints/', { filter: { id: [id] } })).total).toBe(1);
  });

  it('refuse a change of what another editor has saved meanwhile', async () => {
    const created = await create('run tay thử');
    expect((await change(created, { source: 'ICD-10 R25' })).status).toBe(200);
    const second = await change(created, { source: 'ICD-10 R26' });
    expect(second.status).toBe(409);
    expect(JSON.stringify(second.json)).toContain('Có người khác vừa lưu mục này');
    expect((await editor.get<StaffComplaint>(`complaints/${created.id}/`)).json.source).toBe('ICD-10 R25');
  });

  it('have names that no other one has, as a name or as another name', async () => {
    await create('hoá thử', { people: ['tê thử'] });
    const refused = async (name: string, more: object = {}) => {
      const answer = await editor.create<object>('complaints/', bodyOf(name, more));
      return { ...answer.json, status: answer.status };
    };
    expect(await refused('Hóa  Thử')).toMatchObject({
      status: 422,
      name: ['“Hóa Thử” đã là tên của mục “hoá thử”.'],
    });
    expect(await refused('khác thử', { medical: ['tê thử'] })).toMatchObject({
      status: 422,
      medical: ['“tê thử” đã là tên của mục “hoá thử”.'],
    });
    expect((await refused('hoa thử')).status).toBe(200);
  });

  it('lead to one to three specialities, and only to terms of the right list', async () => {
    const refused = async (more: object) => {
      const answer = await editor.create<object>('complaints/', bodyOf('ngứa thử', more));
      return { ...answer.json, status: answer.status };
    };
    const one = speciality('tim-mach');
    expect(await refused({ specialities: [] })).toMatchObject({
      status: 422,
      specialities: ['Xin chọn ít nhất một chuyên khoa.'],
    });
    expect(await refused({ specialities: [one, 1, 2, 3] })).toMatchObject({
      status: 422,
      specialities: ['Xin chọn nhiều nhất 3 chuyên khoa.'],
    });
    expect(await refused({ specialities: [99_999_999], services: [one] })).toMatchObject({
      status: 422,
      specialities: ['Có mục không còn trong danh mục. Xin chọn lại.'],
      services: ['Có mục không còn trong danh mục. Xin chọn lại.'],
    });
    expect((await refused({ name: ' ! ' })).status).toBe(422);
  });

  it('answer all that is wrong at once', async () => {
    const owner = await create('tức thử', { people: ['nặng thử'] });
    const wrong = { name: ' ! ', source: 'x'.repeat(161), people: ['nặng thử'], services: [speciality('tim-mach')] };
    const told = {
      name: ['Xin nhập tên bằng chữ.'],
      source: ['Không được quá 160 ký tự.'],
      people: ['“nặng thử” đã là tên của mục “tức thử”.'],
      services: ['Có mục không còn trong danh mục. Xin chọn lại.'],
    };
    expect(await editor.create('complaints/', bodyOf('', wrong))).toMatchObject({ status: 422, json: told });
    const { people: _, ...others } = told;
    const changed = await change(owner, wrong);
    expect([changed.status, changed.json]).toEqual([422, expect.objectContaining(others)]);
    expect(changed.json).not.toHaveProperty('people.0', told.people[0]);
  });

  it('can be read by moderators, who change none', async () => {
    const created = await create('ù đầu thử');
    const moderator = consoleCalls(await logIn(app, ACCOUNTS.moderator.email));
    const { json } = await moderator.get<StaffComplaint>(`complaints/${created.id}/`);
    expect(json.can).toEqual({ edit: false, delete: false });
    expect((await moderator.update(`complaints/${created.id}/`, created)).status).toBe(403);
    expect((await moderator.remove(`complaints/${created.id}/`)).status).toBe(403);
  });
});

describe('what visitors find', () => {
  it('follows a complaint that is added, changed and deleted', async () => {
    const q = 'lắc lư thử nghiệm';
    expect((await advice(q)).complaints).toEqual([]);
    const created = await create(q);
    expect((await advice(q)).complaints).toMatchObject([{ name: q, specialities: [{ slug: 'tim-mach' }] }]);
    expect((await guided(q))[0]).toContain('specialities=tim-mach');
    const { json } = await change(created, {
      specialities: [speciality('tieu-hoa-gan-mat')],
      people: ['đung đưa thử nghiệm'],
    });
    expect((await guided(q))[0]).toContain('specialities=tieu-hoa-gan-mat');
    expect((await guided('dung dua thu nghiem'))[0]).toContain('specialities=tieu-hoa-gan-mat');
    await change(json, { specialities: [speciality('tieu-hoa-gan-mat')], emergency: true });
    expect((await advice(q)).emergency).toBe(true);
    await editor.remove(`complaints/${created.id}/`);
    expect((await advice(q)).complaints).toEqual([]);
    expect((await guided(q)).join()).not.toContain('specialities=tieu-hoa-gan-mat');
  });

  it('follows in other processes, too', async () => {
    const there = await createServices(app.services.config);
    const q = 'chao đảo thử nghiệm';
    expect((await advise(there, q)).complaints).toEqual([]);
    await create(q);
    // SQLite announces what others have committed in the next turn.
    await new Promise(resolve => setImmediate(resolve));
    const { complaints } = await advise(there, q);
    await closeServices(there);
    expect(complaints).toMatchObject([{ name: q }]);
  });

  it('stays without a deleted complaint when the reference list is installed again', async () => {
    const { rows } = await editor.list<StaffComplaintRow>('complaints/', { filter: { q: 'ho ra mau' } });
    const bleeding = rows.find(({ name }) => name.toLowerCase() === 'ho ra máu');
    await editor.remove(`complaints/${bleeding?.id}/`);
    await installReference(app.services.db);
    expect((await advice('ho ra máu')).complaints.map(({ name }) => name)).not.toContain(bleeding?.name);
  });
});
