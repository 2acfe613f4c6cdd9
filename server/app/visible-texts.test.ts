import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { Endpoint } from '../platform/http/endpoint.ts';
import { SAMPLE_BODIES } from '../testing/sample-bodies.ts';
import { textsOf } from '../testing/schema-texts.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { textAt, withText } from '../testing/text-in-body.ts';
import { COMPARED, UNSEEN_SIGNS } from '../testing/unseen-signs.ts';
import { FEATURES } from './features.ts';

let app: TestApp;
let bodies: ReadonlyMap<string, z.ZodType>;
beforeAll(async () => {
  app = await startTestApp();
  const endpoints: readonly Endpoint[] = FEATURES.flatMap(feature => feature.endpoints(app.services));
  bodies = new Map(endpoints.flatMap(({ method, path, body }) => (body ? [[`${method} ${path}`, body]] : [])));
});
afterAll(() => app.close());

/** The texts of a call that are stored as their author wrote them. */
function storedTexts(call: string): { schema: z.ZodType; sample: object; path: readonly string[]; text: string }[] {
  const schema = bodies.get(call) ?? expect.fail(`no body of ${call}`);
  const sample = SAMPLE_BODIES[call] ?? {};
  return textsOf(schema).flatMap(({ path }) => {
    const text = textAt(sample, path);
    return text === undefined || COMPARED.test(path.join('.')) ? [] : [{ schema, sample, path, text }];
  });
}

async function read(schema: z.ZodType, input: unknown): Promise<unknown> {
  const parsed = await schema.safeParseAsync(input);
  return parsed.success ? parsed.data : 'refused';
}

describe('every text of every call', () => {
  it.each(Object.keys(SAMPLE_BODIES))('is read alike with what nobody sees in it and without, in %s', async call => {
    for (const { schema, sample, path, text } of storedTexts(call)) {
      const plain = await read(schema, withText(sample, path, text));
      const between = fc.array(fc.constantFrom(...UNSEEN_SIGNS), { minLength: 1, maxLength: 2 });
      const written = fc.array(between, { minLength: text.length, maxLength: text.length });
      await fc.assert(
        fc.asyncProperty(written, async signs => {
          const scattered = [...text].map((letter, at) => `${signs[at]?.join('') ?? ''}${letter}`).join('');
          expect(await read(schema, withText(sample, path, scattered)), path.join('.')).toEqual(plain);
        }),
        { seed: 20_261_128, numRuns: 3 },
      );
    }
  });

  it.each(Object.keys(SAMPLE_BODIES))('is none where there is nothing to see in it, in %s', async call => {
    for (const { schema, sample, path } of storedTexts(call)) {
      const none = await read(schema, withText(sample, path, ''));
      for (const sign of UNSEEN_SIGNS) {
        expect(await read(schema, withText(sample, path, sign.repeat(7))), path.join('.')).toEqual(none);
      }
    }
  });
});
