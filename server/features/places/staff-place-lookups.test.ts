import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPlaceConsole, type PlaceConsole } from '../../testing/place-console.ts';

let places: PlaceConsole;
beforeAll(async () => {
  places = await openPlaceConsole();
});
afterAll(() => places.app.close());

describe('lookups for pickers', () => {
  it('find terms, provinces, wards and districts', async () => {
    const terms = await places.editor.list<{ name: string; type: string }>('terms', {
      filter: { type: 'speciality', q: 'tim mach' },
    });
    expect(terms.rows[0]).toMatchObject({ name: 'Tim mạch', type: 'speciality' });
    const provinces = await places.editor.list<{ id: number; name: string }>('provinces', {
      filter: { q: 'ha noi' },
      range: [0, 49],
    });
    expect(provinces.rows.map(({ id }) => id)).toEqual([places.body.province]);
    expect((await places.editor.list('provinces')).total).toBe(34);
    for (const resource of ['wards', 'districts']) {
      const { rows, total } = await places.editor.list<{ id: number; province: number }>(resource, {
        filter: { province: places.body.province },
        range: [0, 9],
      });
      expect(rows.length).toBe(10);
      expect(total).toBeGreaterThan(10);
      expect(new Set(rows.map(({ province }) => province))).toEqual(new Set([places.body.province]));
      const chosen = await places.editor.list<{ id: number }>(resource, { filter: { id: [rows[3]?.id, 9_999_999] } });
      expect(chosen.rows).toEqual([rows[3]]);
    }
  });
});
