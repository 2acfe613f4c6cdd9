import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { sendPage } from '../http/send-page.ts';
import { validate } from '../http/validate.ts';
import { restQuery } from './rest-query.ts';

const query = restQuery({
  filter: z.object({ status: z.enum(['draft', 'published']).optional() }),
  sorts: ['id', 'name'],
});
const read = (sent: Record<string, unknown>) => validate(query, sent, fields => new Error(JSON.stringify(fields)));

describe('the query of a list', () => {
  it('is a page of 25 in the first order where nothing is asked for', () => {
    expect(read({})).toEqual({
      filter: {},
      ids: undefined,
      offset: 0,
      limit: 25,
      sort: { field: 'id', descending: false },
    });
  });

  it('has filter, range with both ends, and order', () => {
    const sent = { filter: '{"status":"draft"}', range: '[50,74]', sort: '["name","DESC"]' };
    expect(read(sent)).toMatchObject({
      filter: { status: 'draft' },
      offset: 50,
      limit: 25,
      sort: { field: 'name', descending: true },
    });
    expect(read({ range: '[0,0]' })).toMatchObject({ limit: 1 });
    expect(read({ range: '[0,-1]' })).toMatchObject({ limit: 0 });
  });

  it('gives at most a hundred rows, and a thousand by their ids', () => {
    expect(read({ range: '[0,99999]' }).limit).toBe(100);
    expect(read({ filter: '{"id":[3,1]}' }).ids).toEqual([3, 1]);
    expect(read({ filter: '{"id":7}' }).ids).toEqual([7]);
    expect(() => read({ filter: JSON.stringify({ id: Array.from({ length: 1_001 }, (_, id) => id + 1) }) })).toThrow();
  });

  it('passes over unknown filters and those that were left empty', () => {
    expect(read({ filter: '{"colour":"red","status":""}' }).filter).toEqual({});
    expect(read({ filter: '{"status":null}' }).filter).toEqual({});
  });

  it.each([
    ['filter', '{"status":'],
    ['filter', '[1]'],
    ['filter', '{"status":"gone"}'],
    ['filter', '{"id":["x"]}'],
    ['filter', '{"id":[99999999999]}'],
    ['filter', 'null'],
    ['filter', '{"status":"draft","q":"a\\u0000b"}'],
    ['range', '[0]'],
    ['range', '["0","24"]'],
    ['range', '[-5,10]'],
    ['range', '[0.5,10]'],
    ['range', '{}'],
    ['sort', '["password","ASC"]'],
    ['sort', '["name","sideways"]'],
    ['sort', '["__proto__","ASC"]'],
    ['sort', '"name"'],
  ])('refuses %s=%s with a text', (name, value) => {
    expect(() => read({ [name]: value })).toThrow(new RegExp(`"${name}[^"]*":\\["[^"]+`));
  });

  it('refuses a parameter that comes twice', () => {
    expect(() => read({ range: ['[0,1]', '[0,2]'] })).toThrow(/range/);
  });
});

describe('the place of a page', () => {
  const rangeOf = (offset: number, rows: number[], total: number) => {
    const headers = new Headers();
    sendPage({ setHeader: (name, value) => headers.set(name, value) }, 'places', { offset }, { rows, total });
    return headers.get('content-range');
  };

  it('is answered with the total', () => {
    expect(rangeOf(0, [1, 2, 3], 60_000)).toBe('places 0-2/60000');
    expect(rangeOf(25, [1], 26)).toBe('places 25-25/26');
    expect(rangeOf(50, [], 26)).toBe('places */26');
  });
});
