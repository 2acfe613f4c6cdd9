import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createWork } from '../../app/create-work.ts';
import { type ConsoleCalls, consoleCalls } from '../../testing/console-calls.ts';
import { createDirectory, type Directory } from '../../testing/directory.ts';
import { logIn } from '../../testing/log-in.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Request } from '../../testing/visitor.ts';
import type { StaffPicture } from '../media/staff-contract.ts';
import type { StaffPlace, StaffPlaceRow } from './staff-contract.ts';

let app: TestApp;
let request: Request;
let editor: ConsoleCalls;
let directory: Directory;
let editorId: number;
let body: { name: string; status: string; place_type: number; province: number };

beforeAll(async () => {
  app = await startTestApp({ world: 'tiny' });
  request = await logIn(app, ACCOUNTS.editor.email);
  editor = consoleCalls(request);
  directory = await createDirectory(app.services);
  const { email } = ACCOUNTS.editor;
  const account = await app.services.db.primary.first<{ id: number }>('select id from account where email = ?', [
    email,
  ]);
  editorId = account?.id ?? 0;
});
afterAll(() => app.close());
beforeEach(() => {
  body = {
    name: 'Phòng khám Hoa Sữa',
    status: 'published',
    place_type: directory.term('place_type', 'phong-kham-da-khoa'),
    province: directory.province('ha-noi'),
  };
});

const create = async (more: object = {}) => (await editor.create<StaffPlace>('places', { ...body, ...more })).json;
const isFound = async (name: string) => {
  await createWork(app.services).drain();
  const answer = await app.request(`/api/v1/place/?q=${encodeURIComponent(name)}`);
  const { items } = (await answer.json()) as { items: Array<{ name: string }> };
  return items.some(item => item.name === name);
};
const lastAudit = () =>
  app.services.db.primary.first<{ actor_id: number; action: string; subject_id: number; fields: string | string[] }>(
    'select actor_id, action, subject_id, fields from audit_entry order by id desc limit 1',
  );
const fieldsOf = async () => {
  const fields = (await lastAudit())?.fields ?? [];
  return typeof fields === 'string' ? (JSON.parse(fields) as string[]) : fields;
};

describe('the list', () => {
  it('[ADMIN-03] holds all places with their number', async () => {
    const counted = await app.services.db.read.first<{ n: number }>('select count(*) as n from place');
    const { rows, range, total } = await editor.list<StaffPlaceRow>('places', { range: [0, 9] });
    expect(total).toBe(Number(counted?.n));
    expect(range).toBe(`places 0-9/${total}`);
    expect(rows.map(row => row.id)).toEqual([...rows].map(row => row.id).sort((a, b) => a - b));
    expect(rows[0]).toMatchObject({ name: expect.any(String), place_type_name: expect.stringMatching(/./) });
    const last = await editor.list<StaffPlaceRow>('places', { range: [total - 3, total + 6] });
    expect(last.rows).toHaveLength(3);
    expect(last.total).toBe(total);
  });

  it('[ADMIN-03] is ordered by name, change, rating and id, both ways', async () => {
    for (const [field, key] of [
      ['name', 'sort_name'],
      ['updated_at', 'updated_at'],
      ['rating', 'rating_rank'],
      ['id', 'id'],
    ] as const) {
      const expected = await app.services.db.read.all<{ id: number }>(
        `select id from place order by ${key}, id limit 50`,
      );
      const up = await editor.list<StaffPlaceRow>('places', { sort: [field, 'ASC'], range: [0, 49] });
      expect(up.rows.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
      const down = await editor.list<StaffPlaceRow>('places', {
        sort: [field, 'DESC'],
        range: [up.total - 3, up.total - 1],
      });
      expect(down.rows.map(({ id }) => id)).toEqual(
        expected
          .slice(0, 3)
          .map(({ id }) => id)
          .reverse(),
      );
    }
  });

  it('[ADMIN-03] is searched by the name without accents, and by the id', async () => {
    const place = await create({ name: 'Phòng khám Đông Đô Thử', status: 'draft' });
    const ids = async (q: string) =>
      (await editor.list<StaffPlaceRow>('places', { filter: { q } })).rows.map(({ id }) => id);
    for (const q of ['dong do thu', 'ĐÔNG đô', 'thử  phòng', 'thu dong do kham'])
      expect(await ids(q)).toContain(place.id);
    expect(await ids(String(place.id))).toContain(place.id);
    expect(await ids('ong do thu')).not.toContain(place.id);
    expect(await ids('không có nơi này')).toEqual([]);
    expect(await ids('100% _ \' " \\')).toEqual([]);
  });

  it('[ADMIN-03] is filtered by state, area, kind, speciality and pictures', async () => {
    const speciality = directory.term('speciality', 'tim-mach');
    const draft = await create({ status: 'draft', specialities: [speciality] });
    const shown = await create({ specialities: [speciality] });
    const total = async (filter: object) => (await editor.list('places', { filter, range: [0, 0] })).total;
    const ids = async (filter: object) =>
      (await editor.list<StaffPlaceRow>('places', { filter, range: [0, 99], sort: ['id', 'DESC'] })).rows.map(
        row => row.id,
      );
    expect(await ids({ speciality })).toEqual(expect.arrayContaining([draft.id, shown.id]));
    expect(await ids({ speciality, status: 'draft' })).toEqual([draft.id]);
    expect(await ids({ province: body.province, place_type: body.place_type })).toContain(shown.id);
    expect(await ids({ province: directory.province('da-nang') })).not.toContain(shown.id);
    const all = await total({});
    expect((await total({ has_picture: true })) + (await total({ has_picture: false }))).toBe(all);
    expect(await ids({ has_picture: true })).not.toContain(shown.id);
    const states = await Promise.all(['published', 'draft', 'hidden'].map(status => total({ status })));
    expect(states.reduce((sum, count) => sum + count, 0)).toBe(all);
  });

  it('gives chosen ids, for references', async () => {
    const { rows, total } = await editor.list<StaffPlaceRow>('places', { filter: { id: [2, 1, 999_999] } });
    expect([rows.map(({ id }) => id), total]).toEqual([[2, 1], 2]);
  });

  it('refuses what is no query with 400', async () => {
    for (const query of ['filter={', 'range=[0', 'sort=["password","ASC"]', 'filter={"status":"gone"}']) {
      const answer = await request(`/api/admin/places?${encodeURI(query)}`);
      expect([query, answer.status]).toEqual([query, 400]);
      expect(await answer.json()).toMatchObject({ code: 'MALFORMED' });
    }
  });
});

describe('a new place', () => {
  it('[ADMIN-04] is in the console’s list and on the public site, once published', async () => {
    const place = await create({ name: 'Bệnh viện Trăng Non' });
    expect((await editor.list<StaffPlaceRow>('places', { filter: { q: 'trang non' } })).rows).toMatchObject([
      { id: place.id, status: 'published' },
    ]);
    expect((await app.request(`/api/v1/place/${place.id}/`)).status).toBe(200);
    expect(await isFound('Bệnh viện Trăng Non')).toBe(true);
    expect(await lastAudit()).toMatchObject({ actor_id: editorId, action: 'place.create', subject_id: place.id });
    expect(await fieldsOf()).toEqual(expect.arrayContaining(['name', 'province', 'place_type', 'status']));
  });

  it('[ADMIN-04] is a draft that nobody sees, unless it is said otherwise', async () => {
    const { status: _, ...rest } = body;
    const { json } = await editor.create<StaffPlace>('places', { ...rest, name: 'Phòng khám Nháp' });
    expect(json.status).toBe('draft');
    expect((await app.request(`/api/v1/place/${json.id}/`)).status).toBe(404);
    expect(await isFound('Phòng khám Nháp')).toBe(false);
  });

  it('[ADMIN-04] keeps everything that staff may write, tidied', async () => {
    const [heart, skin] = [directory.term('speciality', 'tim-mach'), directory.term('speciality', 'da-lieu')];
    const service = directory.term('service', 'kham-tim-mach');
    const hours = { days: Array.from({ length: 7 }, () => [{ from: 420, to: 690 }]), always: false, note: 'Nghỉ lễ' };
    const place = await create({
      name: '  Phòng  khám   Đủ ',
      address: '12 Tràng Thi',
      lat: 21.02,
      long: 105.85,
      phone: '+84 912.345.678',
      email: 'Lien.He@PhongKham.VN ',
      website: 'phongkham.vn',
      description: '<p onclick="x()">Xin <b>chào</b></p><script>alert(1)</script>',
      opening_hours: hours,
      accepts_bhyt: true,
      specialities: [skin, heart],
      services: [{ term: service, label: 'Khám tim', price_from: 500_000, price_to: 300_000 }],
    });
    const shown = (await editor.get<StaffPlace>(`places/${place.id}`)).json;
    expect(shown).toMatchObject({
      name: 'Phòng khám Đủ',
      address: '12 Tràng Thi',
      lat: 21.02,
      long: 105.85,
      phone: '0912 345 678',
      email: 'lien.he@phongkham.vn',
      website: 'https://phongkham.vn/',
      description: '<p>Xin <b>chào</b></p>',
      opening_hours: hours,
      accepts_bhyt: true,
      specialities: [skin, heart],
      services: [{ term: service, label: 'Khám tim', price_from: 300_000, price_to: 500_000 }],
    });
  });

  it('[ADMIN-04] is refused with a text at each field that cannot be', async () => {
    const elsewhere = { filter: { province: directory.province('da-nang') } };
    const [district] = (await editor.list<{ id: number }>('districts', elsewhere)).rows;
    const mistakes: Array<[string, object]> = [
      ['name', { name: '   ' }],
      ['name', { name: 'x'.repeat(201) }],
      ['place_type', { place_type: directory.term('speciality', 'tim-mach') }],
      ['place_type', { place_type: '1' }],
      ['province', { province: 9_999 }],
      ['district', { district: district?.id }],
      ['ward', { ward: 99_999_999 }],
      ['lat', { lat: 21 }],
      ['lat', { lat: 121, long: 105 }],
      ['phone', { phone: '12345' }],
      ['email', { email: 'not an address' }],
      ['website', { website: 'javascript:alert(1)' }],
      ['specialities', { specialities: [body.place_type] }],
      ['services', { services: [{ term: 9_999_999 }] }],
      ['services.0.price_from', { services: [{ term: 1, price_from: -5 }] }],
      ['opening_hours.days', { opening_hours: { days: [] } }],
      ['status', { status: 'gone' }],
    ];
    for (const [field, more] of mistakes) {
      const { status, json } = await editor.create<Record<string, unknown>>('places', { ...body, ...more });
      expect([field, status, json.code]).toEqual([field, 422, 'INVALID']);
      expect([more, json[field]]).toEqual([more, [expect.stringMatching(/\p{L}/u)]]);
    }
  });
});

describe('an edit', () => {
  it('[ADMIN-05] is on the public page, and in search under the new name', async () => {
    const place = await create({ name: 'Phòng khám Tên Cũ' });
    const { status, json } = await editor.update<StaffPlace>(`places/${place.id}`, {
      ...place,
      name: 'Phòng khám Tên Mới',
    });
    expect([status, json.name]).toEqual([200, 'Phòng khám Tên Mới']);
    expect(await (await app.request(`/api/v1/place/${place.id}/`)).json()).toMatchObject({
      name: 'Phòng khám Tên Mới',
    });
    expect([await isFound('Phòng khám Tên Mới'), await isFound('Phòng khám Tên Cũ')]).toEqual([true, false]);
    expect(await lastAudit()).toMatchObject({ actor_id: editorId, action: 'place.update', subject_id: place.id });
    expect(await fieldsOf()).toEqual(['name']);
  });

  it('[ADMIN-05] writes only what is sent', async () => {
    const speciality = directory.term('speciality', 'tim-mach');
    const service = directory.term('service', 'kham-tim-mach');
    const services = [{ term: service, label: 'Riêng', price_from: 100_000, price_to: null }];
    const place = await create({ phone: '0912345678', specialities: [speciality], services });
    const { json } = await editor.update<StaffPlace>(`places/${place.id}`, {
      updated_at: place.updated_at,
      specialities: [],
      phone: '',
    });
    expect(json).toMatchObject({ name: place.name, specialities: [], services, phone: null });
    expect(await fieldsOf()).toEqual(['phone', 'specialities']);
  });

  it('[ADMIN-05] that hides a place takes it off the site', async () => {
    const place = await create({ name: 'Phòng khám Sắp Ẩn' });
    await editor.update(`places/${place.id}`, { updated_at: place.updated_at, status: 'hidden' });
    expect((await app.request(`/api/v1/place/${place.id}/`)).status).toBe(404);
    expect(await isFound('Phòng khám Sắp Ẩn')).toBe(false);
  });

  it('[ADMIN-05] of two at once one is kept and the other told, whole', async () => {
    const place = await create();
    const names = Array.from({ length: 6 }, (_, number) => `Phòng khám Số ${number}`);
    const answers = await Promise.all(
      names.map(name =>
        editor.update<StaffPlace & { code: string }>(`places/${place.id}`, { ...place, name, address: name }),
      ),
    );
    const won = answers.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    expect(answers.filter(({ status, json }) => status === 409 && json.code === 'CONFLICT')).toHaveLength(5);
    const { json } = await editor.get<StaffPlace>(`places/${place.id}`);
    expect([json.name, json.address]).toEqual([won[0]?.json.name, won[0]?.json.name]);
    const late = await editor.update(`places/${place.id}`, { ...place, name: 'Quá muộn' });
    expect(late.status).toBe(409);
    expect((await editor.update(`places/${place.id}`, { name: 'Không có lúc lưu' })).status).toBe(422);
  });

  it('is refused for what is not there', async () => {
    const place = await create();
    for (const id of [99_999_999, 0, 'x']) expect((await editor.get(`places/${id}`)).status).toBe(404);
    expect((await editor.update('places/99999999', { ...place })).status).toBe(404);
  });
});

describe('a deletion', () => {
  it('[ADMIN-06] takes the place out of its page, lists and search', async () => {
    const place = await create({ name: 'Phòng khám Sắp Xóa' });
    expect(await isFound('Phòng khám Sắp Xóa')).toBe(true);
    expect(await editor.remove(`places/${place.id}`)).toMatchObject({ status: 200, json: { id: place.id } });
    expect((await app.request(`/api/v1/place/${place.id}/`)).status).toBe(404);
    expect(await isFound('Phòng khám Sắp Xóa')).toBe(false);
    expect((await editor.list('places', { filter: { q: 'sap xoa' } })).total).toBe(0);
    expect(await lastAudit()).toMatchObject({ action: 'place.delete', subject_id: place.id });
  });

  it('[ADMIN-06] of one place by two is told to one', async () => {
    const place = await create();
    const answers = await Promise.all([1, 2, 3].map(() => editor.remove(`places/${place.id}`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
  });
});

describe('pictures', () => {
  const image = (background: string) =>
    sharp({ create: { width: 900, height: 600, channels: 3, background } })
      .jpeg()
      .toBuffer();
  const upload = (id: number, bytes: Buffer, caption?: string) => {
    const form = new FormData();
    form.set('image', new Blob([new Uint8Array(bytes)]), 'anh.jpg');
    if (caption !== undefined) form.set('caption', caption);
    return request(`/api/admin/places/${id}/pictures`, { method: 'POST', body: form });
  };
  const picturesOf = async (id: number) => (await editor.get<StaffPicture[]>(`places/${id}/pictures`)).json;

  it('are added, described, chosen and deleted, and the page shows it at once', async () => {
    const place = await create();
    const first = (await (await upload(place.id, await image('#336699'), ' Mặt  tiền ')).json()) as StaffPicture;
    expect(first).toMatchObject({ caption: 'Mặt tiền', is_main: true });
    const second = (await (await upload(place.id, await image('#993366'))).json()) as StaffPicture;
    expect((await app.request(first.url)).headers.get('content-type')).toBe('image/webp');
    const path = `places/${place.id}/pictures/${second.id}`;
    expect((await editor.update<StaffPicture>(path, { caption: 'Phòng chờ' })).json).toMatchObject({
      caption: 'Phòng chờ',
    });
    expect((await editor.update<StaffPicture>(path, { is_main: true })).json).toMatchObject({
      is_main: true,
      caption: 'Phòng chờ',
    });
    expect((await picturesOf(place.id)).map(({ id, is_main }) => [id, is_main])).toEqual([
      [second.id, true],
      [first.id, false],
    ]);
    const detail = (await (await app.request(`/api/v1/place/${place.id}/`)).json()) as {
      media: { pictures: StaffPicture[] };
    };
    expect(detail.media.pictures.map(({ id }) => id)).toEqual([second.id, first.id]);
    expect((await editor.remove(path)).status).toBe(200);
    expect(await picturesOf(place.id)).toMatchObject([{ id: first.id, is_main: true }]);
    expect(await lastAudit()).toMatchObject({ action: 'place.picture-delete', subject_id: place.id });
  });

  it('make the place more complete, without taking an open form’s save away', async () => {
    const place = await create();
    const relevance = async () =>
      (await app.services.db.read.first<{ relevance: number }>('select relevance from place where id = ?', [place.id]))
        ?.relevance ?? 0;
    const before = await relevance();
    expect((await upload(place.id, await image('#336699'))).status).toBe(200);
    expect(await relevance()).toBeGreaterThan(before);
    const { status } = await editor.update(`places/${place.id}`, { ...place, address: '1 Hàng Bài' });
    expect(status).toBe(200);
  });

  it('are refused when they are none, too large, another owner’s or of nobody', async () => {
    const [place, other] = [await create(), await create()];
    expect((await upload(place.id, Buffer.from('<svg onload=alert(1)>'))).status).toBe(415);
    expect((await upload(place.id, Buffer.alloc(8 * 1_048_576 + 1))).status).toBe(413);
    expect((await upload(99_999_999, await image('#336699'))).status).toBe(404);
    const nothing = await request(`/api/admin/places/${place.id}/pictures`, { method: 'POST', body: new FormData() });
    expect(nothing.status).toBe(422);
    const picture = (await (await upload(place.id, await image('#336699'))).json()) as StaffPicture;
    expect((await editor.update(`places/${other.id}/pictures/${picture.id}`, { is_main: true })).status).toBe(404);
    expect((await editor.remove(`places/${other.id}/pictures/${picture.id}`)).status).toBe(404);
    expect(
      (await editor.update(`places/${place.id}/pictures/${picture.id}`, { caption: 'x'.repeat(201) })).status,
    ).toBe(422);
    expect(await picturesOf(place.id)).toHaveLength(1);
  });
});

describe('lookups for pickers', () => {
  it('find terms, provinces, wards and districts', async () => {
    const terms = await editor.list<{ name: string; type: string }>('terms', {
      filter: { type: 'speciality', q: 'tim mach' },
    });
    expect(terms.rows[0]).toMatchObject({ name: 'Tim mạch', type: 'speciality' });
    const provinces = await editor.list<{ id: number; name: string }>('provinces', {
      filter: { q: 'ha noi' },
      range: [0, 49],
    });
    expect(provinces.rows.map(({ id }) => id)).toEqual([body.province]);
    expect((await editor.list('provinces')).total).toBe(34);
    for (const resource of ['wards', 'districts']) {
      const { rows, total } = await editor.list<{ id: number; province: number }>(resource, {
        filter: { province: body.province },
        range: [0, 9],
      });
      expect(rows.length).toBe(10);
      expect(total).toBeGreaterThan(10);
      expect(new Set(rows.map(({ province }) => province))).toEqual(new Set([body.province]));
      const chosen = await editor.list<{ id: number }>(resource, { filter: { id: [rows[3]?.id, 9_999_999] } });
      expect(chosen.rows).toEqual([rows[3]]);
    }
  });
});
