import { measure, warmUp } from '../load.ts';
import { shareOfOthers, untilQuiet } from '../machine-load.ts';
import type { LoadResult } from '../results.ts';
import type { Scenario } from '../scenarios.ts';
import type { MeasuredServer } from '../server-process.ts';
import { medianOf } from '../statistics.ts';

/** How two servers start that answer the same requests. */
export interface Starts {
  one(): Promise<MeasuredServer>;
  other(): Promise<MeasuredServer>;
}

interface Sides {
  readonly one: MeasuredServer;
  readonly other: MeasuredServer;
}

/** What two servers did with one load, medians of the rounds. */
export interface MeasuredSides {
  readonly scenario: string;
  readonly one: LoadResult;
  readonly other: LoadResult;
  /** The largest share of the processors' time, 0 to 1, that others used between the rounds. */
  readonly othersShare: number;
}

interface Rounds {
  readonly rounds: number;
  readonly seconds: number;
}

/**
 * Starts two servers, puts them under the same loads, in turn, so that both see the same minutes of a shared machine, and stops
 * them, also where one of them does not start.
 */
export async function measureSides(start: Starts, all: readonly Scenario[], options: Rounds): Promise<MeasuredSides[]> {
  const one = await start.one();
  try {
    const other = await start.other();
    try {
      return await inTurns({ one, other }, all, options);
    } finally {
      await other.stop();
    }
  } finally {
    await one.stop();
  }
}

async function inTurns(
  { one, other }: Sides,
  all: readonly Scenario[],
  { rounds, seconds }: Rounds,
): Promise<MeasuredSides[]> {
  await untilQuiet();
  const measured: MeasuredSides[] = [];
  for (const scenario of all) {
    process.stderr.write(`${scenario.name} …\n`);
    for (const side of [one, other]) await warmUp(side, scenario, seconds);
    const ofOne: LoadResult[] = [];
    const ofOther: LoadResult[] = [];
    const others: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      others.push(await shareOfOthers());
      ofOne.push(await measure(one, scenario, seconds));
      ofOther.push(await measure(other, scenario, seconds));
    }
    measured.push({
      scenario: scenario.name,
      one: medianOf(ofOne),
      other: medianOf(ofOther),
      othersShare: Math.max(...others, await shareOfOthers()),
    });
  }
  return measured;
}
