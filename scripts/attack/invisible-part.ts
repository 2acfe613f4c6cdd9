import { createRandom, type Random } from '@antam/fixtures/random/random.ts';
import { FEATURES } from '@antam/server/app/features.ts';
import { createRoleVisitors } from '@antam/server/testing/role-visitors.ts';
import { SAMPLE_BODIES } from '@antam/server/testing/sample-bodies.ts';
import { textsOf } from '@antam/server/testing/schema-texts.ts';
import { forgetLimits } from '@antam/server/testing/spend-limit.ts';
import { storedTexts } from '@antam/server/testing/stored-texts.ts';
import { textAt, withText } from '@antam/server/testing/text-in-body.ts';
import { COMPARED, OTHER_DASHES, OTHER_SPACES, UNSEEN_SIGNS } from '@antam/server/testing/unseen-signs.ts';
import type { z } from 'zod';
import type { Finding, Part } from './part.ts';
import { createRightRequests, type RightRequest } from './right-requests.ts';
import type { Target } from './target.ts';

const SIGNS_FULL = UNSEEN_SIGNS.length;
const SIGNS = 3;

/** Texts that nobody sees, wherever a visitor may type. */
export const invisible: Part = {
  name: 'invisible',
  summary:
    'signs that nobody sees, exotic spaces and dashes in every text of every call: never stored, none where nothing else is',
  run: async (target, { seed, full, progress, note }) => {
    const random = createRandom(seed);
    const requests = await createRightRequests(target, await createRoleVisitors(target));
    const bodies = bodySchemas(target);
    const calls = Object.keys(SAMPLE_BODIES);
    const findings: Finding[] = [];
    const taken: string[] = [];
    let fields = 0;
    for (const [done, call] of calls.entries()) {
      const request = await requests(call);
      const paths = writtenTexts(bodies.get(call), request.body);
      fields += paths.length;
      const all = paths.reduce<object>(
        (body, path) => Object(withText(body, path, scattered(random, path, textAt(request.body, path) ?? ''))),
        request.body,
      );
      if ((await request.send(all)) < 400) taken.push(call);
      for (const path of paths) {
        findings.push(
          ...(await sendNothing(
            target,
            call,
            await requests(call),
            path,
            random.sample(UNSEEN_SIGNS, full ? SIGNS_FULL : SIGNS),
          )),
        );
      }
      await forgetLimits(target);
      progress(done + 1, calls.length);
    }
    note(`${fields} fields of ${calls.length} calls; with such signs in all of them ${taken.length} calls were taken`);
    return [...findings, ...(await storedSigns(target))];
  },
};

function bodySchemas({ services }: Target): ReadonlyMap<string, z.ZodType> {
  const endpoints = FEATURES.flatMap(feature => feature.endpoints(services));
  return new Map(endpoints.flatMap(({ method, path, body }) => (body ? [[`${method} ${path}`, body] as const] : [])));
}

/** Where a body has texts that are stored as their author wrote them. */
const writtenTexts = (schema: z.ZodType | undefined, body: object): (readonly string[])[] =>
  schema === undefined
    ? []
    : textsOf(schema)
        .map(({ path }) => path)
        .filter(path => textAt(body, path) !== undefined && !COMPARED.test(path.join('.')));

/** The text with a sign that nobody sees after each letter, other spaces, and in numbers other dashes. */
function scattered(random: Random, path: readonly string[], text: string): string {
  const isNumber = /phone|licence_number/.test(path.join('.'));
  const typed = text
    .replace(/ /g, () => random.pick(isNumber ? OTHER_DASHES : OTHER_SPACES))
    .replace(/-/g, () => (isNumber ? random.pick(OTHER_DASHES) : '-'));
  return [...typed].map(letter => `${random.pick(UNSEEN_SIGNS)}${letter}`).join('');
}

/** What is only such signs must be as little as an empty text: where that is refused, they are. */
async function sendNothing(
  target: Target,
  call: string,
  { body, send }: RightRequest,
  path: readonly string[],
  signs: readonly string[],
): Promise<Finding[]> {
  if ((await send(Object(withText(body, path, '')))) !== 422) return [];
  const findings: Finding[] = [];
  for (const sign of signs) {
    const status = await send(Object(withText(body, path, sign.repeat(7))));
    if (status < 400) {
      findings.push(finding(target, `${call} takes a ${path.join('.')} of which nobody sees anything`, nameOf(sign)));
    }
  }
  return findings;
}

const UNSEEN = new RegExp(
  `[${UNSEEN_SIGNS.filter(sign => sign !== '\u200d' && sign !== '\ufe0f').join('')}${OTHER_SPACES.join('')}]`,
  'u',
);
const NUMBER = /\.(\w*phone|licence_number)$/;
const OTHER_DASH = new RegExp(`[${OTHER_DASHES.join('')}]`, 'u');

/** What the database keeps of all that was sent. */
async function storedSigns(target: Target): Promise<Finding[]> {
  const stored = await storedTexts(target.services.db);
  return (
    stored
      // The blocks of SQLite's index of words are no text.
      .filter(({ at }) => !at.endsWith('_data.block'))
      .filter(({ at, text }) => UNSEEN.test(text) || (NUMBER.test(at) && OTHER_DASH.test(text)))
      .map(({ at, text }) => finding(target, `${at} keeps what nobody sees`, JSON.stringify(text).slice(0, 500)))
  );
}

const nameOf = (sign: string) => `U+${sign.codePointAt(0)?.toString(16).padStart(4, '0')}`;

const finding = (target: Target, what: string, detail: string): Finding => ({
  part: 'invisible',
  what,
  detail,
  reproduction: `npm run attack -- --only invisible --engine ${target.engine}`,
});
