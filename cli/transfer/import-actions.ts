import { type UndoReport, undoImport } from '@antam/server/features/imports/commands/undo-import.ts';
import { findImport, type ListedImport, listImports } from '@antam/server/features/imports/queries/list-imports.ts';
import { readConfiguration } from '../boot/configuration.ts';
import { withMigratedServices } from '../boot/services.ts';
import { EXIT, Failure } from '../io/failure.ts';
import { showProgress } from '../io/progress.ts';
import { renderTable } from '../io/table.ts';
import { notice, say, sayJson, type Terminal } from '../io/terminal.ts';
import { moment } from '../outbox/told.ts';
import { doWork } from './do-work.ts';
import { loadKind, TRANSFER_KINDS } from './kinds.ts';

export interface ImportsOptions {
  readonly data?: string;
  readonly json?: boolean;
}

export interface UndoImportOptions extends ImportsOptions {
  readonly dryRun?: boolean;
}

/** `antam imports list` */
export async function sayImports(terminal: Terminal, options: ImportsOptions): Promise<void> {
  const imports = await withMigratedServices(readConfiguration(terminal, options), listImports);
  if (options.json) sayJson(terminal, imports);
  else if (imports.length === 0) say(terminal, 'Nothing was imported in the last 90 days.');
  else {
    const head = ['number', 'kind', 'file', 'begun (UTC)', 'finished (UTC)', 'added', 'updated', 'undone (UTC)'];
    const rows = imports.map(each => [
      String(each.number),
      each.kind,
      each.file,
      moment(each.begunAt),
      each.finishedAt === null ? 'not yet, or broken off' : moment(each.finishedAt),
      String(each.added),
      String(each.updated),
      moment(each.undoneAt),
    ]);
    say(terminal, renderTable(head, rows));
  }
}

/** `antam imports undo` */
export async function takeImportBack(
  terminal: Terminal,
  number: number,
  { dryRun = false, ...options }: UndoImportOptions,
): Promise<void> {
  const { found, report } = await withMigratedServices(readConfiguration(terminal, options), async services => {
    const known = await findImport(services, number);
    const name = TRANSFER_KINDS.find(kind => kind === known?.kind);
    if (!known || name === undefined) {
      throw new Failure(`There is no import ${number}, or no more: see "antam imports list"`, EXIT.missing);
    }
    const { undo } = await loadKind(name);
    const progress = showProgress(terminal, `Undoing import ${number}`);
    try {
      const onProgress = (records: number) => progress.update(records);
      const done = await undoImport(services, undo, number, { dryRun, onProgress });
      if (done.removed + done.restored > 0 && !dryRun) await doWork(services);
      return { found: known, report: done };
    } finally {
      progress.finish();
    }
  });
  if (options.json) sayJson(terminal, { number, kind: found.kind, ...report });
  else sayUndone(terminal, found, report);
  if (dryRun) notice(terminal, 'Nothing was written: this was a dry run.');
  else if (report.kept.length === 1) throw new Failure('One record was left as it is');
  else if (report.kept.length > 1) throw new Failure(`${report.kept.length} records were left as they are`);
}

function sayUndone(
  terminal: Terminal,
  { number, kind, file, undoneAt }: ListedImport,
  { removed, restored, kept }: UndoReport,
): void {
  if (kept.length > 0) {
    const rows = kept.map(({ id, name, reason, why }) => [String(id), name, reason, why]);
    say(terminal, renderTable(['id', 'name', 'left because', 'that is'], rows));
    say(terminal);
  }
  const before = undoneAt === null ? '' : ` It was undone before, at ${moment(undoneAt)} (UTC).`;
  say(
    terminal,
    `Import ${number} (${kind}, ${file}): ${removed} removed, ${restored} set back, ${kept.length} left.${before}`,
  );
}
