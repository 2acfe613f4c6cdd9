import { cpus, totalmem } from 'node:os';
import type { RouteSize } from './bundle-size.ts';
import { MAX_SHARE_OF_OTHERS } from './machine-load.ts';
import type { LoadResult, Measured, WorldResult } from './results.ts';
import type { Scenario } from './scenarios.ts';
import { fixed, kilobytes, markdownTable, megabytes } from './table.ts';

type Report = { main: WorldResult; growth: readonly WorldResult[]; routes: readonly RouteSize[] };

/** The bench's whole outcome as Markdown; `growth` are the worlds from the smallest to the largest. */
export function reportMarkdown({ main, growth, routes }: Report): string {
  const parts = [
    `${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${cpus()[0]?.model.trim()}, ${megabytes(totalmem())} MB, Node ${process.versions.node}, SQLite, ${main.rows.toLocaleString('en')} professionals.`,
    measuredTable(main.measured),
    othersTable(main),
    routesTable(routes),
  ];
  if (growth.length > 1) parts.push(growthTable(growth, 'p50'), growthTable(growth, 'p99'));
  return parts.join('\n\n');
}

function measuredTable(measured: readonly Measured[]): string {
  return markdownTable(
    [
      'scenario',
      'req/s',
      'CPU ms',
      'p50 ms',
      'p99 ms',
      'raw p99 ms',
      'own SQL CPU ms',
      'raw limit CPU ms',
      'ratio',
      'aim',
      'others %',
      'met',
    ],
    measured.map(({ scenario, ours, bare, floor, machine, othersShare }) => {
      // The server's own statements say nothing about whether they are good.
      const limit = floor ?? bare;
      const ratio = limit ? ours.cpuMs / limit.cpuMs : Number.NaN;
      return [
        scenario.name,
        fixed(ours.requestsPerSecond, 0),
        fixed(ours.cpuMs, 3),
        fixed(ours.p50Ms),
        fixed(ours.p99Ms),
        machine ? fixed(machine.p99Ms) : '–',
        floor && bare ? fixed(bare.cpuMs, 3) : '–',
        limit ? fixed(limit.cpuMs, 3) : '–',
        fixed(ratio),
        aimText(scenario.aim),
        fixed(othersShare * 100, 0),
        verdict(scenario.aim, { ...ours, ratio, machine, othersShare }),
      ];
    }),
  );
}

function aimText(aim: Scenario['aim']): string {
  const parts = [
    aim?.ratio && `≤ ${aim.ratio}×`,
    aim?.cpuMs && `≤ ${aim.cpuMs} ms CPU`,
    aim?.p99Ms && `p99 ≤ ${aim.p99Ms} ms`,
    aim?.isSteady && `p99 ≤ ${STEADY.times} × raw + ${STEADY.plusMs} ms`,
  ].filter(Boolean);
  return parts.join(', ') || '–';
}

/** How far a 99th percentile may be from bare Koa's in the same minutes. */
const STEADY = { times: 3, plusMs: 10 };

type Judged = LoadResult & Pick<Measured, 'machine' | 'othersShare'> & { readonly ratio: number };

function verdict(aim: Scenario['aim'], judged: Judged): string {
  if (!aim) return '–';
  const within = (value: number, most: number | undefined) => most === undefined || value <= most;
  if (!within(judged.ratio, aim.ratio) || !within(judged.cpuMs, aim.cpuMs)) return 'no';
  if (aim.p99Ms === undefined && !aim.isSteady) return 'yes';
  if (judged.othersShare > MAX_SHARE_OF_OTHERS) return 'machine busy';
  const steady = aim.isSteady ? (judged.machine?.p99Ms ?? 0) * STEADY.times + STEADY.plusMs : undefined;
  return within(judged.p99Ms, aim.p99Ms) && within(judged.p99Ms, steady) ? 'yes' : 'no';
}

function othersTable({ start, rssBytes, seedRowsPerSecond }: WorldResult): string {
  return markdownTable(
    ['measure', 'value', 'aim'],
    [
      ['serve ready on the existing database', `${fixed(start.readyMs, 0)} ms`, '≤ 1000 ms'],
      ['CPU used until then', `${fixed(start.cpuMs, 0)} ms`, '–'],
      ['resident memory under load, at most', `${megabytes(rssBytes)} MB`, '≤ 320 MB'],
      ['seeding, search index included', `${fixed(seedRowsPerSecond, 0)} rows/s`, '≥ 30000 rows/s'],
    ],
  );
}

function routesTable(routes: readonly RouteSize[]): string {
  return markdownTable(
    ['route', 'script, KB gzip'],
    routes.map(({ route, gzipBytes }) => [route, kilobytes(gzipBytes)]),
  );
}

/** The median distinguishes growth from the machine's hiccups, which the 99th percentile is full of. */
function growthTable(worlds: readonly WorldResult[], which: 'p50' | 'p99'): string {
  const names = worlds[0]?.measured.map(({ scenario }) => scenario.name) ?? [];
  const timeIn = (world: WorldResult, name: string) =>
    world.measured.find(({ scenario }) => scenario.name === name)?.ours[`${which}Ms`] ?? Number.NaN;
  return markdownTable(
    [`${which} ms at`, ...worlds.map(({ rows }) => rows.toLocaleString('en')), 'growth'],
    names.map(name => {
      const times = worlds.map(world => timeIn(world, name));
      return [name, ...times.map(time => fixed(time)), `${fixed((times.at(-1) ?? 0) / (times[0] ?? 1))}×`];
    }),
  );
}
