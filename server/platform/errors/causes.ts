const DEPTH = 5;

/** The error and what it was made from, outermost first. The ORM keeps the driver's error as `previous`. */
export function causesOf(error: unknown): Error[] {
  const causes: Error[] = [];
  for (let cause = error; cause instanceof Error && causes.length < DEPTH; cause = previousOf(cause))
    causes.push(cause);
  return causes;
}

function previousOf(error: Error): unknown {
  return error.cause ?? ('previous' in error ? error.previous : undefined);
}

/** The code that a driver or the system gave an error; empty where there is none. */
export function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}
