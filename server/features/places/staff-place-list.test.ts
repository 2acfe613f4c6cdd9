import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textOf } from '../../platform/db/text.ts';
import { openPlaceConsole, type PlaceConsole } from '../../testing/place-console.ts';
import type { StaffPlaceRow } from './staff-contract.ts';

let places: PlaceConsole;
beforeAll(async () => {
  places = await openPlaceConsole();
});
afterAll(() => places.app.close());

describe('the list', () => {
  it('[ADMIN-03] holds all places with their number', async () => {
    const counted = await textOf(places.app.services.db.read).first<{ n: number }>('select count(*) as n from place');
    const { rows, range, total } = await places.editor.list<StaffPlaceRow>('places', { range: [0, 9] });
    expect(total).toBe(Number(counted?.n));
    expect(range).toBe(`places 0-9/${total}`);
    expect(rows.map(row => row.id)).toEqual([...rows].map(row => row.id).sort((a, b) => a - b));
    expect(rows[0]).toMatchObject({ name: expect.any(String), place_type_name: expect.stringMatching(/./) });
    const last = await places.editor.list<StaffPlaceRow>('places', { range: [total - 3, total + 6] });
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
      const expected = await textOf(places.app.services.db.read).all<{ id: number }>(
        `select id from place order by ${key}, id limit 50`,
      );
      const up = await places.editor.list<StaffPlaceRow>('places', { sort: [field, 'ASC'], range: [0, 49] });
      expect(up.rows.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
      const down = await places.editor.list<StaffPlaceRow>('places', {
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
    const place = await places.create({ name: 'Phòng khám Đông Đô Thử', status: 'draft' });
    const ids = async (q: string) =>
      (await places.editor.list<StaffPlaceRow>('places', { filter: { q } })).rows.map(({ id }) => id);
    for (const q of ['dong do thu', 'ĐÔNG đô', 'thử  phòng', 'thu dong do kham'])
      expect(await ids(q)).toContain(place.id);
    expect(await ids(String(place.id))).toContain(place.id);
    expect(await ids('ong do thu')).not.toContain(place.id);
    expect(await ids('không có nơi này')).toEqual([]);
    expect(await ids('100% _ \' " \\')).toEqual([]);
  });

  it('[ADMIN-03] is filtered by state, area, kind, speciality and pictures', async () => {
    const speciality = places.directory.term('speciality', 'tim-mach');
    const draft = await places.create({ status: 'draft', specialities: [speciality] });
    const shown = await places.create({ specialities: [speciality] });
    const total = async (filter: object) => (await places.editor.list('places', { filter, range: [0, 0] })).total;
    const ids = async (filter: object) =>
      (await places.editor.list<StaffPlaceRow>('places', { filter, range: [0, 99], sort: ['id', 'DESC'] })).rows.map(
        row => row.id,
      );
    expect(await ids({ speciality })).toEqual(expect.arrayContaining([draft.id, shown.id]));
    expect(await ids({ speciality, status: 'draft' })).toEqual([draft.id]);
    expect(await ids({ province: places.body.province, place_type: places.body.place_type })).toContain(shown.id);
    expect(await ids({ province: places.directory.province('da-nang') })).not.toContain(shown.id);
    const all = await total({});
    expect((await total({ has_picture: true })) + (await total({ has_picture: false }))).toBe(all);
    expect(await ids({ has_picture: true })).not.toContain(shown.id);
    const states = await Promise.all(['published', 'draft', 'hidden'].map(status => total({ status })));
    expect(states.reduce((sum, count) => sum + count, 0)).toBe(all);
  });

  it('gives chosen ids, for references', async () => {
    const { rows, total } = await places.editor.list<StaffPlaceRow>('places', { filter: { id: [2, 1, 999_999] } });
    expect([rows.map(({ id }) => id), total]).toEqual([[2, 1], 2]);
  });

  it('answers 400 to a malformed query', async () => {
    for (const query of ['filter={', 'range=[0', 'sort=["password","ASC"]', 'filter={"status":"gone"}']) {
      const answer = await places.request(`/api/admin/places?${encodeURI(query)}`);
      expect([query, answer.status]).toEqual([query, 400]);
      expect(await answer.json()).toMatchObject({ code: 'MALFORMED' });
    }
  });
});
