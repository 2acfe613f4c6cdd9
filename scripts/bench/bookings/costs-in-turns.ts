import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { median } from '../statistics.ts';

/** How many calls there are. */
export interface Calls {
  readonly measured: number;
  readonly warmUp: number;
}

/** Calls of one side before the next side's turn. */
const TURN = 40;

/**
 * Milliseconds of this process' CPU that a call of each side takes: the median of turns that alternate, so that a busy
 * minute meets all sides alike. A turn ends with clearing the young generation, so that each side pays for its own
 * garbage. The nth call of every side gets `n`.
 */
export async function costsInTurns(
  sides: ReadonlyArray<(n: number) => unknown>,
  { measured, warmUp }: Calls,
): Promise<number[]> {
  const collect = collector();
  const all = sides.map(call => ({ call, costs: [] as number[] }));
  for (let from = 0; from < warmUp + measured; from += TURN) {
    // Each side is the first one as often as the others.
    const first = (from / TURN) % all.length;
    for (const { call, costs } of [...all.slice(first), ...all.slice(0, first)]) {
      const before = process.cpuUsage();
      for (let n = from; n < from + TURN; n += 1) await call(n);
      collect();
      const { user, system } = process.cpuUsage(before);
      if (from >= warmUp) costs.push((user + system) / 1_000 / TURN);
    }
  }
  return all.map(({ costs }) => median(costs));
}

/** Clears the young generation. */
function collector(): () => void {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect !== 'function') throw new Error('Node collects no garbage on demand');
  return () => void collect({ type: 'minor' });
}
