import type { ImportReport } from '@antam/server/platform/transfer/import.ts';
import { renderTable } from '../io/table.ts';
import { say, type Terminal } from '../io/terminal.ts';

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
