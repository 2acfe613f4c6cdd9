import { Failure } from '../io/failure.ts';
import { renderTable } from '../io/table.ts';
import { say, type Terminal } from '../io/terminal.ts';
import type { MigrationCheck } from './check-migrations.ts';
import { megabytes } from './free-space.ts';

/** Says what an upgrade would do, unless `isSaid`; fails where it cannot be done. */
export function tellCheck(terminal: Terminal, check: MigrationCheck, isSaid: boolean): void {
  if (!isSaid) {
    for (const line of lines(check)) say(terminal, line);
  }
  if (check.newer.length > 0) throw new Failure(`A newer version has run ${check.newer.join(', ')}: run that version`);
  if (check.freeBytes !== null && check.freeBytes < check.neededBytes) {
    throw new Failure(`${megabytes(check.neededBytes)} are needed: free some space before you migrate`);
  }
}

function lines({ pending, seconds, databaseBytes, neededBytes, freeBytes }: MigrationCheck): string[] {
  if (pending.length === 0) return ['Nothing is pending.'];
  const rows = pending.map(({ name, stopsOldProcesses, seconds: own }) => [
    name,
    stopsOldProcesses ? 'stop them first' : 'go on',
    `${own} s`,
  ]);
  const room = freeBytes === null ? 'on the disk of PostgreSQL' : `${megabytes(freeBytes)} are free`;
  return [
    renderTable(['Migration', 'Old processes', 'About'], rows),
    `Together about ${seconds} s; the database has ${megabytes(databaseBytes)}; ${megabytes(neededBytes)} are needed, ${room}.`,
  ];
}
