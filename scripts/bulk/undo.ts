import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { closeServices, createServices } from '@antam/server/app/create-services.ts';
import type { Engine } from '@antam/server/platform/db/engine.ts';
import { textOf } from '@antam/server/platform/db/text.ts';
import { readConfig } from '@antam/server/platform/env/config.ts';
import type { Services } from '@antam/server/platform/services.ts';
import { createPostgresDatabase } from '@antam/server/testing/postgres-database.ts';
import { z } from 'zod';
import { enginesOf, wholeNumber } from '../option-values.ts';
import { startPostgres } from '../postgres.ts';
import { runScript } from '../run-script.ts';
import { describeMeasured, measured } from './measured.ts';

/*
 * `npm run test:undo`: an import of a whole country's places is taken back, is killed in the middle of it, and is taken back
 * to its end.
 */

const HELP = `Imports a list of places, takes it back, kills that in its middle, takes it back again, and looks whether everything is as
it was before the import.

  npm run test:undo -- [--rows N] [--engine sqlite|postgresql|both]

  --rows    places of the list (60000)
  --engine  where they are kept (both); PostgreSQL is brought by npm, or named by DATABASE_URL

Exits with 0 when nothing was found, 1 when something was, and 2 when it could not run.`;

const PROVINCES = ['Hà Nội', 'Hồ Chí Minh', 'Đà Nẵng', 'Hải Phòng', 'Cần Thơ'];
const NAMES = ['Hoa Sen', 'An Bình', 'Tâm Đức', 'Bình Minh', 'Sao Mai', 'Hồng Ngọc', 'Thiện Nhân'];

const importReport = z.object({ added: z.number(), number: z.number() });
const undoReport = z.object({ removed: z.number(), restored: z.number(), kept: z.array(z.unknown()) });

await runScript('test:undo', main);

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      rows: { type: 'string', default: '60000' },
      engine: { type: 'string', default: 'both' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  const rows = wholeNumber('rows', values.rows, 1_000);
  let isFound = false;
  for (const engine of enginesOf(values.engine)) {
    const faults = await onEngine(engine, rows);
    isFound ||= faults.length > 0;
    console.log(`${engine}: ${faults.length === 0 ? 'nothing was found' : faults.join('; ')}`);
  }
  return isFound ? 1 : 0;
}

async function onEngine(engine: Engine, rows: number): Promise<readonly string[]> {
  const postgres = engine === 'postgresql' ? await startPostgres() : undefined;
  const folder = mkdtempSync(path.join(tmpdir(), 'antam-undo-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  try {
    const url = postgres ? (await createPostgresDatabase(postgres.url)).url : '';
    const env = {
      NODE_ENV: 'test',
      ANTAM_DATA: folder,
      ANTAM_SECRET: 'only for imports that are taken back',
      ...(url === '' ? {} : { DATABASE_URL: url }),
    };
    return await takeBack({ engine, rows, folder, env });
  } finally {
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Setting {
  readonly engine: Engine;
  readonly rows: number;
  readonly folder: string;
  readonly env: Readonly<Record<string, string>>;
}

async function takeBack({ engine, rows, folder, env }: Setting): Promise<readonly string[]> {
  const antam = async (what: string, ...args: string[]) => {
    const done = await measured(args, env, [folder]);
    console.log(`${`${engine}: ${what}`.padEnd(32)} ${describeMeasured(done)}`);
    return done.out;
  };
  await antam('seed', 'seed', '--world', 'tiny');
  const services = await createServices(readConfig({ ...env, ANTAM_LOG_LEVEL: 'silent' }));
  try {
    const before = await stateOf(services);
    const exported = await antam('export', 'export', 'places');
    const list = path.join(folder, 'list.csv');
    await writeList(list, rows);
    const { added, number } = importReport.parse(JSON.parse(await antam('import', 'import', 'places', list, '--json')));
    const faults = added === rows ? [] : [`${added} of ${rows} rows were added`];
    const undo = ['imports', 'undo', String(number)];

    const left = await killHalfway(services, env, undo, rows);
    console.log(`${engine}: killed with ${left.changes} of ${rows} left`);
    if (left.changes === 0) throw new Error('the undo was over before it could be killed: name more --rows');
    if (left.changes >= rows) faults.push('it was not killed in its middle');
    if (left.places !== before.places + left.changes) {
      faults.push(`${left.places - before.places} places are there, and ${left.changes} are noted`);
    }
    const report = undoReport.parse(JSON.parse(await antam('undo to its end', ...undo, '--json')));
    if (report.removed !== left.changes || report.restored + report.kept.length > 0) {
      faults.push(`the second undo removed ${report.removed} and left ${report.kept.length}`);
    }
    const after = await stateOf(services);
    if (!isDeepStrictEqual(after, before)) faults.push(`${JSON.stringify(after)} is not ${JSON.stringify(before)}`);
    if ((await antam('export', 'export', 'places')) !== exported) faults.push('the export is not what it was');
    await antam('doctor', 'doctor');
    return faults;
  } finally {
    await closeServices(services);
  }
}

/** What an import and its undo change, as numbers. */
async function stateOf({ db }: Services) {
  const count = async (sql: string) => Number((await textOf(db.primary).first<{ n: number }>(sql))?.n);
  return {
    places: await count('select count(*) as n from place'),
    terms: await count('select count(*) as n from place_term'),
    found: await count('select count(*) as n from search_document'),
    // The same records, and not only as many.
    foundIds: await count('select sum(kind * 100003 + entity_id) as n from search_document'),
    changes: await count('select count(*) as n from import_change'),
  };
}

/** Starts an undo and kills it once half of the records are gone. Answers what is left. */
async function killHalfway(
  services: Services,
  env: Readonly<Record<string, string>>,
  undo: readonly string[],
  rows: number,
): Promise<{ readonly changes: number; readonly places: number }> {
  const child = spawn(process.execPath, ['cli/bin/antam.js', ...undo], {
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  while (child.exitCode === null && child.signalCode === null) {
    const { changes } = await stateOf(services);
    if (changes <= rows / 2) break;
    await sleep(100);
  }
  kill();
  process.off('exit', kill);
  await ended;
  const { changes, places } = await stateOf(services);
  return { changes, places };
}

async function writeList(file: string, rows: number): Promise<void> {
  const out = createWriteStream(file);
  out.write('external_id,name,place_type,province,address,phone,specialities,opening_hours\n');
  for (let n = 0; n < rows; n += 1) {
    const [name, province] = [NAMES[n % NAMES.length], PROVINCES[n % PROVINCES.length]];
    const phone = `+8424${String(38_000_000 + n)}`;
    out.write(
      `l-${n},Phòng khám ${name} ${n},Phòng khám,${province},${n} Hàng Bông,${phone},Tim mạch,Mo-Sa 07:00-20:00\n`,
    );
  }
  out.end();
  await finished(out);
}
