import { ACCESS } from '@antam/server/testing/access-table.ts';
import { forgetLimits } from '@antam/server/testing/spend-limit.ts';
import type { Finding, Part, PartOptions } from '../part.ts';
import type { Target } from '../target.ts';
import { aftermath, before } from './aftermath.ts';
import { createIdentities } from './identities.ts';
import { createMakeRequest } from './make-request.ts';
import { createSend, type Fault } from './send.ts';
import { readWorld } from './world.ts';

const REQUESTS = 20_000;
const REQUESTS_FULL = 250_000;
/** Requests in flight. */
const WIDTH = 8;
/** Requests after which the server has done everything once; what it holds then is what it may hold at the end. */
const WARM = 3_000;
/** Limits of accounts are met by the tests that mean to; here they would hide the calls behind them. */
const FORGET_EVERY = 50;
const RESTORE_EVERY = 500;

/** Malformed requests to every declared endpoint, page and form, as everybody. */
export const malformed: Part = {
  name: 'malformed',
  summary: 'malformed requests to every endpoint, page and form, as everybody',
  run: async (target, options) => {
    const identities = await createIdentities(target);
    const world = await readWorld(target, identities);
    const make = createMakeRequest(target.services, world, options.seed);
    const send = createSend({ target, identities, world, seed: options.seed });
    if (options.request !== undefined) {
      const { findings, seen } = await send(make(options.request), options.request);
      options.note(seen);
      return withLog(target, findings);
    }
    return attackAll(target, options, async number => {
      if (number % RESTORE_EVERY === 0) await identities.restore();
      if (number % FORGET_EVERY === 0) await forgetLimits(target);
      return send(make(number), number);
    });
  },
};

type SendNumber = (number: number) => ReturnType<ReturnType<typeof createSend>>;

async function attackAll(target: Target, options: PartOptions, send: SendNumber): Promise<Finding[]> {
  const total = options.requests ?? (options.full ? REQUESTS_FULL : REQUESTS);
  const findings: Fault[] = [];
  const statuses = new Map<number, number>();
  const succeeded = new Set<string>();
  let slowest = { ms: 0, seen: '' };
  const run = async (from: number, to: number) => {
    let next = from;
    const work = async () => {
      while (next < to && target.isAlive()) {
        const answered = await send(next++);
        findings.push(...answered.findings);
        statuses.set(answered.status, (statuses.get(answered.status) ?? 0) + 1);
        if (answered.call !== undefined && answered.status >= 200 && answered.status < 400)
          succeeded.add(answered.call);
        if (answered.ms > slowest.ms) slowest = answered;
        options.progress(next, total);
      }
    };
    await Promise.all(Array.from({ length: WIDTH }, work));
  };
  const warm = Math.min(WARM, total);
  await run(0, warm);
  const known = await before(target);
  const begun = performance.now();
  await run(warm, total);
  const seconds = (performance.now() - begun) / 1_000;
  options.note(`${total} requests, ${Math.round((total - warm) / seconds)} a second; ${histogram(statuses)}`);
  const never = Object.keys(ACCESS).filter(call => !succeeded.has(call));
  // Were it most of them, little behind the doors would have been tried.
  options.note(`calls that never succeeded: ${never.length === 0 ? 'none' : never.join(', ')}`);
  options.note(`the slowest took ${Math.round(slowest.ms)} ms: ${slowest.seen.split('\n')[0]}`);
  const writes = [...statuses].reduce((sum, [status, count]) => sum + (status >= 200 && status < 400 ? count : 0), 0);
  return [
    ...(await aftermath(target, known, { answered: writes, note: options.note })),
    ...(await withLog(target, findings)),
  ];
}

/** The faults with what the server has logged about them, by which faults of one kind are one. */
async function withLog({ log }: Target, faults: readonly Fault[]): Promise<Finding[]> {
  await log.written();
  return faults.map(({ requestId, fault: seen, ...fault }) => {
    const logged = requestId === undefined ? undefined : log.of(requestId);
    return logged === undefined
      ? fault
      : {
          ...fault,
          what: `${seen}: ${logged.message.split('\n').join(' ').slice(0, 120)}`,
          detail: `${fault.detail}\n${logged.stack}`,
        };
  });
}

function histogram(statuses: ReadonlyMap<number, number>): string {
  return [...statuses]
    .toSorted(([a], [b]) => a - b)
    .map(([status, count]) => `${count} × ${status === 0 ? 'no answer' : status}`)
    .join(', ');
}
