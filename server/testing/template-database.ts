import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { FEATURES } from '../app/features.ts';
import { type DatabaseConfig, openDatabase } from '../platform/db/database.ts';
import { nativeOf } from '../platform/db/native.ts';
import { platformEntities } from '../platform/platform.entity.ts';
import { PATIENCE_MS } from './patience.ts';
import { copyPostgresTemplate } from './postgres-template.ts';
import { sourceFingerprint } from './source-fingerprint.ts';
import { copyTemplateFolder, makeTemplate, SQLITE_FILE, templateFolder, templatePath } from './template-folder.ts';
import type { Template } from './templates.ts';

/** A database for one test file, and its files in the folder that was asked for. */
export interface DatabaseCopy {
  readonly config: DatabaseConfig;
  drop(): Promise<void>;
}

const entities = [...platformEntities, ...FEATURES.flatMap(feature => feature.entities)];

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

async function copyPostgres(server: string, folder: string, name: string, template: Template): Promise<DatabaseCopy> {
  const files = `${name}_postgresql`;
  const fill = async (url: string) => {
    rmSync(templatePath(files), { recursive: true, force: true });
    await makeTemplate(files, unfinished =>
      fillTemplate({ engine: 'postgresql', url, poolSize: 2, queryMs: 0 }, unfinished, template),
    );
  };
  const { url, drop } = await copyPostgresTemplate(server, name, fill, () => existsSync(templatePath(files)));
  copyTemplateFolder(templatePath(files), folder);
  return { config: { engine: 'postgresql', url, poolSize: 5, waitMs: PATIENCE_MS, queryMs: PATIENCE_MS }, drop };
}
