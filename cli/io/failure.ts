/** Exit codes; `USAGE` means that the command line was not understood. */
export const EXIT = { ok: 0, failed: 1, usage: 2 } as const;

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
