import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { Endpoint } from '../platform/http/endpoint.ts';
import { SAMPLE_BODIES, withText } from '../testing/sample-bodies.ts';
import { textsOf } from '../testing/schema-texts.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { FEATURES } from './features.ts';

/** What is only compared with something known, or read as a date: it need not be tidy, and is never shown. */
const COMPARED =
  /(^|\.)(\w*password\w*|code|key|version|next|source|favourite|\w*_at|\w*_on|dob|gender|date|until|valid_\w+|date_of_birth|booking_start|use_until|day|dates\.\*|user_id|zalo_uid|speciality|province|reply_as_\w+|thread_id|article_id|into|vote_for|category|path|utm\..*name of \*|name of \*|.*limits\.name of \*|consent_id|forget_user_id|\w*premiums\.name of \*|kind|timestamp|hits\.\*\.(category|action))$/;
/** Zero width, soft hyphen, directions, selectors, fillers: what nobody sees. */
const UNSEEN = [
  ...['\u200b', '\u200c', '\u200d', '\u2060', '\ufeff', '\u00ad', '\u200e', '\u200f', '\u202a', '\u202e', '\u2066'],
  ...['\u2069', '\ufe0f', '\u3164', '\u115f', '\uffa0', '\u034f', '\u061c', '\u180e', '\u2800', '\u{e0041}'],
];

let app: TestApp;
let bodies: ReadonlyMap<string, z.ZodType>;
beforeAll(async () => {
  app = await startTestApp();
  const endpoints: readonly Endpoint[] = FEATURES.flatMap(feature => feature.endpoints(app.services));
  bodies = new Map(endpoints.flatMap(({ method, path, body }) => (body ? [[`${method} ${path}`, body]] : [])));
});
afterAll(() => app.close());

/** The texts of a call that are stored as somebody wrote them. */
function storedTexts(call: string): { schema: z.ZodType; sample: object; path: readonly string[]; text: string }[] {
  const schema = bodies.get(call) ?? expect.fail(`no body of ${call}`);
  const sample = SAMPLE_BODIES[call] ?? {};
  return textsOf(schema).flatMap(({ path }) => {
    const text = textAt(sample, path);
    return text === undefined || COMPARED.test(path.join('.')) ? [] : [{ schema, sample, path, text }];
  });
}

/** The text of a sample at a path; of a list its first. */
function textAt(value: unknown, [step, ...rest]: readonly string[]): string | undefined {
  if (step === undefined) return typeof value === 'string' ? value : undefined;
  if (typeof value !== 'object' || value === null) return;
  const [, inner] = Object.entries(value).find(([name]) => step === '*' || name === step) ?? [];
  return textAt(inner, rest);
}

async function read(schema: z.ZodType, input: unknown): Promise<unknown> {
  const parsed = await schema.safeParseAsync(input);
  return parsed.success ? parsed.data : 'refused';
}

describe('every text of every call', () => {
  it.each(Object.keys(SAMPLE_BODIES))('is read alike with what nobody sees in it and without, in %s', async call => {
    for (const { schema, sample, path, text } of storedTexts(call)) {
      const plain = await read(schema, withText(sample, path, text));
      const between = fc.array(fc.constantFrom(...UNSEEN), { minLength: 1, maxLength: 2 });
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
      for (const sign of UNSEEN) {
        expect(await read(schema, withText(sample, path, sign.repeat(7))), path.join('.')).toEqual(none);
      }
    }
  });
});
