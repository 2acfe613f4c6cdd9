import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { FEATURES } from '../app/features.ts';
import { type DatabaseConfig, openDatabase } from '../platform/db/database.ts';
import { nativeOf } from '../platform/db/native.ts';
import { platformEntities } from '../platform/platform.entity.ts';
import { PATIENCE_MS } from './patience.ts';
import { asAdmin, createPostgresDatabase, databaseUrl } from './postgres-database.ts';
import { sourceFingerprint } from './source-fingerprint.ts';
import { copyTemplateFolder, makeTemplate, SQLITE_FILE, templateFolder, templatePath } from './template-folder.ts';
import type { Template } from './templates.ts';

/** A database for one test file, and its files in the folder that was asked for. */
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
  const name = `antam_${template.name}_${sourceFingerprint(template.sources)}`;
  return server ? copyPostgres(server, folder, name, template) : copySqlite(folder, name, template);
}

async function copySqlite(folder: string, name: string, template: Template): Promise<DatabaseCopy> {
  const source = await templateFolder(`${name}_sqlite`, unfinished =>
    fillTemplate({ engine: 'sqlite', file: path.join(unfinished, SQLITE_FILE), durable: false }, unfinished, template),
  );
  copyTemplateFolder(source, folder);
  const file = path.join(folder, SQLITE_FILE);
  return { config: { engine: 'sqlite', file, durable: false, waitMs: PATIENCE_MS }, drop: async () => undefined };
}

async function fillTemplate(config: DatabaseConfig, folder: string, template: Template): Promise<void> {
  const db = await openDatabase(config, entities);
  try {
    await db.migrate();
    await template.fill(db, folder);
    nativeOf(db).sqlite?.pragma('wal_checkpoint(TRUNCATE)');
  } finally {
    await db.close();
  }
}

async function copyPostgres(server: string, folder: string, source: string, template: Template): Promise<DatabaseCopy> {
  const files = `${source}_postgresql`;
  const { url, drop } = await asAdmin(server, async admin => {
    await admin.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const known = await admin.query('select 1 from pg_database where datname = $1', [source]);
    if (known.rowCount === 0 || !existsSync(templatePath(files)))
      await makePostgresTemplate(admin, server, source, files, template);
    return createPostgresDatabase(server, source);
  });
  copyTemplateFolder(templatePath(files), folder);
  return { config: { engine: 'postgresql', url, poolSize: 5, waitMs: PATIENCE_MS, queryMs: PATIENCE_MS }, drop };
}

async function makePostgresTemplate(
  admin: pg.Client,
  server: string,
  name: string,
  files: string,
  template: Template,
): Promise<void> {
  const unfinished = `${name}_unfinished`;
  await admin.query(`drop database if exists ${name} with (force)`);
  await admin.query(`drop database if exists ${unfinished} with (force)`);
  await admin.query(`create database ${unfinished}`);
  rmSync(templatePath(files), { recursive: true, force: true });
  await makeTemplate(files, folder =>
    fillTemplate(
      { engine: 'postgresql', url: databaseUrl(server, unfinished), poolSize: 2, queryMs: 0 },
      folder,
      template,
    ),
  );
  await admin.query(`alter database ${unfinished} rename to ${name}`);
}
