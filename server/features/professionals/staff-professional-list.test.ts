import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWork } from '../../app/create-work.ts';
import { textOf } from '../../platform/db/text.ts';
import { type ConsoleCalls, consoleCalls } from '../../testing/console-calls.ts';
import { createDirectory, type Directory } from '../../testing/directory.ts';
import { logIn } from '../../testing/log-in.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { StaffProfessional, StaffProfessionalRow } from './staff-contract.ts';

let app: TestApp;
let editor: ConsoleCalls;
let directory: Directory;

beforeAll(async () => {
  app = await startTestApp({ world: 'tiny' });
  editor = consoleCalls(await logIn(app, ACCOUNTS.editor.email));
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
const idsOf = async (filter: object) =>
  (await editor.list<StaffProfessionalRow>('professionals', { filter, range: [0, 99], sort: ['id', 'DESC'] })).rows.map(
    ({ id }) => id,
  );

describe('the list', () => {
  it('[ADMIN-07] holds all professionals with their number, in every order', async () => {
    const counted = await textOf(app.services.db.read).first<{ n: number }>('select count(*) as n from professional');
    for (const [field, key] of [
      ['id', 'id'],
      ['name', 'sort_name'],
      ['updated_at', 'updated_at'],
      ['rating', 'rating_rank'],
    ] as const) {
      const { db } = app.services;
      const expected = await textOf(db.read).all<{ id: number }>(
        `select id from professional order by ${key} desc, id desc`,
      );
      const page = await editor.list<StaffProfessionalRow>('professionals', { sort: [field, 'DESC'], range: [5, 14] });
      expect(page.rows.map(({ id }) => id)).toEqual(expected.slice(5, 15).map(({ id }) => id));
      expect(page.total).toBe(Number(counted?.n));
    }
    const { rows } = await editor.list<StaffProfessionalRow>('professionals', { range: [0, 0] });
    expect(rows).toMatchObject([{ display_name: expect.stringMatching(/ /), licence_verified: true }]);
  });

  it('[ADMIN-07] is searched by name and filtered by state, area, term, place, licence and pictures', async () => {
    const speciality = directory.term('speciality', 'da-lieu');
    const place = await directory.addPlace({ province: directory.province('da-nang') });
    const profile = { name: 'Đặng Thị Quỳnh Thử', specialities: [speciality], workplaces: [place] };
    const draft = await create({ ...profile, status: 'draft', licence_verified: false });
    const shown = await create(profile);
    for (const q of ['quynh dang', 'thử QUỲNH', String(shown.id)]) expect(await idsOf({ q })).toContain(shown.id);
    expect(await idsOf({ q: 'quynh thu', status: 'draft' })).toEqual([draft.id]);
    expect(await idsOf({ place })).toEqual([shown.id, draft.id]);
    expect(await idsOf({ speciality, q: 'dang quynh' })).toEqual([shown.id, draft.id]);
    expect(await idsOf({ licence_verified: false, q: 'dang quynh' })).toEqual([draft.id]);
    expect(await idsOf({ province: directory.province('da-nang'), q: 'dang quynh' })).toEqual([shown.id, draft.id]);
    expect(await idsOf({ has_picture: true, place })).toEqual([]);
    expect(await idsOf({ has_picture: false, place })).toEqual([shown.id, draft.id]);
    const specialities = (await editor.list<StaffProfessionalRow>('professionals', { filter: { place } })).rows;
    expect(specialities.map(row => [row.specialities_text, row.province_name])).toEqual([
      ['Da liễu', 'Đà Nẵng'],
      ['Da liễu', 'Đà Nẵng'],
    ]);
  });
});

describe('the search', () => {
  it('[ADMIN-07] reads a district in the query: that of the main place or of another', async () => {
    const province = directory.province('ho-chi-minh');
    const inside = { filter: { province }, range: [0, 99] as const };
    const districts = (await editor.list<{ id: number; name: string }>('districts', inside)).rows;
    const placeIn = async (wanted: string) => {
      const district = districts.find(({ name }) => name === wanted)?.id;
      const body = { name: 'Nhà Hoa Giấy', status: 'published', province, district };
      const place_type = directory.term('place_type', 'phong-kham-da-khoa');
      return (await editor.create<{ id: number }>('places', { ...body, place_type })).json.id;
    };
    const [first, second] = [await placeIn('Quận 1'), await placeIn('Quận Gò Vấp')];
    const both = await create({ name: 'Kiều Thị Lụa', workplaces: [first, second] });
    const one = await create({ name: 'Kiều Thị Nhung', workplaces: [first] });
    await createWork(app.services).drain();
    expect(await idsOf({ q: 'kiều thị quận 1' })).toEqual([one.id, both.id]);
    expect(await idsOf({ q: 'kiều thị quận gò vấp' })).toEqual([both.id]);
  });
});
