import path from 'node:path';
import { createJournal } from '@antam/server/features/imports/commands/journal.ts';
import { nativeOf } from '@antam/server/platform/db/native.ts';
import type { Config } from '@antam/server/platform/env/config.ts';
import type { Services } from '@antam/server/platform/services.ts';
import type { ImportOptions, ImportReport } from '@antam/server/platform/transfer/import.ts';
import { requireMigrated, withMigratedServices, withServices } from '../boot/services.ts';
import { prepareDatabase } from '../boot/worlds.ts';
import { counted } from '../io/counted.ts';
import { showProgress } from '../io/progress.ts';
import { renderTable } from '../io/table.ts';
import { say, type Terminal } from '../io/terminal.ts';
import { doWork } from './do-work.ts';
import { loadKind, type TransferKindName } from './kinds.ts';
import { checkCsv, readCsv } from './read-csv.ts';

/** What an import did, and by which number it can be taken back; null where it wrote nothing. */
export interface NumberedReport extends ImportReport {
  readonly number: number | null;
}

/**
 * Imports a file, and waits until search finds the imported records. A new database first gets tables and reference
 * lists; a dry run wants one that is there, and changes nothing. Fails before anything is created if the file is not such a list.
 */
export async function runImport(
  terminal: Terminal,
  config: Config,
  kindName: TransferKindName,
  file: string,
  { dryRun = false }: Pick<ImportOptions, 'dryRun'> = {},
): Promise<NumberedReport> {
  const kind = await loadKind(kindName);
  await checkCsv(file, kind);
  const open = dryRun ? withMigratedServices : withServices;
  return open(config, async services => {
    if (!dryRun) await prepare(terminal, services);
    const journal = createJournal(services, kind, path.basename(file));
    const progress = showProgress(terminal, `Importing ${kindName}`);
    try {
      const onProgress = (rows: number) => progress.update(rows);
      const report = await kind.import(services, readCsv(file, kind), onProgress, { dryRun, also: journal.also });
      const number = await journal.finish();
      if (!dryRun && report.added + report.updated > 0) await doWork(services);
      return { ...report, number: number ?? null };
    } finally {
      progress.finish();
    }
  });
}

/** Migrates only a new database: an existing one is migrated when its operator decides so. */
async function prepare(terminal: Terminal, services: Services): Promise<void> {
  const isNew = (await (await nativeOf(services.db).orm()).migrator.getExecuted()).length === 0;
  if (!isNew) await requireMigrated(services);
  await prepareDatabase(terminal, services, 'none');
}

/** Longer names are cut in the table; `--json` has more of them. */
const NAME_WIDTH = 48;

/** Prints every refused, repaired and flagged row, and what the import did. */
export function sayReport(terminal: Terminal, report: NumberedReport): void {
  if (report.notes.length > 0) {
    const rows = report.notes.map(({ line, severity, code, name, message }) => [
      String(line),
      severity,
      code,
      shorten(name),
      message,
    ]);
    say(terminal, renderTable(['line', 'what', 'code', 'name', 'why'], rows));
    say(terminal);
  }
  const { kind, read, added, updated, unchanged, refused, repaired, flagged, number } = report;
  say(
    terminal,
    `${kind}: ${counted(read, 'row')} read: ${added} added, ${updated} updated, ${unchanged} unchanged, ${refused} refused.`,
  );
  say(terminal, `Of those taken, ${repaired} were repaired and ${flagged} are worth a look.`);
  if (number !== null) say(terminal, `This was import ${number}, which "antam imports undo" takes back.`);
}

const shorten = (text: string) => (text.length > NAME_WIDTH ? `${text.slice(0, NAME_WIDTH - 1)}…` : text);
