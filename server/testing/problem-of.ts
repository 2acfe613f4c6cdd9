import { Problem } from '../platform/errors/problem.ts';

/** The problem that some work ends with; throws where it ends otherwise. */
export async function problemOf(work: Promise<unknown>): Promise<Problem> {
  const outcome = await work.catch((error: unknown) => error);
  if (!(outcome instanceof Problem)) throw new Error(`not a problem: ${String(outcome)}`);
  return outcome;
}
