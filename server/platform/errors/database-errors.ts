const UNIQUE_CODES = new Set(['23505', 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY']);
const DEPTH = 5;

/** Whether an error, or what caused it, is the database refusing a second row with the same unique value. */
export function isUniqueViolation(error: unknown): boolean {
  return causesOf(error).some(cause => UNIQUE_CODES.has(codeOf(cause)));
}

/** The error and what it was made from, outermost first. The ORM keeps the driver's error as `previous`. */
function causesOf(error: unknown): Error[] {
  const causes: Error[] = [];
  for (let cause = error; cause instanceof Error && causes.length < DEPTH; cause = previousOf(cause))
    causes.push(cause);
  return causes;
}

function previousOf(error: Error): unknown {
  return error.cause ?? ('previous' in error ? error.previous : undefined);
}

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}
