/**
 * Exit codes. `usage`: the command line was not understood. The last four say what was in the way: a file or folder that
 * is not there or is something else, a right that this user has not, a full disk, a database or server that does not
 * answer, refuses or is in use.
 */
export const EXIT = { ok: 0, failed: 1, usage: 2, missing: 3, forbidden: 4, full: 5, unreachable: 6 } as const;

/** A failure with a message for the operator: it is printed as one line, without a stack. */
export class Failure extends Error {
  readonly exitCode: number;

  constructor(message: string, exitCode: number = EXIT.failed, options: ErrorOptions = {}) {
    super(message, options);
    this.name = 'Failure';
    this.exitCode = exitCode;
  }
}

/** The message of anything that was thrown. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The beginning of {@link messageOf} in one line, for amid a sentence. */
export const briefly = (error: unknown): string => messageOf(error).replace(/\s+/g, ' ').slice(0, 80);
