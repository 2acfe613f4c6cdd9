import { randomBytes } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { FEATURES } from '../app/features.ts';
import { type Database, type DatabaseConfig, openDatabase } from '../platform/db/database.ts';
import { platformEntities } from '../platform/platform.entity.ts';
import { sourceFingerprint } from './source-fingerprint.ts';

/** Filled once per state of the sources; every test database that wants it is a copy. */
export interface Template {
  /** Part of the template's name: another fill, another name. */
  readonly name: string;
  fill(db: Database): Promise<void>;
}

export interface DatabaseCopy {
  readonly config: DatabaseConfig;
  drop(): Promise<void>;
}

const entities = [...platformEntities, ...FEATURES.flatMap(feature => feature.entities)];

/** Any number; the lock under which one process at a time makes templates and copies on a PostgreSQL server. */
const TEMPLATE_LOCK = 7_462;

/** Makes a migrated, filled database for one test file: SQLite in `folder`, or PostgreSQL with `TEST_DATABASE_URL`. */
export async function copyTemplate(folder: string, template: Template): Promise<DatabaseCopy> {
  const server = process.env.TEST_DATABASE_URL;
  const source = `antam_${template.name}_${sourceFingerprint()}`;
  return server ? copyPostgres(server, source, template) : copySqlite(folder, source, template);
}

async function copySqlite(folder: string, name: string, template: Template): Promise<DatabaseCopy> {
  const cache = path.join(tmpdir(), 'antam-test-templates');
  const source = path.join(cache, `${name}.sqlite`);
  if (!existsSync(source)) await makeSqliteTemplate(cache, source, template);
  const file = path.join(folder, 'antam.sqlite');
  copyFileSync(source, file);
  return { config: { engine: 'sqlite', file }, drop: async () => undefined };
}

/** Two test files may start at once: each makes its own template, and the last to be renamed stays. */
async function makeSqliteTemplate(cache: string, target: string, template: Template): Promise<void> {
  mkdirSync(cache, { recursive: true });
  const file = `${target}.${randomBytes(6).toString('hex')}`;
  await fillTemplate({ engine: 'sqlite', file }, template);
  renameSync(file, target);
  for (const suffix of ['-wal', '-shm']) rmSync(file + suffix, { force: true });
}

async function fillTemplate(config: DatabaseConfig, template: Template): Promise<void> {
  const db = await openDatabase(config, entities);
  try {
    await db.migrate();
    await template.fill(db);
    db.sqlite?.pragma('wal_checkpoint(TRUNCATE)');
  } finally {
    await db.close();
  }
}

async function copyPostgres(server: string, source: string, template: Template): Promise<DatabaseCopy> {
  const name = `antam_test_${randomBytes(6).toString('hex')}`;
  await asAdmin(server, async admin => {
    await admin.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const known = await admin.query('select 1 from pg_database where datname = $1', [source]);
    if (known.rowCount === 0) await makePostgresTemplate(admin, server, source, template);
    await admin.query(`create database ${name} template ${source}`);
  });
  return {
    config: { engine: 'postgresql', url: databaseUrl(server, name), poolSize: 5 },
    drop: () => asAdmin(server, admin => admin.query(`drop database ${name} with (force)`)),
  };
}

async function makePostgresTemplate(admin: pg.Client, server: string, name: string, template: Template): Promise<void> {
  const unfinished = `${name}_unfinished`;
  await admin.query(`drop database if exists ${unfinished} with (force)`);
  await admin.query(`create database ${unfinished}`);
  await fillTemplate({ engine: 'postgresql', url: databaseUrl(server, unfinished), poolSize: 2 }, template);
  await admin.query(`alter database ${unfinished} rename to ${name}`);
}

async function asAdmin(server: string, work: (admin: pg.Client) => Promise<unknown>): Promise<void> {
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  try {
    await work(admin);
  } finally {
    await admin.end();
  }
}

function databaseUrl(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
