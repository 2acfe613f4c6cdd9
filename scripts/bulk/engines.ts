import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { asAdmin, createPostgresDatabase } from '@antam/server/testing/postgres-database.ts';
import { differences } from '../../cli/backup/fingerprint.ts';
import type { Manifest } from '../../cli/backup/manifest.ts';
import { manifestOf } from '../../cli/testing/manifest-of.ts';
import { megabytes } from '../bench/table.ts';
import { wholeNumber } from '../option-values.ts';
import { startPostgres } from '../postgres.ts';
import { runScript } from '../run-script.ts';
import { describeMeasured, measured } from './measured.ts';

/*
 * `npm run test:engines`: a world of a real size goes from SQLite to PostgreSQL and back by backups, and must be the same
 * row for row.
 */

const HELP = `Takes a world from SQLite to PostgreSQL and back by backups that are proved, and compares every table.

  npm run test:engines -- [--doctors N] [--from FOLDER]

  --doctors  professionals of the world vietnam (20000); the rest in proportion
  --from     a data folder, which nobody serves, of which a copy is used in place of a new world

PostgreSQL is brought by npm, or named by DATABASE_URL. Exits with 0 when all tables are equal, 1 when one differs, and 2
when it could not run.`;

const SECRET = 'a secret that only this run ever uses';
/** The new search index of another engine is a change that is announced to caches. */
const TOLD = 'content_version ';

await runScript('test:engines', main);

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      doctors: { type: 'string', default: '20000' },
      from: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  const doctors = wholeNumber('doctors', values.doctors, 1);
  const postgres = await startPostgres();
  const root = mkdtempSync(path.join(tmpdir(), 'antam-engines-'));
  process.once('exit', () => rmSync(root, { recursive: true, force: true }));
  const { url } = await createPostgresDatabase(postgres.url);
  const folder = (name: string) => {
    const made = path.join(root, name);
    mkdirSync(made);
    return made;
  };
  const step = async (name: string, data: string, isPostgres: boolean, ...args: string[]) => {
    const env = { ANTAM_SECRET: SECRET, ANTAM_DATA: data, ...(isPostgres ? { DATABASE_URL: url } : {}) };
    console.log(`${name.padEnd(22)} ${describeMeasured(await measured(args, env, [root]))}`);
  };
  try {
    const source = folder('source');
    // A backup notes in the database that it was made.
    if (values.from !== undefined) cpSync(values.from, source, { recursive: true });
    else {
      await step('seed', source, false, 'seed', '--world', 'vietnam', '--rows', String(doctors));
    }
    const archive = (name: string) => path.join(root, `${name}.tar.gz`);
    const [first, second, third] = [archive('sqlite'), archive('postgresql'), archive('back')];
    const [proof, between, back] = [folder('proof'), folder('between'), folder('back')];
    await step('SQLite: backup', source, false, 'backup', first);
    await step('SQLite: its proof', proof, false, 'backup', first, '--verify');
    await step('PostgreSQL: restore', between, true, 'restore', first);
    console.log(`  its database has ${megabytes(await databaseBytes(url))} MB`);
    await step('PostgreSQL: backup', between, true, 'backup', second);
    await step('PostgreSQL: its proof', between, true, 'backup', second, '--verify');
    await step('SQLite: restore', back, false, 'restore', second);
    await step('SQLite: backup', back, false, 'backup', third);
    await step('SQLite: its proof', back, false, 'backup', third, '--verify');
    const [one, two, three] = [await manifestOf(first), await manifestOf(second), await manifestOf(third)];
    const found = [...different(one, two), ...different(one, three)];
    const rows = Object.values(one.tables).reduce((sum, table) => sum + table.rows, 0);
    console.log(
      found.length > 0 ? found.join('\n') : `${Object.keys(one.tables).length} tables with ${rows} rows are equal.`,
    );
    return found.length > 0 ? 1 : 0;
  } finally {
    await postgres.stop();
  }
}

function different(before: Manifest, after: Manifest): string[] {
  const tables = differences(before.tables, after.tables).filter(told => !told.startsWith(TOLD));
  // SQLite does not remember that nothing was handed out.
  const numbers = Object.entries(before.sequences).filter(([name, last]) => last > 0 && after.sequences[name] !== last);
  return [...tables, ...numbers.map(([name]) => `${name}: the next number differs`)].map(
    told => `${after.engine} ${told}`,
  );
}

async function databaseBytes(url: string): Promise<number> {
  let bytes = 0;
  await asAdmin(url, async admin => {
    const { rows } = await admin.query<{ bytes: string }>('select pg_database_size(current_database()) as bytes');
    bytes = Number(rows[0]?.bytes);
  });
  return bytes;
}
