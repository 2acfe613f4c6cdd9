import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { loadSite } from '../../cli/boot/site.ts';
import { routeSizes } from './bundle-size.ts';
import { type LoadResult, measure, median } from './load.ts';
import { recordPages } from './record-pages.ts';
import { recordSql } from './record-sql.ts';
import { reportMarkdown } from './report.ts';
import type { Measured, WorldResult } from './results.ts';
import { type Scenario, scenarios } from './scenarios.ts';
import { type MeasuredServer, startServer } from './server-process.ts';
import { detailAddresses, ensureWorld } from './world.ts';

const HELP = `Measures the production server beside the raw limits, in one run.

  npm run bench -- [--rows N] [--rounds N] [--seconds N] [--growth] [--million] [--only NAME] [--out FILE]

  --rows     professionals in the world (100000); places and the rest in proportion
  --rounds   rounds of which the median is printed (3)
  --seconds  seconds of load a round and scenario (4)
  --growth   also measure a world of 10,000 and print how the 99th percentile grows
  --million  with --growth, a world of 1,000,000 as well (its seeding takes many minutes, once)
  --only     scenarios whose name holds this text
  --out      also write the report to this file`;

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const CACHE = path.join(ROOT, '.cache/bench');
const BARE = 'scripts/bench/bare-server.ts';
const BARE_RENDER = 'scripts/bench/bare-render-server.ts';

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '4' },
    growth: { type: 'boolean', default: false },
    million: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    out: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  },
});

if (values.help) console.log(HELP);
else await main();

async function main(): Promise<void> {
  mkdirSync(CACHE, { recursive: true });
  const world = await measureWorld(Number(values.rows));
  const growth = values.growth ? [await measureWorld(10_000), world] : [];
  if (values.growth && values.million) growth.push(await measureWorld(1_000_000));
  const text = reportMarkdown({ main: world, growth, routes: routeSizes(path.join(ROOT, 'public-site/dist/client')) });
  console.log(text);
  if (values.out) writeFileSync(values.out, `${text}\n`);
}

async function measureWorld(rows: number): Promise<WorldResult> {
  const world = await ensureWorld(CACHE, rows);
  const all = scenarios(await detailAddresses(world.folder)).filter(({ name }) => name.includes(values.only));
  const bare = await startBareServers(world.folder, all);
  const ours = await startServer('cli/bin/antam.js', ['serve', '--data', world.folder, '--world', 'none'], {
    env: {
      ANTAM_SECRET: 'a secret of the benchmark, thirty-two letters',
      ANTAM_ORIGIN: 'http://localhost',
      ANTAM_LOG_LEVEL: 'warn',
    },
    readyPath: '/readyz',
  });
  const measured: Measured[] = [];
  for (const scenario of all) {
    progress(`${rows} rows, ${scenario.name}`);
    measured.push(await measureRounds(scenario, ours, bare[scenario.bare]));
  }
  const { rssBytes } = await ours.usage();
  await Promise.all([ours, ...Object.values(bare)].map(server => server?.stop()));
  return { rows, seed: world.seed, readyMs: ours.readyMs, rssBytes, measured };
}

/** Ours and the raw limit in turn, so that both see the same minutes of a shared machine. */
async function measureRounds(scenario: Scenario, ours: MeasuredServer, bare: MeasuredServer | null): Promise<Measured> {
  const mine: LoadResult[] = [];
  const raw: LoadResult[] = [];
  for (let round = 0; round < Number(values.rounds); round++) {
    mine.push(await measure(ours, scenario, Number(values.seconds)));
    if (bare) raw.push(await measure(bare, { paths: scenario.paths }, Number(values.seconds)));
  }
  return { scenario, ours: middle(mine), bare: bare ? middle(raw) : null };
}

function middle(results: readonly LoadResult[]): LoadResult {
  const of = (key: keyof LoadResult) => median(results.map(result => result[key]));
  return {
    requestsPerSecond: of('requestsPerSecond'),
    cpuMs: of('cpuMs'),
    p50Ms: of('p50Ms'),
    p99Ms: of('p99Ms'),
    rssBytes: of('rssBytes'),
  };
}

async function startBareServers(folder: string, all: readonly Scenario[]) {
  const pathsOf = (bare: Scenario['bare']) =>
    all.filter(scenario => scenario.bare === bare).flatMap(({ paths }) => paths);
  const statements = path.join(CACHE, 'statements.json');
  await recordSql(folder, pathsOf('sql'), statements);
  const answers = path.join(CACHE, 'answers.json');
  const cookie = all.find(({ bare }) => bare === 'render')?.headers?.cookie ?? '';
  const site = await loadSite();
  if (!site) throw new Error('The public site is not built: run npm run build');
  await recordPages(folder, site, pathsOf('render'), cookie, answers);
  const bundle = await buildRenderer();
  return {
    none: null,
    koa: await startServer(BARE, []),
    sql: await startServer(BARE, ['--database', path.join(folder, 'antam.sqlite'), '--statements', statements]),
    render: await startServer(BARE_RENDER, ['--bundle', bundle, '--answers', answers]),
  };
}

async function buildRenderer(): Promise<string> {
  const outDir = path.join(CACHE, 'render');
  await build({
    root: path.join(ROOT, 'public-site'),
    logLevel: 'error',
    build: { ssr: path.join(ROOT, 'scripts/bench/render-entry.tsx'), outDir, emptyOutDir: true, manifest: false },
  });
  return path.join(outDir, 'render-entry.js');
}

function progress(text: string): void {
  process.stderr.write(`${text} …\n`);
}
