import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textOf } from '../../platform/db/text.ts';
import { openPlaceConsole, type PlaceConsole } from '../../testing/place-console.ts';
import type { StaffPlace } from './staff-contract.ts';

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

describe('an edit', () => {
  it('[ADMIN-05] is on the public page, and in search under the new name', async () => {
    const place = await places.create({ name: 'Phòng khám Tên Cũ' });
    const { status, json } = await places.editor.update<StaffPlace>(`places/${place.id}`, {
      ...place,
      name: 'Phòng khám Tên Mới',
    });
    expect([status, json.name]).toEqual([200, 'Phòng khám Tên Mới']);
    expect(await (await places.app.request(`/api/v1/place/${place.id}/`)).json()).toMatchObject({
      name: 'Phòng khám Tên Mới',
    });
    expect([await places.isFound('Phòng khám Tên Mới'), await places.isFound('Phòng khám Tên Cũ')]).toEqual([
      true,
      false,
    ]);
    expect(await places.lastAudit()).toMatchObject({
      actor_id: editorId,
      action: 'place.update',
      subject_id: place.id,
    });
    expect((await places.lastAudit())?.fields).toEqual(['name']);
  });

  it('[ADMIN-05] writes only what is sent', async () => {
    const speciality = places.directory.term('speciality', 'tim-mach');
    const service = places.directory.term('service', 'kham-tim-mach');
    const services = [{ term: service, label: 'Riêng', price_from: 100_000, price_to: null }];
    const place = await places.create({ phone: '0912345678', specialities: [speciality], services });
    const { json } = await places.editor.update<StaffPlace>(`places/${place.id}`, {
      updated_at: place.updated_at,
      specialities: [],
      phone: '',
    });
    expect(json).toMatchObject({ name: place.name, specialities: [], services, phone: null });
    expect((await places.lastAudit())?.fields).toEqual(['phone', 'specialities']);
  });

  it('[ADMIN-05] of a latitude alone keeps the longitude', async () => {
    const place = await places.create({ lat: 21.03, long: 105.85 });
    const { json } = await places.editor.update<StaffPlace>(`places/${place.id}`, {
      updated_at: place.updated_at,
      lat: 21.04,
    });
    expect(json).toMatchObject({ lat: 21.04, long: 105.85 });
  });

  it('[ADMIN-05] that hides a place takes it off the site', async () => {
    const place = await places.create({ name: 'Phòng khám Sắp Ẩn' });
    await places.editor.update(`places/${place.id}`, { updated_at: place.updated_at, status: 'hidden' });
    expect((await places.app.request(`/api/v1/place/${place.id}/`)).status).toBe(404);
    expect(await places.isFound('Phòng khám Sắp Ẩn')).toBe(false);
  });

  it('[ADMIN-05] of several at once is saved whole for one person and refused with 409 for the others', async () => {
    const place = await places.create();
    const names = Array.from({ length: 6 }, (_, number) => `Phòng khám Số ${number}`);
    const answers = await Promise.all(
      names.map(name =>
        places.editor.update<StaffPlace & { code: string }>(`places/${place.id}`, { ...place, name, address: name }),
      ),
    );
    const won = answers.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    expect(answers.filter(({ status, json }) => status === 409 && json.code === 'CONFLICT')).toHaveLength(5);
    const { json } = await places.editor.get<StaffPlace>(`places/${place.id}`);
    expect([json.name, json.address]).toEqual([won[0]?.json.name, won[0]?.json.name]);
    const late = await places.editor.update(`places/${place.id}`, { ...place, name: 'Quá muộn' });
    expect(late.status).toBe(409);
    expect((await places.editor.update(`places/${place.id}`, { name: 'Không có lúc lưu' })).status).toBe(422);
  });

  it('of a place that does not exist is 404', async () => {
    const place = await places.create();
    for (const id of [99_999_999, 0, 'x']) expect((await places.editor.get(`places/${id}`)).status).toBe(404);
    expect((await places.editor.update('places/99999999', { ...place })).status).toBe(404);
  });
});

describe('a deletion', () => {
  it('[ADMIN-06] takes the place out of its page, lists and search', async () => {
    const place = await places.create({ name: 'Phòng khám Sắp Xóa' });
    expect(await places.isFound('Phòng khám Sắp Xóa')).toBe(true);
    expect(await places.editor.remove(`places/${place.id}`)).toMatchObject({ status: 200, json: { id: place.id } });
    expect((await places.app.request(`/api/v1/place/${place.id}/`)).status).toBe(404);
    expect(await places.isFound('Phòng khám Sắp Xóa')).toBe(false);
    expect((await places.editor.list('places', { filter: { q: 'sap xoa' } })).total).toBe(0);
    expect(await places.lastAudit()).toMatchObject({ action: 'place.delete', subject_id: place.id });
  });

  it('[ADMIN-06] of one place by several people succeeds for one and answers 404 to the others', async () => {
    const place = await places.create();
    const answers = await Promise.all([1, 2, 3].map(() => places.editor.remove(`places/${place.id}`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
  });
});
