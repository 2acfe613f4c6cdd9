import { type CpuInfo, cpus } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

/** How long the machine is watched while the servers have nothing to do. */
const WATCHED_MS = 400;

/** Above this share of the processors no 99th percentile is judged. */
export const MAX_SHARE_OF_OTHERS = 0.1;

/** How many looks a busy machine is given; a server that was away catches up with its jobs for about a minute. */
const MAX_LOOKS = 150;

/**
 * Waits until others leave the processors alone, for a minute at most: a server that is started on a world of some days ago
 * first sends the reminders that are overdue, which is nothing that a scenario asks for.
 */
export async function untilQuiet(look: () => Promise<number> = shareOfOthers): Promise<void> {
  for (let looks = 0; looks < MAX_LOOKS; looks += 1) if ((await look()) < MAX_SHARE_OF_OTHERS) return;
}

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
