import { setTimeout as sleep } from 'node:timers/promises';
import type { Finding, PartOptions } from '../part.ts';
import type { Target } from '../target.ts';
import type { Seen, Traffic } from './traffic.ts';

/** Something that goes wrong for some seconds while visitors read and write. */
export interface Fault {
  readonly name: string;
  readonly holdMs: number;
  /** Whether reading has to go on as if nothing were. */
  readonly readsGoOn: boolean;
  /** Whether `/readyz` has to say no meanwhile. */
  readonly isUnready: boolean;
  /** Makes it go wrong; answers how it is put right. Undefined where this machine cannot do it. */
  begin(): Promise<(() => Promise<void>) | undefined>;
}

/** A read that waits as long was disturbed, however busy the machine is. */
const DISTURBED_MS = 2_000;
/** A write waits five seconds for its turn and is then refused. */
const WRITE_MS = 8_000;
const RECOVERY_MS = 5_000;

/** Lets the fault happen under traffic and looks at the answers during it and after it. */
export async function meet(fault: Fault, target: Target, traffic: Traffic, { note }: PartOptions): Promise<Finding[]> {
  const end = await fault.begin();
  if (!end) {
    note(`left out, as this machine cannot do it: ${fault.name}`);
    return [];
  }
  const running = traffic.start();
  await sleep(fault.holdMs);
  const isReady = await traffic.isReady();
  await end();
  const recoveredMs = await untilWrites(traffic);
  const { reads, writes } = await running.stop();
  note(
    `${fault.name}: ${told('reads', reads)}; ${told('writes', writes)}; writes again after ${Math.round(recoveredMs)} ms`,
  );
  return [
    ...(fault.readsGoOn ? badReads(reads) : badStatuses('reads', reads)),
    ...badStatuses('writes', writes),
    ...slow('writes', writes, WRITE_MS),
    ...(fault.isUnready && isReady ? ['is ready all the same'] : []),
    ...(recoveredMs <= RECOVERY_MS ? [] : ['does not write again at once']),
    ...((await untilReady(traffic)) ? [] : ['is not ready again']),
    ...(target.isAlive() ? [] : ['ends']),
  ].map(what => ({
    part: 'faults',
    what: `${fault.name}: the server ${what}`,
    detail: `${told('reads', reads)}\n${told('writes', writes)}\n${target.log.latest().slice(-1_000)}`,
    reproduction: `npm run attack -- --only faults --engine ${target.engine}`,
  }));
}

const isDeliberate = ({ status, hasRetryAfter }: Seen) => status === 503 && hasRetryAfter;

function badStatuses(what: string, seen: readonly Seen[]): string[] {
  const bad = seen.filter(each => each.status === 0 || (each.status >= 500 && !isDeliberate(each)));
  return [...new Set(bad.map(({ status }) => `answers ${status} to ${what}`))];
}

function badReads(reads: readonly Seen[]): string[] {
  const refused = reads.some(({ status }) => status !== 200) ? ['does not answer all reads'] : [];
  return [...refused, ...slow('reads', reads, DISTURBED_MS)];
}

const slow = (what: string, seen: readonly Seen[], most: number) =>
  seen.some(({ ms }) => ms > most) ? [`lets ${what} wait longer than ${most / 1_000} s`] : [];

/** Readiness is looked at every two seconds. */
async function untilReady(traffic: Traffic): Promise<boolean> {
  const begun = performance.now();
  for (;;) {
    if (await traffic.isReady()) return true;
    if (performance.now() - begun > RECOVERY_MS) return false;
    await sleep(100);
  }
}

async function untilWrites(traffic: Traffic): Promise<number> {
  const begun = performance.now();
  for (;;) {
    const { status } = await traffic.write();
    const ms = performance.now() - begun;
    if ((status >= 200 && status < 300) || ms > RECOVERY_MS * 6) return ms;
    await sleep(50);
  }
}

function told(what: string, seen: readonly Seen[]): string {
  const counts = Object.entries(Object.groupBy(seen, ({ status }) => status));
  const slowest = Math.max(0, ...seen.map(({ ms }) => ms));
  return `${what} ${counts.map(([status, group = []]) => `${group.length} × ${status}`).join(', ')}, slowest ${Math.round(slowest)} ms`;
}
