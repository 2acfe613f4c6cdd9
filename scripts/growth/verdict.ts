import type { Cost } from './world.ts';

/** What a statement costs in the small world and in the large one. */
export interface Measured {
  readonly small: Cost;
  readonly large: Cost;
}

/** The large world has ten times the rows; trees get deeper and caches colder, so half as much again is no growth yet. */
const MAX_GROWTH = 3;
/** Less than this is the machine's, or the same whatever the world is. */
const LITTLE: Readonly<Record<string, number>> = { ms: 0.1, rows: 300, buffers: 150 };
/** What a measure begins at, so that next to nothing is not compared with nothing. */
const FLOOR: Readonly<Record<string, number>> = { ms: 0.03, rows: 30, buffers: 20 };

/** The measure by which the work grew by more than the answer, and how often as much it is; undefined where none did. */
export function grownBy({ small, large }: Measured, maxGrowth = MAX_GROWTH): string | undefined {
  const answered = Math.max(1, large.answered) / Math.max(1, small.answered);
  for (const [measure, after] of Object.entries(large.work)) {
    const before = small.work[measure] ?? 0;
    if (after - before <= (LITTLE[measure] ?? 0)) continue;
    const growth = after / Math.max(before, FLOOR[measure] ?? 1);
    if (growth <= maxGrowth * Math.max(1, answered)) continue;
    const figures = `${measure} ${rounded(before)} → ${rounded(after)}`;
    return `${figures}, ${rounded(growth)} times, for ${small.answered} → ${large.answered} rows`;
  }
  return undefined;
}

const rounded = (value: number) => (value < 10 ? value.toFixed(2) : value.toFixed(0));
