import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { filterOf, restQuery } from '../platform/contract/rest-query.ts';
import { Secret } from '../platform/env/secret.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import { askedText, lineText, rawText } from '../platform/text/text-field.ts';
import { textsOf } from '../testing/schema-texts.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { FEATURES } from './features.ts';

let app: TestApp;
let endpoints: readonly Endpoint[];
beforeAll(async () => {
  const client = { clientId: 'client', clientSecret: new Secret('a secret of the client') };
  app = await startTestApp({ config: { socialLogin: { facebook: client, zalo: client } } });
  endpoints = FEATURES.flatMap(feature => feature.endpoints(app.services));
});
afterAll(() => app.close());

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

/** What an endpoint reads, each schema under its name; the JSON in a list's query as well. */
function schemasOf({ params, query, body }: Endpoint): [string, z.ZodType][] {
  const filter = query && filterOf(query);
  return Object.entries({ params, query, filter, body }).flatMap(([name, schema]) => (schema ? [[name, schema]] : []));
}

describe('every declared endpoint', () => {
  it('looks at the length of each text before anything else', () => {
    const texts = endpoints.flatMap(endpoint =>
      schemasOf(endpoint).flatMap(([place, schema]) =>
        textsOf(schema).map(({ path, max }) => ({ text: [nameOf(endpoint), place, ...path].join(' '), max })),
      ),
    );
    expect(texts.filter(({ max }) => max === undefined)).toEqual([]);
    expect(texts.length).toBeGreaterThan(200);
    expect(Math.max(...texts.map(({ max }) => max ?? 0))).toBeLessThanOrEqual(20_000);
  });

  it('that writes and is not for staff alone spends a limit before its body is read', () => {
    const writes = endpoints.filter(({ method, access }) => method !== 'GET' && access !== 'staff');
    expect(writes.filter(({ rate }) => !rate).map(nameOf)).toEqual([]);
    expect(writes.length).toBeGreaterThan(20);
  });
});

describe('looking for texts in a schema', () => {
  const paths = (schema: z.ZodType) => textsOf(schema).map(({ path, max }) => [path.join('.'), max]);

  it('finds them inside whatever is around them', () => {
    const schema = z.object({
      list: z.array(z.object({ a: lineText(5).nullish() })).default([]),
      union: z.union([z.literal('x'), askedText(7), z.tuple([rawText(8), z.int()])]).optional(),
      names: z.record(rawText(9), z.boolean()).catch({}),
    });
    expect(paths(schema)).toEqual([
      ['list.*.a', 20],
      ['union', 7],
      ['union.0', 8],
      ['names.name of *', 9],
    ]);
    expect(textsOf(filterOf(restQuery({ filter: z.object({ q: z.string() }), sorts: ['id'] })) ?? z.never())).toEqual([
      { path: ['q'], max: undefined },
    ]);
  });

  it.each([
    ['no length', z.string()],
    ['a pattern before the length', z.string().regex(/x/).max(5, { abort: true })],
    ['a length that stops nothing', z.string().max(5)],
    ['a format', z.uuid().max(36, { abort: true })],
    ['a number made of a text', z.coerce.number()],
    [
      'a text made into another first',
      z
        .string()
        .trim()
        .pipe(z.string().max(5, { abort: true })),
    ],
  ])('does not count %s as a text', (_, schema) => {
    expect(textsOf(schema)).toEqual([{ path: [], max: undefined }]);
  });

  it.each([
    ['anything', z.unknown()],
    ['a transformation of anything', z.preprocess(String, z.string())],
    ['what is known only later', z.lazy(() => z.string())],
  ])('finds the text in %s', (_, schema) => {
    expect(() => textsOf(schema)).toThrow('not known');
  });
});
