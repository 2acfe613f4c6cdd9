import { readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '@antam/server/platform/env/config.ts';
import { RELEASE } from '@antam/server/platform/release.ts';
import type { Services } from '@antam/server/platform/services.ts';
import { makeFolder } from '@antam/server/platform/storage/make-folder.ts';
import { temporaryFolder } from '../backup/leftovers.ts';
import type { SqliteColumn } from '../backup/sqlite-tables.ts';
import { withMigratedServices } from '../boot/services.ts';
import { EXIT, Failure } from '../io/failure.ts';
import { type Progress, showProgress } from '../io/progress.ts';
import type { Terminal } from '../io/terminal.ts';
import { copyPictures } from './copy-pictures.ts';
import { dataPackage, type ExportedFile, readMe } from './describe-export.ts';
import { exportedTables, isExportedColumn } from './exported-tables.ts';
import { openTables } from './read-tables.ts';
import { writeTable } from './write-table.ts';

export interface ExportedAll {
  readonly folder: string;
  readonly tables: number;
  readonly rows: number;
  readonly pictures: number;
  /** Files of pictures that rows name and the store has not. */
  readonly missing: readonly string[];
}

/** Writes everything of a site into a new folder, which gets its name when it is whole. The site may go on running. */
export async function exportAll(terminal: Terminal, config: Config, target: string): Promise<ExportedAll> {
  const folder = path.resolve(target);
  requireNew(folder);
  const part = temporaryFolder(path.dirname(folder), 'export');
  const progress = showProgress(terminal, 'Exporting');
  try {
    const done = await withMigratedServices(config, services => writeAll(services, part, progress));
    requireNew(folder);
    renameSync(part, folder);
    return { folder, ...done };
  } finally {
    progress.finish();
    rmSync(part, { recursive: true, force: true });
  }
}

/** An empty folder counts as none. */
function requireNew(folder: string): void {
  const stats = statSync(folder, { throwIfNoEntry: false });
  if (stats && !(stats.isDirectory() && readdirSync(folder).length === 0))
    throw new Failure(`${folder} is there already: name a folder that is not`, EXIT.missing);
}

/** People look for it there. */
const idFirst = (columns: readonly SqliteColumn[]): SqliteColumn[] =>
  columns.toSorted((a, b) => Number(b.name === 'id') - Number(a.name === 'id'));

async function writeAll(services: Services, folder: string, progress: Progress): Promise<Omit<ExportedAll, 'folder'>> {
  const { config, files: store, clock, subjects } = services;
  const at = clock.now();
  makeFolder(path.join(folder, 'data'));
  const reader = await openTables(config.database);
  try {
    const files: ExportedFile[] = [];
    const exported = exportedTables(subjects);
    for (const table of (await reader.tables()).filter(name => Object.hasOwn(exported, name))) {
      const columns = idFirst((await reader.columns(table)).filter(({ name }) => isExportedColumn(name)));
      const file = path.join(folder, 'data', `${table}.csv`);
      const onRows = (rows: number) => progress.update(rows, undefined, table);
      onRows(0);
      const rows = await writeTable(reader, table, { columns, file, onRows });
      files.push({ table, holds: exported[table], columns, rows });
    }
    const copied = await copyPictures(reader, store, {
      folder: path.join(folder, 'files'),
      onFile: count => progress.update(count, undefined, 'pictures'),
    });
    const described = { release: RELEASE, at, files, pictures: copied.files };
    writeFileSync(path.join(folder, 'README.md'), readMe(described), { mode: 0o600 });
    writeFileSync(path.join(folder, 'datapackage.json'), dataPackage(described), { mode: 0o600 });
    const rows = files.reduce((sum, file) => sum + file.rows, 0);
    return { tables: files.length, rows, pictures: copied.files, missing: copied.missing };
  } finally {
    await reader.close();
  }
}
