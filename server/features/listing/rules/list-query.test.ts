import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listQuery } from '../contract.ts';
import { parseListQuery } from './list-query.ts';

const KNOWN = new Map([
  ['tim-mach', { id: 1 }],
  ['da-lieu', { id: 2 }],
]);
const LIST = { filters: ['specialities', 'provinces'] } as const;
const parse = (query: Record<string, unknown>, list: Parameters<typeof parseListQuery>[1] = LIST) =>
  parseListQuery(listQuery.parse(query), list, (_type, slug) => KNOWN.get(slug));

describe('parseListQuery', () => {
  it('[LIST-19] splits values, tidies them and takes each once', () => {
    const { filters, notices } = parse({ specialities: ' Tim-Mach,,da-lieu,tim-mach ' });
    expect([...filters]).toEqual([['specialities', [{ id: 1 }, { id: 2 }]]]);
    expect(notices).toEqual([]);
  });

  it('[LIST-36] names what it does not know, briefly', () => {
    const { filters, notices } = parse({ specialities: `tim-mach,${'x'.repeat(300)}`, provinces: 'mars,mars' });
    expect([...filters.keys()]).toEqual(['specialities']);
    expect(notices).toHaveLength(2);
    expect(notices[0]?.length).toBeLessThan(140);
    expect(notices[1]).toContain('“mars” trong mục Tỉnh/Thành phố');
  });

  it('[LIST-36] names only the first of many unknown values and counts the others', () => {
    const many = Array.from({ length: 700 }, (_, index) => `v${index}`).join(',');
    const { notices } = parse({ specialities: many, provinces: 'mars,venus' });
    expect(notices).toHaveLength(4);
    expect(notices[2]).toContain('“v2”');
    expect(notices[3]).toBe('Và 49 lựa chọn khác không có, nên cũng được bỏ qua.');
  });

  it('takes whatever an address may hold without failing', () => {
    const value = fc.oneof(fc.string({ maxLength: 200 }), fc.array(fc.string({ maxLength: 50 }), { maxLength: 5 }));
    const query = fc.record(
      {
        q: value,
        page: value,
        page_size: value,
        sort_by: value,
        include: value,
        specialities: value,
        provinces: value,
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(query, raw => {
        const request = parse(raw);
        expect(request.page).toBeGreaterThanOrEqual(1);
        expect(request.page).toBeLessThanOrEqual(500);
        expect(request.pageSize).toBeGreaterThanOrEqual(1);
        expect(request.pageSize).toBeLessThanOrEqual(50);
      }),
    );
  });

  it('a list is put in the orders that it has, and an order of other lists is said not to be there', () => {
    const list = { ...LIST, orders: ['relevance', 'name'] } as const;
    expect(parse({ sort_by: 'name' }, list)).toMatchObject({ sortBy: 'name', notices: [] });
    expect(parse({ sort_by: 'rating' }, list)).toMatchObject({ sortBy: 'relevance', notices: [expect.any(String)] });
    expect(parse({ sort_by: 'rating' })).toMatchObject({ sortBy: 'rating', notices: [] });
  });
});
