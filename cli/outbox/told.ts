import { EXIT, Failure } from '../io/failure.ts';
import { say, sayJson, type Terminal } from '../io/terminal.ts';

/** What became of one row that was named on the command line. */
export interface Told {
  readonly id: number;
  /** A word for machines. */
  readonly result: string;
  /** The same for people. */
  readonly sentence: string;
  readonly isDone: boolean;
}

/** Says what became of each row; fails where one was not done. */
export function tellAll(terminal: Terminal, json: boolean | undefined, told: readonly Told[]): void {
  if (json)
    sayJson(
      terminal,
      told.map(({ id, result }) => ({ id, result })),
    );
  else for (const { id, sentence } of told) say(terminal, `${id}: ${sentence}`);
  if (!json && told.length === 0) say(terminal, 'Nothing failed.');
  const left = told.filter(({ isDone }) => !isDone).length;
  if (left > 0) throw new Failure(left === 1 ? 'One was left as it is' : `${left} were left as they are`);
}

/** Fails unless either numbers or `--failed` were given. */
export function requireNumbersOrFailed(ids: readonly number[], failed: boolean | undefined): void {
  if (ids.length > 0 === (failed === true)) throw new Failure('Give numbers, or --failed for all', EXIT.usage);
}

/** A moment as tables show it. */
export const moment = (date: Date | null): string => date?.toISOString().slice(0, 16).replace('T', ' ') ?? '';
