import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textOf } from '../../platform/db/text.ts';
import { openPlaceConsole, type PlaceConsole } from '../../testing/place-console.ts';
import type { StaffPlace, StaffPlaceRow } from './staff-contract.ts';

let places: PlaceConsole;
let editorId: number;
beforeAll(async () => {
  places = await openPlaceConsole();
  const account = await textOf(places.app.services.db.primary).first<{ id: number }>(
    'select id from account where email = ?',
    [ACCOUNTS.editor.email],
  );
  editorId = account?.id ?? 0;
});
afterAll(() => places.app.close());

const REFUSED = {
  status: 422,
  code: 'INVALID',
  detail: 'Một số thông tin chưa đúng, xin vui lòng kiểm tra lại.',
  error_id: expect.any(String),
};

describe('a new place', () => {
  it('[ADMIN-04] is in the console’s list and on the public site, once published', async () => {
    const place = await places.create({ name: 'Bệnh viện Trăng Non' });
    expect((await places.editor.list<StaffPlaceRow>('places', { filter: { q: 'trang non' } })).rows).toMatchObject([
      { id: place.id, status: 'published' },
    ]);
    expect((await places.app.request(`/api/v1/place/${place.id}/`)).status).toBe(200);
    expect(await places.isFound('Bệnh viện Trăng Non')).toBe(true);
    expect(await places.lastAudit()).toMatchObject({
      actor_id: editorId,
      action: 'place.create',
      subject_id: place.id,
    });
    expect((await places.lastAudit())?.fields).toEqual(
      expect.arrayContaining(['name', 'province', 'place_type', 'status']),
    );
  });

  it('[ADMIN-04] is a draft that nobody sees, unless it is published at once', async () => {
    const { status: _, ...rest } = places.body;
    const { json } = await places.editor.create<StaffPlace>('places', { ...rest, name: 'Phòng khám Nháp' });
    expect(json.status).toBe('draft');
    expect((await places.app.request(`/api/v1/place/${json.id}/`)).status).toBe(404);
    expect(await places.isFound('Phòng khám Nháp')).toBe(false);
  });

  it('[ADMIN-04] stores everything that staff may write, tidied', async () => {
    const [heart, skin] = [
      places.directory.term('speciality', 'tim-mach'),
      places.directory.term('speciality', 'da-lieu'),
    ];
    const service = places.directory.term('service', 'kham-tim-mach');
    const hours = { days: Array.from({ length: 7 }, () => [{ from: 420, to: 690 }]), always: false, note: 'Nghỉ lễ' };
    const place = await places.create({
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
    const shown = (await places.editor.get<StaffPlace>(`places/${place.id}`)).json;
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

  it('[ADMIN-04] is refused where its position is farther than 60 km from its ward or district', async () => {
    const inside = { filter: { province: places.body.province } };
    const [district] = (await places.editor.list<{ id: number }>('districts', inside)).rows;
    const [ward] = (await places.editor.list<{ id: number }>('wards', inside)).rows;
    for (const area of [{ district: district?.id }, { ward: ward?.id }]) {
      const body = { ...places.body, ...area, lat: 10.77, long: 106.7 };
      const { status, json } = await places.editor.create<Record<string, unknown>>('places', body);
      expect([status, json.lat]).toEqual([422, [expect.stringMatching(/hơn 60 km/)]]);
      expect((await places.create({ ...area, lat: 21.02, long: 105.85 })).lat).toBe(21.02);
    }
  });

  it('[ADMIN-04] is refused with a message at each invalid field', async () => {
    const elsewhere = { filter: { province: places.directory.province('da-nang') } };
    const [district] = (await places.editor.list<{ id: number }>('districts', elsewhere)).rows;
    const mistakes: Array<[string, object]> = [
      ['name', { name: '   ' }],
      ['name', { name: 'x'.repeat(201) }],
      ['place_type', { place_type: places.directory.term('speciality', 'tim-mach') }],
      ['place_type', { place_type: '1' }],
      ['province', { province: 9_999 }],
      ['district', { district: district?.id }],
      ['ward', { ward: 99_999_999 }],
      ['lat', { lat: 21 }],
      ['lat', { lat: 121, long: 105 }],
      ['lat', { lat: 48.86, long: 2.35 }],
      ['lat', { lat: 105.85, long: 21.02 }],
      ['phone', { phone: '12345' }],
      ['email', { email: 'not an address' }],
      ['website', { website: 'javascript:alert(1)' }],
      ['specialities', { specialities: [places.body.place_type] }],
      ['services', { services: [{ term: 9_999_999 }] }],
      ['services.0.price_from', { services: [{ term: 1, price_from: -5 }] }],
      ['opening_hours.days', { opening_hours: { days: [] } }],
      ['status', { status: 'gone' }],
    ];
    for (const [field, more] of mistakes) {
      const { status, json } = await places.editor.create<Record<string, unknown>>('places', {
        ...places.body,
        ...more,
      });
      expect([field, status, json.code]).toEqual([field, 422, 'INVALID']);
      expect([more, json[field]]).toEqual([more, [expect.stringMatching(/\p{L}/u)]]);
    }
  });

  it('[ADMIN-04] is answered with all that is wrong at once, whether the contract knows it or only the server', async () => {
    const elsewhere = { filter: { province: places.directory.province('da-nang') } };
    const [district] = (await places.editor.list<{ id: number }>('districts', elsewhere)).rows;
    const wrong = {
      name: ' ',
      source: 'x'.repeat(301),
      phone: '12345',
      email: 'not an address',
      website: 'javascript:alert(1)',
      lat: 48.86,
      long: 2.35,
      district: district?.id,
      specialities: [places.body.place_type],
    };
    const told = {
      name: ['Xin nhập tên cơ sở.'],
      source: ['Không được quá 300 ký tự.'],
      phone: ['Số điện thoại chưa đúng, ví dụ: 0912 345 678 hoặc 1900 0115.'],
      email: ['Email chưa đúng, ví dụ: ten@email.com.'],
      website: ['Địa chỉ trang web chưa đúng, ví dụ: https://benhvien.vn.'],
      lat: ['Vị trí này nằm ngoài Việt Nam. Xin kiểm tra vĩ độ và kinh độ.'],
      district: ['Quận hoặc huyện này không thuộc tỉnh, thành phố đã chọn.'],
      specialities: ['Có mục không còn trong danh mục. Xin chọn lại.'],
    };
    const made = await places.editor.create<object>('places', { ...places.body, ...wrong });
    expect([made.status, made.json]).toEqual([422, { ...told, ...REFUSED }]);
    const place = await places.create();
    const changed = await places.editor.update<object>(`places/${place.id}`, { ...place, ...wrong });
    expect([changed.status, changed.json]).toEqual([422, { ...told, ...REFUSED }]);
    expect((await places.editor.update('places/99999999', { ...place, ...wrong })).status).toBe(404);
    const off = { ...places.body, ...wrong, lat: 200, province: 0 };
    const { district: _, ...rest } = told;
    // Whether the district lies in a province that is none, nobody can say.
    expect((await places.editor.create<object>('places', off)).json).toEqual({
      ...rest,
      ...REFUSED,
      lat: ['Không được quá 90.'],
      province: ['Phải từ 1 trở lên.'],
    });
  });
});
