import { readFileSync } from 'node:fs';
import { createRandom } from '@antam/fixtures/random/random.ts';
import { ACCESS } from '@antam/server/testing/access-table.ts';
import { forgetLimits } from '@antam/server/testing/spend-limit.ts';
import { endpointAddresses } from './malformed/addresses.ts';
import { createIdentities, type Identities } from './malformed/identities.ts';
import { isJson, validValue } from './malformed/valid-value.ts';
import type { Finding, Part } from './part.ts';
import type { Who } from './people.ts';
import type { Target } from './target.ts';

/** Of the 100 kB that a body may have. */
const BYTES = 95_000;
/** Of the one thread that answers everybody; ten of them lie between what can be measured. */
const MAX_MS = 50;
const TICK_MS = 10;
const TRIES = 3;

/** Texts that cost the most to look through, by what they are. */
const UNITS: Readonly<Record<string, string>> = {
  'combining marks': '\u0301\u0323',
  'nested markup': '<b><i>',
  'one long word': 'ư',
  digits: '9',
  'emoji sequences': '👨‍👩‍👧‍👦',
  'percent forms': '%25%E0%A4',
  spaces: ' \u00a0\t',
};

/** The texts at which programs stumble, in every text of every body. */
export const texts: Part = {
  name: 'texts',
  summary: 'the costliest texts in every field of every body: none takes 50 ms of the one thread',
  run: async (target, { progress, note }) => {
    const identities = await createIdentities(target);
    const calls = endpointAddresses(target.services).filter(({ body }) => body !== undefined);
    const findings: Finding[] = [];
    let sent = 0;
    for (const [done, { call, body = {} }] of calls.entries()) {
      const value = validValue(body, { ...createRandom(1), chance: () => true });
      for (const field of textFields(value)) {
        for (const [name, unit] of Object.entries(UNITS)) {
          const filled = { ...Object(value), [field]: textOf(unit) };
          const ms = await threadCost(target, () => send(target, identities, call, filled));
          sent += 1;
          if (ms > MAX_MS) findings.push(finding(call, field, name, ms));
        }
      }
      progress(done + 1, calls.length);
    }
    note(`${sent} texts in ${calls.length} calls`);
    return findings;
  },
};

const textFields = (value: unknown): string[] =>
  isJson(value) ? Object.keys(value).filter(name => typeof value[name] === 'string') : [];

const textOf = (unit: string) => `a${unit.repeat(Math.floor(BYTES / Buffer.byteLength(unit)))}`;

const finding = (call: string, field: string, name: string, ms: number): Finding => ({
  part: 'texts',
  what: `${call} with ${name} in ${field} takes too long`,
  detail: `${ms} ms of the thread that answers everybody`,
  reproduction: `${BYTES} bytes of ${JSON.stringify(UNITS[name])} in ${field}`,
});

/** Limits of accounts would keep texts from what reads them. */
const FORGET_EVERY = 10;
let asked = 0;
/** Another one each time, so that no limit by address is met. */
function nextAddress(): string {
  asked += 1;
  return `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`;
}

async function send(target: Target, identities: Identities, call: string, body: object): Promise<void> {
  if (asked % FORGET_EVERY === 0) await forgetLimits(target);
  const [method = '', path = ''] = call.split(' ');
  const who: Who = ACCESS[call]?.may.at(-1) ?? 'anonymous';
  const { cookies, token } = await identities.of(who === 'adminWithoutSecondFactor' ? 'admin' : who, 0);
  const answer = await fetch(target.url + path.replace(/:\w+/g, '1'), {
    method,
    redirect: 'manual',
    headers: {
      'content-type': 'application/json',
      'x-xsrf-token': token,
      'x-forwarded-for': nextAddress(),
      cookie: cookies.join('; '),
    },
    body: JSON.stringify(body),
  });
  await answer.arrayBuffer();
}

/** The least of some tries: what is dear by itself is so each time. */
async function threadCost({ pid }: Target, work: () => Promise<void>): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let left = TRIES; left > 0 && least > MAX_MS; left--) {
    const begun = threadMs(pid);
    await work();
    least = Math.min(least, threadMs(pid) - begun);
  }
  return least;
}

/** Processor time of a process's main thread; Linux only. */
function threadMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/task/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}
