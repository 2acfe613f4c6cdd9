import { causesOf } from './causes.ts';

const marked = new WeakSet<Error>();

/**
 * Notes that an error, with what caused it, came from talking to the database: the system's codes of broken connections
 * are the same for a mail server or a store of pictures.
 */
export function markOfDatabase(error: unknown): void {
  for (const cause of causesOf(error)) marked.add(cause);
}

/** Whether {@link markOfDatabase} was told of this very error. */
export function isOfDatabase(error: Error): boolean {
  return marked.has(error);
}

/** Does what only talks to the database; its errors are marked. */
export async function talking<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    markOfDatabase(error);
    throw error;
  }
}
