import { askedScenarios } from './asked-scenarios.ts';
import { type BareServers, startBareServers } from './bare-servers.ts';
import { measure, measureLatency, warmUp } from './load.ts';
import { shareOfOthers, untilQuiet } from './machine-load.ts';
import type { BenchOptions } from './options.ts';
import type { Latency, LoadResult, Measured, Start, WorldResult } from './results.ts';
import type { Scenario } from './scenarios.ts';
import { serve } from './serve.ts';
import type { MeasuredServer } from './server-process.ts';
import { medianOf } from './statistics.ts';
import { type BenchSize, ensureWorld } from './world.ts';

type Rounds = Pick<BenchOptions, 'rounds' | 'seconds' | 'only' | 'fresh'>;

/**
 * Starts the production server on a world of so many professionals and puts it under load; with `whole` the raw limits
 * in turn with it, with `latencies` it alone.
 */
export async function measureWorld(
  cache: string,
  size: BenchSize,
  options: Rounds,
  what: 'whole' | 'latencies',
): Promise<WorldResult> {
  const { rows } = size;
  const world = await ensureWorld(cache, size, options.fresh);
  const all = await askedScenarios(world.folder, options.only);
  const { server, start } = await startMedian(world.folder, options.rounds);
  let bare: BareServers | undefined;
  try {
    if (what === 'whole') bare = await startBareServers(cache, world.folder, all, server.url);
    await untilQuiet();
    const measured: Measured[] = [];
    for (const scenario of all) {
      process.stderr.write(`${rows.toLocaleString('en')} rows, ${scenario.name} …\n`);
      measured.push(await measureRounds(scenario, server, bare, options));
    }
    const rssBytes = Math.max(...measured.map(({ ours }) => ours.rssBytes));
    return { rows, seedRowsPerSecond: world.seedRowsPerSecond, start, rssBytes, measured };
  } finally {
    await Promise.all([server.stop(), bare?.stop()]);
  }
}

/** Starts the server several times, as the first start after a change of the code compiles it; the last one stays. */
async function startMedian(folder: string, rounds: number): Promise<{ server: MeasuredServer; start: Start }> {
  await (await serve(folder)).stop();
  const starts: Start[] = [];
  for (let round = 1; ; round++) {
    const server = await serve(folder);
    const { cpuMicros } = await server.usage();
    starts.push({ readyMs: server.readyMs, cpuMs: cpuMicros / 1_000 });
    if (round >= rounds) return { server, start: medianOf(starts) };
    await server.stop();
  }
}

/** Ours and the raw limit in turn, so that both see the same minutes of a shared machine. */
async function measureRounds(
  scenario: Scenario,
  server: MeasuredServer,
  bare: BareServers | undefined,
  { rounds, seconds }: Rounds,
): Promise<Measured> {
  const limit = bare?.of(scenario);
  const best = bare?.floorOf(scenario);
  const mine: LoadResult[] = [];
  const raw: LoadResult[] = [];
  const least: LoadResult[] = [];
  const machine: Latency[] = [];
  const others: number[] = [];
  await warmUp(server, scenario, seconds);
  // A server that copies nothing answers alike without the headers.
  const load = scenario.bare === 'copy' ? scenario : { paths: scenario.paths };
  for (const side of [limit, best]) if (side) await warmUp(side, load, seconds);
  for (let round = 0; round < rounds; round++) {
    others.push(await shareOfOthers());
    mine.push(await measure(server, scenario, seconds));
    if (bare) machine.push(await measureLatency(bare.koa, { paths: scenario.paths }, seconds));
    if (limit) raw.push(await measure(limit, load, seconds));
    if (best) least.push(await measure(best, load, seconds));
  }
  return {
    scenario,
    ours: medianOf(mine),
    bare: limit ? medianOf(raw) : null,
    floor: best ? medianOf(least) : null,
    machine: bare ? medianOf(machine) : null,
    othersShare: Math.max(...others, await shareOfOthers()),
  };
}
