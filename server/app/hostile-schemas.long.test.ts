import { afterAll, beforeAll, expect, it } from 'vitest';
import type { z } from 'zod';
import { filterOf } from '../platform/contract/rest-query.ts';
import { Secret } from '../platform/env/secret.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import { validateSlowly } from '../platform/http/validate.ts';
import { HOSTILE_NAMES, hostileText } from '../testing/hostile-texts.ts';
import { SAMPLE_BODIES } from '../testing/sample-bodies.ts';
import { textsOf } from '../testing/schema-texts.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { withText } from '../testing/text-in-body.ts';
import { MAX_MS, threadCost } from '../testing/thread-cost.ts';
import { FEATURES } from './features.ts';

let app: TestApp;
let endpoints: readonly Endpoint[];
beforeAll(async () => {
  const client = { clientId: 'client', clientSecret: new Secret('a secret of the client') };
  app = await startTestApp({ config: { socialLogin: { facebook: client } } });
  endpoints = FEATURES.flatMap(feature => feature.endpoints(app.services));
});
afterAll(() => app.close());

const HUNDRED_KB = 100_000;

/** Each schema of an endpoint with something that fits it, more or less. */
function schemasOf(endpoint: Endpoint): { schema: z.ZodType; sample: object }[] {
  const { params, query, body } = endpoint;
  const sample = SAMPLE_BODIES[`${endpoint.method} ${endpoint.path}`] ?? {};
  const others = [params, query, query && filterOf(query)].map(schema => ({ schema, sample: {} }));
  return [{ schema: body, sample }, ...others].flatMap(({ schema, sample }) => (schema ? [{ schema, sample }] : []));
}

/** What the schema makes of it does not matter here, only what it costs. */
async function read(schema: z.ZodType, input: unknown): Promise<void> {
  try {
    await validateSlowly(schema, input, () => new Error('refused'));
  } catch (error) {
    if (!(error instanceof Error) || error.message !== 'refused') throw error;
  }
}

it.each(HOSTILE_NAMES)(
  'a schema reads or refuses at once, in any text of any endpoint and of any length: %s',
  async name => {
    const text = hostileText(name, HUNDRED_KB);
    for (const endpoint of endpoints) {
      for (const { schema, sample } of schemasOf(endpoint)) {
        for (const { path, max = 0 } of textsOf(schema)) {
          const told = [endpoint.method, endpoint.path, ...path].join(' ');
          const inputs = [text, text.slice(0, max)].map(each => withText(sample, path, each));
          for (const input of inputs) expect(await threadCost(() => read(schema, input)), told).toBeLessThan(MAX_MS);
        }
      }
    }
  },
);
