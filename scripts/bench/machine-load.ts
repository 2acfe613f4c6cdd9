import { type CpuInfo, cpus } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

/** How long the machine is watched while the servers have nothing to do. */
const WATCHED_MS = 400;

/** The share of all processors' time, 0 to 1, that others use while nothing is asked of the servers. */
export async function shareOfOthers(): Promise<number> {
  const before = cpus();
  await sleep(WATCHED_MS);
  return busyShare(before, cpus());
}

/** The share of the time between two looks at the processors in which they were not idle; 0 where no time went by. */
export function busyShare(before: readonly Pick<CpuInfo, 'times'>[], after: readonly Pick<CpuInfo, 'times'>[]): number {
  const [then, now] = [sum(before), sum(after)];
  const passed = now.all - then.all;
  return passed === 0 ? 0 : 1 - (now.idle - then.idle) / passed;
}

function sum(processors: readonly Pick<CpuInfo, 'times'>[]): { readonly idle: number; readonly all: number } {
  const times = processors.map(processor => processor.times);
  return {
    idle: times.reduce((total, { idle }) => total + idle, 0),
    all: times.reduce((total, { user, nice, sys, idle, irq }) => total + user + nice + sys + idle + irq, 0),
  };
}
