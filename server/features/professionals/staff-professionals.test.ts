import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWork } from '../../app/create-work.ts';
import { textOf } from '../../platform/db/text.ts';
import { type ConsoleCalls, consoleCalls } from '../../testing/console-calls.ts';
import { createDirectory, type Directory } from '../../testing/directory.ts';
import { logIn } from '../../testing/log-in.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Request } from '../../testing/visitor.ts';
import type { StaffPicture } from '../media/staff-contract.ts';
import type { StaffProfessional, StaffProfessionalRow } from './staff-contract.ts';

let app: TestApp;
let request: Request;
let editor: ConsoleCalls;
let directory: Directory;

beforeAll(async () => {
  app = await startTestApp({ world: 'tiny' });
  request = await logIn(app, ACCOUNTS.editor.email);
  editor = consoleCalls(request);
  directory = await createDirectory(app.services);
});
afterAll(() => app.close());

const LICENCE = {
  licence_number: '000123/HNO-GPHN',
  licence_issuer: 'Sở Y tế Hà Nội',
  licence_scope: 'Chuyên khoa Nhi',
  licence_evidence: 'Tra cứu trên cổng của Sở Y tế',
};
const VERIFIED = { ...LICENCE, status: 'published', licence_verified: true };
const create = async (more: object = {}) =>
  (await editor.create<StaffProfessional>('professionals', { name: 'Phan Thị Thử', ...VERIFIED, ...more })).json;
const pageOf = (id: number) => app.request(`/api/v1/professional/${id}/`);
const isFound = async (name: string) => {
  await createWork(app.services).drain();
  const answer = await app.request(`/api/v1/professional/?q=${encodeURIComponent(name)}`);
  const { items } = (await answer.json()) as { items: Array<{ name: string }> };
  return items.some(item => item.name === name);
};
const idsOf = async (filter: object) =>
  (await editor.list<StaffProfessionalRow>('professionals', { filter, range: [0, 99], sort: ['id', 'DESC'] })).rows.map(
    ({ id }) => id,
  );
const lastAction = async () => {
  const entry = await textOf(app.services.db.primary).first<{ action: string; subject_id: number }>(
    'select action, subject_id from audit_entry order by id desc limit 1',
  );
  return [entry?.action, entry?.subject_id];
};

describe('a look', () => {
  it('at one record is audited, as its contacts and licence are not public', async () => {
    const { id } = await create({ phone: '0912 345 678' });
    expect((await editor.get(`professionals/${id}`)).status).toBe(200);
    expect(await lastAction()).toEqual(['professional.view', id]);
    const entries = await textOf(app.services.db.primary).first<{ n: number }>('select count(*) as n from audit_entry');
    expect((await editor.get('professionals/999999999')).status).toBe(404);
    expect(await textOf(app.services.db.primary).first('select count(*) as n from audit_entry')).toEqual(entries);
  });
});

describe('a new professional', () => {
  it('[ADMIN-08] is on the public site with all that staff wrote', async () => {
    const [title, occupation] = [directory.term('title', 'pho-giao-su'), directory.term('occupation', 'bac-si')];
    const place = await directory.addPlace();
    const professional = await create({
      name: 'Mạc Thu Hạnh Dung',
      title,
      occupation,
      gender: 'female',
      practising_since: 2001,
      position: 'Trưởng khoa',
      description: '<p>Giỏi<img src=x onerror=alert(1)></p>',
      phone: '0912345678',
      email: 'dung@antam.example',
      licence_number: ' 001234 / hno–gphn ',
      specialities: [directory.term('speciality', 'tim-mach')],
      services: [{ term: directory.term('service', 'kham-tim-mach'), price_from: 300_000 }],
      workplaces: [place],
    });
    expect(professional).toMatchObject({
      phone: '0912 345 678',
      licence_number: '001234/HNO-GPHN',
      description: '<p>Giỏi</p>',
    });
    expect(professional.licence_verified_at).toMatch(/^\d{4}-/);
    // The day of the check is Vietnam's, which begins seven hours before the day of UTC.
    const checkedOn = new Date(professional.licence_verified_at ?? '');
    const page = await (await pageOf(professional.id)).text();
    expect(JSON.parse(page)).toMatchObject({
      name: 'Mạc Thu Hạnh Dung',
      gender: 'female',
      position: 'Trưởng khoa',
      licence: {
        number: '001234/HNO-GPHN',
        issuer: 'Sở Y tế Hà Nội',
        scope: 'Chuyên khoa Nhi',
        is_demo: false,
        checked_on: checkedOn.toLocaleDateString('sv-SE', { timeZone: 'Asia/Ho_Chi_Minh' }),
      },
      workplaces: [{ id: place }],
      price_from: 300_000,
    });
    expect(page).not.toMatch(/912|dung@|Tra cứu|checked_by/);
    expect(await isFound('Mạc Thu Hạnh Dung')).toBe(true);
    expect(await lastAction()).toEqual(['professional.create', professional.id]);
  });

  it('[ADMIN-08] is a draft at first, and is published only with a licence that staff verified', async () => {
    const draft = await editor.create<StaffProfessional>('professionals', { name: 'Phan Nháp' });
    expect(draft.json).toMatchObject({ status: 'draft', licence_verified: false });
    expect((await pageOf(draft.json.id)).status).toBe(404);
    const unverified = { name: 'Phan Chưa Kiểm', status: 'published' };
    const refused = await editor.create<{ status: string[] }>('professionals', unverified);
    expect([refused.status, refused.json.status]).toEqual([422, [expect.stringMatching(/giấy phép/)]]);
    const { id, updated_at } = draft.json;
    expect((await editor.update(`professionals/${id}`, { updated_at, status: 'published' })).status).toBe(422);
    const verified = await editor.update<StaffProfessional>(`professionals/${id}`, { updated_at, ...VERIFIED });
    expect(verified.json).toMatchObject({ status: 'published', licence_verified: true });
    expect((await pageOf(id)).status).toBe(200);
    const moment = verified.json.updated_at;
    const withdrawn = { updated_at: moment, licence_verified: false };
    expect((await editor.update(`professionals/${id}`, withdrawn)).status).toBe(422);
    const hidden = await editor.update<StaffProfessional>(`professionals/${id}`, { ...withdrawn, status: 'hidden' });
    expect(hidden.json).toMatchObject({ licence_verified: false, licence_verified_at: null });
    expect((await pageOf(id)).status).toBe(404);
  });

  it('[ADMIN-08] is refused with a message at each invalid field', async () => {
    const speciality = directory.term('speciality', 'tim-mach');
    const mistakes: Array<[string, object]> = [
      ['name', { name: '' }],
      ['name', { name: 'x'.repeat(81) }],
      ['title', { title: speciality }],
      ['occupation', { occupation: 999_999 }],
      ['degrees', { degrees: [speciality] }],
      ['languages_spoken', { languages_spoken: [speciality] }],
      ['workplaces', { workplaces: [99_999_999] }],
      ['phone', { phone: 'abc' }],
      ['email', { email: '@' }],
      ['practising_since', { practising_since: 1800 }],
      ['gender', { gender: 'x' }],
      ['licence_number', { licence_number: '123/GPHN' }],
      ['licence_number', { licence_number: '000123/DEMO-GPHN' }],
      ['description', { description: 'x'.repeat(10_001) }],
    ];
    for (const [field, more] of mistakes) {
      const body = { name: 'Phan Thị Thử', ...VERIFIED, ...more };
      const { status, json } = await editor.create<Record<string, unknown>>('professionals', body);
      expect([field, status]).toEqual([field, 422]);
      expect([field, json[field]]).toEqual([field, [expect.stringMatching(/\p{L}/u)]]);
    }
  });

  it('[ADMIN-08] is answered with all that is wrong at once, whether the contract knows it or only the server', async () => {
    const wrong = {
      name: ' ',
      position: 'x'.repeat(201),
      practising_since: 1800,
      phone: '12345',
      email: 'not an address',
      licence_number: '123/GPHN',
      licence_scope: '',
      workplaces: [99_999_999],
      title: 999_999,
    };
    const told = {
      name: ['Xin nhập họ và tên.'],
      position: ['Không được quá 200 ký tự.'],
      practising_since: ['Phải từ 1940 trở lên.'],
      phone: ['Số điện thoại chưa đúng, ví dụ: 0912 345 678 hoặc 1900 0115.'],
      email: ['Email chưa đúng, ví dụ: ten@email.com.'],
      licence_number: [expect.stringMatching(/^Số giấy phép chưa đúng dạng/)],
      licence_scope: ['Xin nhập phạm vi hành nghề.'],
      workplaces: ['Có cơ sở không còn trong danh bạ. Xin chọn lại.'],
      title: ['Mục này không còn trong danh mục. Xin chọn lại.'],
      status: 422,
      code: 'INVALID',
      detail: expect.any(String),
      error_id: expect.any(String),
    };
    const made = await editor.create<object>('professionals', { ...VERIFIED, ...wrong });
    expect([made.status, made.json]).toEqual([422, told]);
    const professional = await create();
    const changed = await editor.update<object>(`professionals/${professional.id}`, { ...professional, ...wrong });
    expect([changed.status, changed.json]).toEqual([422, told]);
    const unread = { name: ' ', status: 'published', licence_verified: 'yes' };
    // Whether a professional whose record was not read is licensed cannot be known: `status` stays that of the answer.
    expect((await editor.create<object>('professionals', unread)).json).toHaveProperty('status', 422);
  });
});

describe('an edit', () => {
  it('[ADMIN-09] is on the public page: another title, another workplace', async () => {
    const [place, other] = [await directory.addPlace(), await directory.addPlace()];
    const professional = await create({ title: directory.term('title', 'pho-giao-su'), workplaces: [place] });
    const title = directory.term('title', 'giao-su');
    const { status } = await editor.update(`professionals/${professional.id}`, {
      ...professional,
      title,
      workplaces: [other],
    });
    expect(status).toBe(200);
    expect(await (await pageOf(professional.id)).json()).toMatchObject({
      display_name: expect.stringMatching(/^GS/),
      workplaces: [{ id: other }],
    });
    expect(await lastAction()).toEqual(['professional.update', professional.id]);
  });

  it('[ADMIN-08] stores when a licence was verified and by whom, and the check ends with other words', async () => {
    const professional = await create();
    const staff = await textOf(app.services.db.primary).first<{ id: number }>(
      'select id from account where email = ?',
      [ACCOUNTS.editor.email],
    );
    expect(professional).toMatchObject({ ...LICENCE, licence_checked_by: staff?.id });
    const { id } = professional;
    const reworded = { ...professional, licence_scope: 'Chuyên khoa Tim mạch' };
    const checked = await editor.update<StaffProfessional>(`professionals/${id}`, reworded);
    expect(Date.parse(checked.json.licence_verified_at ?? '')).toBeGreaterThan(
      Date.parse(professional.licence_verified_at ?? ''),
    );
    const hidden = { ...checked.json, status: 'hidden', licence_verified: false, licence_number: 'mất' };
    const { json } = await editor.update<StaffProfessional>(`professionals/${id}`, hidden);
    expect(json).toMatchObject({ licence_verified_at: null, licence_checked_by: null, licence_number: 'mất' });
  });

  it.each(['licence_number', 'licence_issuer', 'licence_scope', 'licence_evidence'])(
    '[ADMIN-08] verifies no licence without %s',
    async field => {
      const body = { name: 'Phan Thị Thử', ...VERIFIED, [field]: '' };
      const { status, json } = await editor.create<Record<string, string[]>>('professionals', body);
      expect([status, json[field]]).toEqual([422, [expect.stringMatching(/^Xin /)]]);
    },
  );

  it('[ADMIN-09] keeps the day on which the licence was verified', async () => {
    const professional = await create();
    const { json } = await editor.update<StaffProfessional>(`professionals/${professional.id}`, {
      ...professional,
      name: 'Phan Thị Khác',
    });
    expect(json.licence_verified_at).toBe(professional.licence_verified_at);
  });

  it('[ADMIN-09] of several at once is saved for one person and refused with 409 for the others', async () => {
    const professional = await create();
    const answers = await Promise.all(
      [1, 2, 3, 4].map(number =>
        editor.update(`professionals/${professional.id}`, { ...professional, position: `Chức vụ ${number}` }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });
});

describe('a deletion', () => {
  it('[ADMIN-10] takes the professional out of the page, lists and search', async () => {
    const professional = await create({ name: 'Phan Sắp Xóa Tên' });
    expect(await isFound('Phan Sắp Xóa Tên')).toBe(true);
    expect((await editor.remove(`professionals/${professional.id}`)).status).toBe(200);
    expect((await pageOf(professional.id)).status).toBe(404);
    expect(await isFound('Phan Sắp Xóa Tên')).toBe(false);
    expect((await editor.remove(`professionals/${professional.id}`)).status).toBe(404);
    expect(await lastAction()).toEqual(['professional.delete', professional.id]);
  });
});

describe('pictures', () => {
  it('are added to the profile', async () => {
    const professional = await create();
    const bytes = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#246' } })
      .png()
      .toBuffer();
    const form = new FormData();
    form.set('image', new Blob([new Uint8Array(bytes)]), 'anh.png');
    const path = `/api/admin/professionals/${professional.id}/pictures`;
    expect((await request(path, { method: 'POST', body: form })).status).toBe(200);
    const { json } = await editor.get<StaffPicture[]>(`professionals/${professional.id}/pictures`);
    expect(json).toMatchObject([{ is_main: true }]);
    expect((await pageOf(professional.id)).status).toBe(200);
    expect(await idsOf({ has_picture: true, q: String(professional.id) })).toContain(professional.id);
  });
});

it('nobody begins to practise in a year to come', async () => {
  const answer = await editor.create('professionals', { name: 'Phan Thị Thử', practising_since: 2_100 });
  expect([answer.status, answer.json]).toMatchObject([
    422,
    { practising_since: ['Năm bắt đầu hành nghề không được sau năm nay.'] },
  ]);
});
