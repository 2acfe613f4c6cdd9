const UNIQUE_CODES = new Set(['23505', 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY']);

/** Whether an error, or one of its causes, is the database's refusal of a duplicate of a unique value. */
export function isUniqueViolation(error: unknown): boolean {
  return causesOf(error).some(cause => UNIQUE_CODES.has(codeOf(cause)));
}

const REFERENCE_CODES = new Set(['23503', 'SQLITE_CONSTRAINT_FOREIGNKEY']);

/** Whether an error, or one of its causes, is the database's refusal of a reference to a row that is not there. */
export function isMissingReference(error: unknown): boolean {
  return causesOf(error).some(cause => REFERENCE_CODES.has(codeOf(cause)));
}

const DEPTH = 5;

/** The error and its causes, outermost first. The ORM keeps the driver's error as `previous`. */
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

const marked = new WeakSet<Error>();

/**
 * Marks an error and its causes as the database's. Without the mark, codes of broken connections look the same for a mail
 * server or a file store.
 */
export function markOfDatabase(error: unknown): void {
  for (const cause of causesOf(error)) marked.add(cause);
}

/** Whether {@link markOfDatabase} marked this error. */
export function isOfDatabase(error: Error): boolean {
  return marked.has(error);
}

/** Runs work that talks to nothing but the database, and marks its errors. */
export async function talking<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    markOfDatabase(error);
    throw error;
  }
}

/** A message without the values that PostgreSQL repeats: `Key (email)=(…) already exists.` */
export function withoutValues(text: string): string {
  return text.replace(/\n - detail: .*/g, '');
}
