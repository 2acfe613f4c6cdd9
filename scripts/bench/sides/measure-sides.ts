import { measure, warmUp } from '../load.ts';
import { shareOfOthers, untilQuiet } from '../machine-load.ts';
import type { LoadResult } from '../results.ts';
import type { Scenario } from '../scenarios.ts';
import type { MeasuredServer } from '../server-process.ts';
import { medianOf } from '../statistics.ts';

/** Two servers that answer the same requests. */
export interface Sides {
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

/** Puts two servers under the same loads, in turn, so that both see the same minutes of a shared machine. */
export async function measureSides(
  { one, other }: Sides,
  all: readonly Scenario[],
  { rounds, seconds }: { readonly rounds: number; readonly seconds: number },
): Promise<MeasuredSides[]> {
  await untilQuiet();
  const measured: MeasuredSides[] = [];
  for (const scenario of all) {
    process.stderr.write(`${scenario.name} …\n`);
    for (const side of [one, other]) await warmUp(side, scenario, seconds);
    const [ofOne, ofOther, others]: [LoadResult[], LoadResult[], number[]] = [[], [], []];
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
