import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { isSiteBuilt } from '../../cli/boot/site.ts';
import { oldBookingsTable } from './bookings/measure-old-bookings.ts';
import { writesTable } from './bookings/measure-writes.ts';
import { routeSizes } from './bundle-size.ts';
import { measureChanges } from './changes/measure-changes.ts';
import { brokenBounds, CHANGES_HEADER, changesRow } from './changes/report-changes.ts';
import { linkingTable } from './linking/measure-linking.ts';
import { measureWorld } from './measure-world.ts';
import { type BenchOptions, HELP, readOptions } from './options.ts';
import { phoneTable } from './phone/measure-phone.ts';
import { reportMarkdown } from './report.ts';
import { searchTable } from './search/measure-search.ts';
import { enginesTable } from './sides/engines-table.ts';
import { versionsTable } from './sides/versions-table.ts';
import { type BenchSize, ensureDemo, ensureWorld } from './world.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const CACHE = path.join(ROOT, '.cache/bench');
/** Professionals of the world in which writes and old bookings are measured. */
const SMALL = 1_000;

try {
  await main();
} catch (error) {
  console.error(`bench: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  if (options.help) return console.log(HELP);
  if (options.search) return search(options);
  if (!isSiteBuilt()) throw new Error('the public site is not built: run npm run build');
  if (options.changes) return changes(options);
  if (options.linking) return linking(options);
  if (options.phone) return phone(options);
  if (options.postgres) return sides(options, () => enginesTable(CACHE, options));
  const { against } = options;
  if (against !== undefined) return sides(options, () => versionsTable(CACHE, against, options));
  mkdirSync(CACHE, { recursive: true });
  const world = await measureWorld(CACHE, options, options, 'whole');
  const growth = [world];
  for (const rows of options.growth.filter(other => other !== world.rows))
    growth.push(await measureWorld(CACHE, sizeInProportion(rows, options), options, 'latencies'));
  const routes = routeSizes(path.join(ROOT, 'public-site/dist/client'));
  const report = reportMarkdown({ main: world, growth: growth.toSorted((a, b) => a.rows - b.rows), routes });
  const text = [report, ...(await bookingTables(options))].join('\n\n');
  console.log(text);
  if (options.out !== undefined) writeFileSync(options.out, `${text}\n`);
}

/** Another world has as many questions for each professional as the one that is measured whole. */
function sizeInProportion(rows: number, measured: BenchOptions): BenchSize {
  if (measured.threads === undefined) return { rows };
  return { rows, threads: Math.round((measured.threads * rows) / measured.rows) };
}

/** What is measured inside the process, of a small world: slots with `slots`, writes with `booking`, `review` or `reply`. */
async function bookingTables({ only, fresh }: BenchOptions): Promise<string[]> {
  const isWanted = (...names: string[]) =>
    only.length === 0 || names.some(name => only.some(text => name.includes(text)));
  const { folder } = await ensureWorld(
    CACHE,
    { rows: SMALL },
    fresh && isWanted('slots', 'booking', 'review', 'reply'),
  );
  return [
    ...(isWanted('slots') ? [await oldBookingsTable(folder)] : []),
    ...(isWanted('booking', 'review', 'reply') ? [await writesTable(folder, isWanted)] : []),
  ];
}

async function search({ fresh, out }: BenchOptions): Promise<void> {
  mkdirSync(CACHE, { recursive: true });
  const { folder } = await ensureWorld(CACHE, { rows: SMALL }, fresh);
  const table = await searchTable(folder);
  console.log(table);
  if (out !== undefined) writeFileSync(out, `${table}\n`);
}

async function linking({ fresh, out }: BenchOptions): Promise<void> {
  mkdirSync(CACHE, { recursive: true });
  const { folder } = await ensureWorld(CACHE, { rows: SMALL }, fresh);
  const table = await linkingTable(folder);
  console.log(table);
  if (out !== undefined) writeFileSync(out, `${table}\n`);
}

async function phone({ rounds, out }: BenchOptions): Promise<void> {
  mkdirSync(CACHE, { recursive: true });
  const table = await phoneTable(ensureDemo(CACHE), rounds);
  console.log(table);
  if (out !== undefined) writeFileSync(out, `${table}\n`);
}

async function sides({ out }: BenchOptions, measure: () => Promise<string>): Promise<void> {
  mkdirSync(CACHE, { recursive: true });
  const table = await measure();
  console.log(table);
  if (out !== undefined) writeFileSync(out, `${table}\n`);
}

/** Throws where a bound is broken, after the figures. */
async function changes({ rows, seconds, out }: BenchOptions): Promise<void> {
  const lines = [CHANGES_HEADER];
  console.log(CHANGES_HEADER);
  const broken: string[] = [];
  for (const engine of ['sqlite', 'postgresql'] as const) {
    const result = await measureChanges(engine, { rows, seconds });
    lines.push(changesRow(engine, result));
    console.log(lines.at(-1));
    broken.push(...brokenBounds(result).map(bound => `${engine}: ${bound}`));
  }
  if (out !== undefined) writeFileSync(out, `${lines.join('\n')}\n`);
  if (broken.length > 0) throw new Error(broken.join('; '));
}
