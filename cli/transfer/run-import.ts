import { createWork } from '@antam/server/app/create-work.ts';
import { nativeOf } from '@antam/server/platform/db/native.ts';
import type { Config } from '@antam/server/platform/env/config.ts';
import type { WorkerSettings } from '@antam/server/platform/jobs/worker.ts';
import type { Services } from '@antam/server/platform/services.ts';
import type { ImportOptions, ImportReport } from '@antam/server/platform/transfer/import.ts';
import { requireMigrated, withMigratedServices, withServices } from '../boot/services.ts';
import { prepareDatabase } from '../boot/worlds.ts';
import type { TransferKindName } from '../commands/options.ts';
import { showProgress } from '../io/progress.ts';
import { renderTable } from '../io/table.ts';
import { say, type Terminal } from '../io/terminal.ts';
import { loadKind } from './kinds.ts';
import { checkCsv, readCsv } from './read-csv.ts';

/**
 * Imports a file, and waits until search finds the imported records. A new database first gets tables and reference
 * lists; a dry run wants one that is there, and changes nothing. Fails before anything is created if the file is not such a list.
 */
export async function runImport(
  terminal: Terminal,
  config: Config,
  kindName: TransferKindName,
  file: string,
  options: ImportOptions = {},
): Promise<ImportReport> {
  const kind = await loadKind(kindName);
  await checkCsv(file, kind);
  const open = options.dryRun ? withMigratedServices : withServices;
  return open(config, async services => {
    if (!options.dryRun) await prepare(terminal, services);
    const progress = showProgress(terminal, `Importing ${kindName}`);
    try {
      const report = await kind.import(services, readCsv(file, kind), rows => progress.update(rows), options);
      if (!options.dryRun && report.added + report.updated > 0) await createWork(services, work(services)).drain();
      return report;
    } finally {
      progress.finish();
    }
  });
}

/**
 * One job at a time on SQLite: parallel jobs would only pass the write lock between each other, ahead of everybody else
 * who waits for it.
 */
const work = ({ db }: Services): Partial<WorkerSettings> => (db.engine === 'sqlite' ? { concurrency: 1 } : {});

/** Migrates only a new database: an existing one is migrated when its operator decides so. */
async function prepare(terminal: Terminal, services: Services): Promise<void> {
  const isNew = (await (await nativeOf(services.db).orm()).migrator.getExecuted()).length === 0;
  if (!isNew) await requireMigrated(services);
  await prepareDatabase(terminal, services, 'none');
}

/** Longer names are cut in the table; `--json` has more of them. */
const NAME_WIDTH = 48;

/** Prints every refused, repaired and flagged row, and what the import did. */
export function sayReport(terminal: Terminal, report: ImportReport): void {
  if (report.notes.length > 0) {
    const rows = report.notes.map(({ line, severity, code, name, message }) => [
      ...[String(line), severity, code, shorten(name), message],
    ]);
    say(terminal, renderTable(['line', 'what', 'code', 'name', 'why'], rows));
    say(terminal);
  }
  const { kind, read, added, updated, unchanged, refused, repaired, flagged } = report;
  say(
    terminal,
    `${kind}: ${read} rows read: ${added} added, ${updated} updated, ${unchanged} unchanged, ${refused} refused.`,
  );
  say(terminal, `Of those taken, ${repaired} were repaired and ${flagged} are worth a look.`);
}

const shorten = (text: string) => (text.length > NAME_WIDTH ? `${text.slice(0, NAME_WIDTH - 1)}…` : text);
